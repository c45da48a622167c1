let left: readonly File[] = [];

/** Leaves files for the page where they are uploaded. They are none of what survives a reload. */
export function leaveFiles(files: readonly File[]): void {
  left = files;
}

/** The files that were left, once. */
export function takeFiles(): File[] {
  const taken = [...left];
  left = [];
  return taken;
}
