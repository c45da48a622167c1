// What the world outside gives the engine, so that the linker misses nothing.
mergeInto(LibraryManager.library, { go_on: () => {} });
