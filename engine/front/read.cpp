#include "front.hpp"
#include "readers.hpp"
#include <BRepTools.hxx>
#include <BRep_Builder.hxx>
#include <DESTEP_Parameters.hxx>
#include <Interface_Check.hxx>
#include <Interface_ReportEntity.hxx>
#include <Interface_Static.hxx>
#include <StepData_StepModel.hxx>
#include <StepGeom_CartesianTransformationOperator3d.hxx>
#include <StepGeom_GeometricRepresentationItem.hxx>
#include <StepShape_FaceBasedSurfaceModel.hxx>
#include <StepShape_ShellBasedSurfaceModel.hxx>
#include <StepShape_SolidModel.hxx>
#include <Transfer_Binder.hxx>
#include <Transfer_TransientProcess.hxx>
#include <TransferBRep.hxx>
#include <XSControl_TransferReader.hxx>
#include <XSControl_WorkSession.hxx>
#include <Message_ProgressScope.hxx>
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstring>
#include <istream>
#include <streambuf>

using namespace front;

namespace {
/** The share of reading a STEP file that is done, of most models, when its text has become entities. */
const double PARSED = 0.2;
const std::ptrdiff_t PIECE = 1 << 16;

/** Bytes that lie in memory, handed out by the piece, each of which tells how far they have been read. */
class Bytes : public std::streambuf {
public:
  Bytes(char *from, int size) : start(from), end(from + size) { setg(from, from, from); }

protected:
  int_type underflow() override {
    if (egptr() == end) return traits_type::eof();
    goOn(PARSED * double(egptr() - start) / double(end - start));
    setg(egptr(), egptr(), egptr() + std::min(PIECE, end - egptr()));
    return traits_type::to_int_type(*gptr());
  }

private:
  char *const start;
  char *const end;
};

/** What the IGES reader finds when it opens its file, whatever the name. */
char *openable = nullptr;
int openableSize = 0;

int keepWhole(XSControl_Reader &reader, bool isComplete) {
  told[0] = isComplete;
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

/** Whether the numbers of all geometry could be read. For one that can't be, Open CASCADE takes what lay in memory. */
bool hasAllNumbers(const StepData_StepModel &model) {
  for (int n = 1; n <= model.NbEntities(); n++) {
    const Handle(Interface_ReportEntity) report = model.ReportEntity(n);
    if (report.IsNull() || !model.Value(n)->IsKind(STANDARD_TYPE(StepGeom_GeometricRepresentationItem))) continue;
    for (int fail = 1; fail <= report->Check()->NbFails(); fail++)
      if (std::strstr(report->Check()->CFail(fail, Standard_False), "not a Real") != nullptr) return false;
  }
  return true;
}

/** How many roots come through. One that throws, such as a surface without extent, costs none of the others. */
int transferRoots(XSControl_Reader &reader) {
  try {
    return reader.TransferRoots(watched());
  } catch (const Standard_Failure &) {
  }
  reader.ClearShapes();
  int transferred = 0;
  Message_ProgressScope roots(watched(), nullptr, reader.NbRootsForTransfer());
  for (int root = 1; root <= reader.NbRootsForTransfer(); root++) {
    try {
      if (reader.TransferOneRoot(root, roots.Next())) transferred++;
    } catch (const Standard_Failure &) {
    }
  }
  return transferred;
}

Handle(Transfer_Binder) findResult(const XSControl_Reader &reader, const Handle(Standard_Transient) & entity) {
  return reader.WS()->TransferReader()->TransientProcess()->Find(entity);
}

/** Whether something was made of all bodies that a file describes. A root may be a part without a shape, such as the stock of another. */
bool hasAllBodies(const XSControl_Reader &reader) {
  const Handle(Interface_InterfaceModel) model = reader.Model();
  bool isAny = false;
  for (int n = 1; n <= model->NbEntities(); n++) {
    const Handle(Standard_Transient) entity = model->Value(n);
    if (!entity->IsKind(STANDARD_TYPE(StepShape_SolidModel)) && !entity->IsKind(STANDARD_TYPE(StepShape_ShellBasedSurfaceModel)) &&
        !entity->IsKind(STANDARD_TYPE(StepShape_FaceBasedSurfaceModel)))
      continue;
    const Handle(Transfer_Binder) result = findResult(reader, entity);
    if (result.IsNull() || !result->HasResult()) return false;
    isAny = true;
  }
  return isAny;
}
} // namespace

namespace front {
std::unique_ptr<STEPCAFControl_Reader> stepReader;
Handle(TDocStd_Document) stepDocument;
std::unique_ptr<IGESControl_Reader> igesReader;

TopoDS_Shape shapeMadeOf(const XSControl_Reader &reader, const Handle(Standard_Transient) & entity) {
  const Handle(Transfer_Binder) result = findResult(reader, entity);
  return result.IsNull() ? TopoDS_Shape() : TransferBRep::ShapeResult(result);
}

void forgetReaders() {
  stepReader.reset();
  stepDocument.Nullify();
  igesReader.reset();
}
} // namespace front

extern "C" FILE *fopen(const char *, const char *) { return openable == nullptr ? nullptr : fmemopen(openable, openableSize, "r"); }

/** Reads a STEP file into one shape; -1: nothing came through. Tells whether all of it did, whether it scales parts, and whether all its numbers could be read. */
EXPORTED(int, read_step)(char *bytes, int size) {
  forgetReaders();
  stepReader = std::make_unique<STEPCAFControl_Reader>();
  STEPControl_Reader &reader = stepReader->ChangeReader();
  DESTEP_Parameters parameters;
  parameters.InitFromStatic();
  // It would only mark edges as smooth, which nothing asks for.
  parameters.EncodeRegAngle = 0;
  Bytes buffer(bytes, size);
  std::istream stream(&buffer);
  if (reader.ReadStream("", parameters, stream) != IFSelect_RetDone) return -1;
  stepReader->SetLayerMode(false);
  stepReader->SetPropsMode(false);
  stepReader->SetMetaMode(false);
  stepReader->SetMatMode(false);
  stepReader->SetViewMode(false);
  // It loses the sign of a lower deviation, and datums that nothing refers to: the kernel reads what is stated from the text.
  stepReader->SetGDTMode(false);
  stepReader->SetSHUOMode(true);
  stepDocument = new TDocStd_Document("BinXCAF");
  stepReader->Transfer(stepDocument, watched(PARSED));
  told[1] = hasScale(*reader.StepModel());
  const bool isWhole = reader.NbShapes() >= reader.NbRootsForTransfer() || hasAllBodies(reader);
  told[2] = hasAllNumbers(*reader.StepModel());
  return keepWhole(reader, isWhole);
}

/** Reads an IGES file, or only what it shows, as `read_step` does. */
EXPORTED(int, read_iges)(char *bytes, int size, bool onlyVisible) {
  forgetReaders();
  igesReader = std::make_unique<IGESControl_Reader>();
  IGESControl_Reader &reader = *igesReader;
  openable = bytes;
  openableSize = size;
  IFSelect_ReturnStatus status = IFSelect_RetFail;
  try {
    status = reader.ReadFile("model.igs");
  } catch (const Standard_Failure &) {
  }
  openable = nullptr;
  if (status != IFSelect_RetDone) return -1;
  told[1] = 0;
  told[2] = 1;
  // As of a STEP file.
  Interface_Static::SetRVal("read.encoderegularity.angle", 0);
  reader.SetReadVisible(onlyVisible);
  const int transferred = transferRoots(reader);
  return keepWhole(reader, transferred >= reader.NbRootsForTransfer());
}

/** A shape in the text form of Open CASCADE itself. */
EXPORTED(int, read_brep)(char *bytes, int size) {
  Bytes buffer(bytes, size);
  std::istream stream(&buffer);
  TopoDS_Shape shape;
  BRepTools::Read(shape, stream, BRep_Builder());
  return shape.IsNull() ? -1 : keep(shape);
}
