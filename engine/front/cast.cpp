// Open CASCADE asks for the kind of an object by dynamic_cast at every other step, which walks its whole ancestry each time.
#include <cstddef>
#include <cstdint>

namespace {
struct Cast {
  const void *table, *from, *to;
  /** What is added to the object's address; NONE: it is of no such kind. */
  ptrdiff_t by;
};

const ptrdiff_t NONE = PTRDIFF_MAX;
const size_t CASTS = 8192;
Cast casts[CASTS];
} // namespace

/** All of the engine's dynamic casts, as the linker is told. An object's table of functions and both types decide what one yields. */
extern "C" {
void *__real___dynamic_cast(const void *, const void *, const void *, ptrdiff_t);
void *__wrap___dynamic_cast(const void *object, const void *from, const void *to, ptrdiff_t hint) {
  const void *table = *static_cast<const void *const *>(object);
  Cast &cast = casts[(uintptr_t(table) / 4 + uintptr_t(to) / 4 * 31) % CASTS];
  if (cast.table != table || cast.to != to || cast.from != from) {
    const void *found = __real___dynamic_cast(object, from, to, hint);
    cast = {table, from, to, found == nullptr ? NONE : static_cast<const char *>(found) - static_cast<const char *>(object)};
  }
  return cast.by == NONE ? nullptr : const_cast<char *>(static_cast<const char *>(object)) + cast.by;
}
}
