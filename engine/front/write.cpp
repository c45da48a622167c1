#include "front.hpp"
#include <DESTEP_Parameters.hxx>
#include <Quantity_Color.hxx>
#include <STEPCAFControl_Writer.hxx>
#include <TDataStd_Name.hxx>
#include <TDocStd_Document.hxx>
#include <TopExp_Explorer.hxx>
#include <XCAFDoc_ColorTool.hxx>
#include <XCAFDoc_DocumentTool.hxx>
#include <XCAFDoc_ShapeTool.hxx>
#include <cmath>
#include <sstream>

using namespace front;

namespace {
std::string written;

Quantity_Color colorAt(const double *rgb) { return Quantity_Color(rgb[0], rgb[1], rgb[2], Quantity_TOC_RGB); }
} // namespace

/**
 * Writes a solid as a STEP file (AP214) of one product; returns its length and tells where it lies. `unit` is 0 for mm, 1 for cm and
 * 2 for inches. `colors` are linear red, green and blue of the whole, then of each face; no numbers for none.
 */
EXPORTED(int, write_step)(int number, const char *name, int unit, const double *colors) {
  const TopoDS_Shape solid = shapeOf(number);
  const Handle(TDocStd_Document) document = new TDocStd_Document("BinXCAF");
  const Handle(XCAFDoc_ShapeTool) shapes = XCAFDoc_DocumentTool::ShapeTool(document->Main());
  const Handle(XCAFDoc_ColorTool) painter = XCAFDoc_DocumentTool::ColorTool(document->Main());
  const TDF_Label label = shapes->AddShape(solid, Standard_False, Standard_False);
  TDataStd_Name::Set(label, TCollection_ExtendedString(name, Standard_True));
  if (!std::isnan(colors[0])) painter->SetColor(label, colorAt(colors), XCAFDoc_ColorSurf);
  for (TopExp_Explorer faces(solid, TopAbs_FACE); faces.More(); faces.Next()) {
    colors += 3;
    if (!std::isnan(colors[0])) painter->SetColor(shapes->AddSubShape(label, faces.Current()), colorAt(colors), XCAFDoc_ColorSurf);
  }
  DESTEP_Parameters parameters;
  parameters.InitFromStatic();
  parameters.WriteUnit = unit == 0 ? UnitsMethods_LengthUnit_Millimeter : unit == 1 ? UnitsMethods_LengthUnit_Centimeter : UnitsMethods_LengthUnit_Inch;
  STEPCAFControl_Writer writer;
  std::ostringstream stream;
  if (!writer.Transfer(document, parameters) || writer.WriteStream(stream) != IFSelect_RetDone) return 0;
  written = stream.str();
  told[0] = double(uintptr_t(written.data()));
  return int(written.size());
}
