#include "front.hpp"
#include <BRepTools.hxx>
#include <BRep_Builder.hxx>
#include <DESTEP_Parameters.hxx>
#include <IGESControl_Reader.hxx>
#include <STEPControl_Reader.hxx>
#include <StepData_StepModel.hxx>
#include <StepGeom_CartesianTransformationOperator3d.hxx>
#include <Transfer_Binder.hxx>
#include <Transfer_TransientProcess.hxx>
#include <TransferBRep.hxx>
#include <XSControl_TransferReader.hxx>
#include <XSControl_WorkSession.hxx>
#include <cmath>
#include <cstdio>
#include <istream>
#include <memory>
#include <streambuf>

using namespace front;

namespace {
/** Bytes that lie in memory. */
struct Bytes : std::streambuf {
  Bytes(char *from, int size) { setg(from, from, from + size); }
};

std::unique_ptr<STEPControl_Reader> step;

/** What the IGES reader finds when it opens its file, whatever the name. */
char *openable = nullptr;
int openableSize = 0;

int keepWhole(XSControl_Reader &reader, int transferred) {
  told[0] = transferred;
  told[1] = reader.NbRootsForTransfer();
  if (transferred == 0) return -1;
  const TopoDS_Shape shape = reader.OneShape();
  return shape.IsNull() ? -1 : keep(shape);
}

/** Readers' rounding changes a scale of 1 by less. */
const double LARGEST_ROUNDING = 1e-6;

/** Whether a file enlarges or shrinks what it places. The reader bakes that into the shapes. */
bool hasScale(const StepData_StepModel &model) {
  for (int n = 1; n <= model.NbEntities(); n++) {
    const auto operation = Handle(StepGeom_CartesianTransformationOperator)::DownCast(model.Value(n));
    if (!operation.IsNull() && operation->HasScale() && std::abs(operation->Scale() - 1) > LARGEST_ROUNDING) return true;
  }
  return false;
}

/** How many roots come through. One that throws, such as a surface without extent, costs none of the others. */
int transferRoots(XSControl_Reader &reader) {
  try {
    return reader.TransferRoots();
  } catch (const Standard_Failure &) {
  }
  reader.ClearShapes();
  int transferred = 0;
  for (int root = 1; root <= reader.NbRootsForTransfer(); root++) {
    try {
      if (reader.TransferOneRoot(root)) transferred++;
    } catch (const Standard_Failure &) {
    }
  }
  return transferred;
}

/** What an entity, named by its place and id in the file, has been made into. */
Handle(Transfer_Binder) findResult(int place, int id) {
  if (!step || place < 1 || place > step->StepModel()->NbEntities()) return nullptr;
  const Handle(Standard_Transient) entity = step->StepModel()->Value(place);
  if (step->StepModel()->IdentLabel(entity) != id) return nullptr;
  return step->WS()->TransferReader()->TransientProcess()->Find(entity);
}
} // namespace

void front::forgetReaders() { step.reset(); }

extern "C" FILE *fopen(const char *, const char *) { return openable == nullptr ? nullptr : fmemopen(openable, openableSize, "r"); }

/** Reads a STEP file into one shape; -1: nothing came through. Tells how many of its roots did, and of how many, and whether it scales parts. */
EXPORTED(int, read_step)(char *bytes, int size) {
  step = std::make_unique<STEPControl_Reader>();
  DESTEP_Parameters parameters;
  parameters.InitFromStatic();
  // It would only mark edges as smooth, which nothing asks for.
  parameters.EncodeRegAngle = 0;
  Bytes buffer(bytes, size);
  std::istream stream(&buffer);
  if (step->ReadStream("", parameters, stream) != IFSelect_RetDone) return -1;
  told[2] = hasScale(*step->StepModel());
  return keepWhole(*step, step->TransferRoots());
}

/** Whether the reader of the last STEP file has made something of an entity. */
EXPORTED(bool, has_made)(int place, int id) {
  const Handle(Transfer_Binder) result = findResult(place, id);
  return !result.IsNull() && result->HasResult();
}

/** The shape that an entity of the last STEP file has been made into, where it stands in its own frame; -1: none. */
EXPORTED(int, made_of)(int place, int id) {
  const Handle(Transfer_Binder) result = findResult(place, id);
  if (result.IsNull()) return -1;
  const TopoDS_Shape shape = TransferBRep::ShapeResult(result);
  return shape.IsNull() ? -1 : keep(shape);
}

/** Reads an IGES file, or only what it shows, as `read_step` does. */
EXPORTED(int, read_iges)(char *bytes, int size, bool onlyVisible) {
  forgetReaders();
  IGESControl_Reader reader;
  openable = bytes;
  openableSize = size;
  IFSelect_ReturnStatus status = IFSelect_RetFail;
  try {
    status = reader.ReadFile("model.igs");
  } catch (const Standard_Failure &) {
  }
  openable = nullptr;
  if (status != IFSelect_RetDone) return -1;
  told[2] = 0;
  reader.SetReadVisible(onlyVisible);
  return keepWhole(reader, transferRoots(reader));
}

/** A shape in the text form of Open CASCADE itself. */
EXPORTED(int, read_brep)(char *bytes, int size) {
  Bytes buffer(bytes, size);
  std::istream stream(&buffer);
  TopoDS_Shape shape;
  BRepTools::Read(shape, stream, BRep_Builder());
  return shape.IsNull() ? -1 : keep(shape);
}
