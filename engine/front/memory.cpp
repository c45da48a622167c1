#include "front.hpp"
#include <Message.hxx>
#include <Message_Messenger.hxx>
#include <Standard_OutOfRange.hxx>
#include <cstdlib>
#include <cstring>
#include <new>

namespace front {
double told[32];
std::vector<double> numbers;
std::vector<TopoDS_Shape> shapes;

int keep(const TopoDS_Shape &shape) {
  shapes.push_back(shape);
  return int(shapes.size()) - 1;
}

const TopoDS_Shape &shapeOf(int number) {
  if (number < 0 || size_t(number) >= shapes.size()) throw Standard_OutOfRange("There is no such shape.");
  return shapes[number];
}
} // namespace front

namespace {
bool ranOut = false;

void *note(void *room) {
  if (room == nullptr) ranOut = true;
  return room;
}

/** What a piece of memory takes is a multiple of UNIT, HEAD of it for its size (Emscripten's malloc.c, dlmalloc). */
const size_t UNIT = 8, HEAD = sizeof(size_t);
/** Pieces of up to this many units are kept when they are given back, so many of each size: half a megabyte in all. */
const size_t LARGEST = 32, MOST = 128;

struct Piece {
  Piece *next;
};

struct {
  Piece *first;
  size_t count;
} spare[LARGEST + 1];

void *takeSpare(size_t bytes) {
  const size_t units = (bytes + HEAD + UNIT - 1) / UNIT;
  if (units > LARGEST || spare[units].first == nullptr) return nullptr;
  Piece *piece = spare[units].first;
  spare[units].first = piece->next;
  spare[units].count--;
  return piece;
}
} // namespace

/** All of the engine asks these for memory, as the linker is told. */
extern "C" {
void *__real_malloc(size_t);
void *__real_calloc(size_t, size_t);
void *__real_realloc(void *, size_t);
void __real_free(void *);
size_t malloc_usable_size(const void *);

void *__wrap_malloc(size_t bytes) {
  void *room = takeSpare(bytes);
  return room == nullptr ? note(__real_malloc(bytes)) : room;
}

void *__wrap_calloc(size_t count, size_t bytes) {
  size_t all;
  void *room = __builtin_mul_overflow(count, bytes, &all) ? nullptr : takeSpare(all);
  return room == nullptr ? note(__real_calloc(count, bytes)) : std::memset(room, 0, all);
}

void *__wrap_realloc(void *room, size_t bytes) { return note(__real_realloc(room, bytes)); }

void __wrap_free(void *room) {
  if (room == nullptr) return;
  const size_t units = (malloc_usable_size(room) + HEAD) / UNIT;
  if (units > LARGEST || spare[units].count == MOST) return __real_free(room);
  spare[units] = {new (room) Piece{spare[units].first}, spare[units].count + 1};
}
}

using namespace front;

/** Once, before anything else. */
EXPORTED(void, start)() { Message::DefaultMessenger()->ChangePrinters().Clear(); }

/** Room for bytes from outside, which `give_back` frees. */
EXPORTED(void *, take_room)(int bytes) { return std::malloc(bytes); }
EXPORTED(void, give_back)(void *room) { std::free(room); }

EXPORTED(const double *, told_at)() { return told; }
EXPORTED(const double *, numbers_at)() { return numbers.data(); }

/** Whether there was too little memory for the last file, whatever came of it. */
EXPORTED(bool, ran_out)() { return ranOut; }

/** Forgets all shapes and what was made of them. */
EXPORTED(void, forget)() {
  forgetReaders();
  forgetSurfaces();
  forgetIdentities();
  shapes.clear();
  ranOut = false;
}
