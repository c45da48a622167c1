// What the parts of the front share. Shapes are known outside by numbers, which hold until `forget`; an answer of several numbers
// lies in `told` or `numbers`. Lengths are in millimetres. What Open CASCADE throws goes through to the caller as an exception.
#pragma once

#include <Message_ProgressRange.hxx>
#include <TopoDS.hxx>
#include <TopoDS_Face.hxx>
#include <TopoDS_Shape.hxx>
#include <vector>

#define EXPORTED(type, name) extern "C" __attribute__((export_name(#name))) type name

namespace front {
extern double told[32];
extern std::vector<double> numbers;
extern std::vector<TopoDS_Shape> shapes;

int keep(const TopoDS_Shape &shape);
const TopoDS_Shape &shapeOf(int number);
inline TopoDS_Face faceOf(int number) { return TopoDS::Face(shapeOf(number)); }

/**
 * Tells the world outside how far the work of this call is, from 0 to 1, and lets it stop the work: by an exception that is none of
 * Open CASCADE's.
 */
extern "C" __attribute__((import_module("host"), import_name("go_on"))) void goOn(double share);

/** What Open CASCADE tells how far it is to; `from`: the share of the work that was done before. */
Message_ProgressRange watched(double from = 0);

/** Throws away what the readers, the surfaces and the meshes keep beside the shapes. */
void forgetReaders();
void forgetSurfaces();
void forgetIdentities();
} // namespace front
