#include "front.hpp"
#include "readers.hpp"
#include <IGESCAFControl.hxx>
#include <IGESData_IGESEntity.hxx>
#include <IGESGraph_Color.hxx>
#include <Quantity_Color.hxx>
#include <StepData_StepModel.hxx>
#include <StepShape_SolidModel.hxx>
#include <TCollection_HAsciiString.hxx>
#include <TDF_LabelSequence.hxx>
#include <TDataStd_Name.hxx>
#include <TopExp_Explorer.hxx>
#include <TopTools_DataMapOfShapeInteger.hxx>
#include <TopTools_IndexedMapOfShape.hxx>
#include <TransferBRep.hxx>
#include <XCAFDoc_ColorTool.hxx>
#include <XCAFDoc_DocumentTool.hxx>
#include <XCAFDoc_GraphNode.hxx>
#include <XCAFDoc_ShapeTool.hxx>
#include <algorithm>
#include <unordered_map>

using namespace front;

namespace {
/** In the order that the kernel gives them. */
enum Scope { Face, ShellFace, Body };

std::string texts;

void push(Scope scope, const TopoDS_Shape &shape, const Quantity_Color &color) {
  for (const double value : {double(scope), double(keep(shape)), color.Red(), color.Green(), color.Blue()}) numbers.push_back(value);
}

/** What a colour of a shape is a colour of: of a face, or of bodies, and of faces that are in none. */
void paint(const TopoDS_Shape &shape, const Quantity_Color &color) {
  if (shape.IsNull()) return;
  if (shape.ShapeType() == TopAbs_FACE) return push(Face, shape, color);
  for (TopExp_Explorer solids(shape, TopAbs_SOLID); solids.More(); solids.Next()) push(Body, solids.Current(), color);
  for (TopExp_Explorer faces(shape, TopAbs_FACE, TopAbs_SOLID); faces.More(); faces.Next()) push(ShellFace, faces.Current(), color);
}

void paintLabels(const XCAFDoc_ColorTool &painter, const TDF_LabelSequence &labels) {
  for (const TDF_Label &label : labels) {
    Quantity_Color color;
    if (painter.GetColor(label, XCAFDoc_ColorSurf, color) || painter.GetColor(label, XCAFDoc_ColorGen, color))
      paint(XCAFDoc_ShapeTool::GetShape(label), color);
  }
}

/** Instances that are coloured as parts of an assembly two levels or more above them. */
void paintOccurrences(const XCAFDoc_ShapeTool &tool, const XCAFDoc_ColorTool &painter, const TDF_LabelSequence &components) {
  for (const TDF_Label &component : components) {
    TDF_AttributeSequence occurrences;
    tool.GetAllComponentSHUO(component, occurrences);
    for (const Handle(TDF_Attribute) & each : occurrences) {
      const auto occurrence = Handle(XCAFDoc_GraphNode)::DownCast(each);
      Quantity_Color color;
      if (occurrence.IsNull() || !painter.GetColor(occurrence->Label(), XCAFDoc_ColorSurf, color)) continue;
      NCollection_Sequence<TopoDS_Shape> instances;
      tool.GetAllSHUOInstances(occurrence, instances);
      for (const TopoDS_Shape &instance : instances) paint(instance, color);
    }
  }
}

/** Larger things come first: of two for one thing the later one holds. */
void listStepColors(const Handle(TDocStd_Document) & document) {
  const Handle(XCAFDoc_ShapeTool) tool = XCAFDoc_DocumentTool::ShapeTool(document->Main());
  const Handle(XCAFDoc_ColorTool) painter = XCAFDoc_DocumentTool::ColorTool(document->Main());
  TDF_LabelSequence products, parts, components;
  tool->GetShapes(products);
  for (const TDF_Label &product : products) {
    TDF_LabelSequence found;
    XCAFDoc_ShapeTool::GetSubShapes(product, found);
    parts.Append(found);
    found.Clear();
    XCAFDoc_ShapeTool::GetComponents(product, found);
    components.Append(found);
  }
  for (const TDF_LabelSequence *labels : {&products, &parts, &components}) paintLabels(*painter, *labels);
  paintOccurrences(*tool, *painter, components);
}

const Quantity_Color *colorOf(const IGESData_IGESEntity &entity, Quantity_Color &color) {
  if (entity.DefColor() == IGESData_DefValue) color = IGESCAFControl::DecodeColor(entity.RankColor());
  else if (const auto mixed = Handle(IGESGraph_Color)::DownCast(entity.Color()); !mixed.IsNull()) {
    double rgb[3];
    mixed->RGBIntensity(rgb[0], rgb[1], rgb[2]);
    for (double &share : rgb) share = std::clamp(share / 100, 0.0, 1.0);
    color.SetValues(rgb[0], rgb[1], rgb[2], Quantity_TOC_sRGB);
  } else return nullptr;
  return &color;
}

void listIgesColors(const XSControl_Reader &reader) {
  const Handle(Interface_InterfaceModel) model = reader.Model();
  for (int n = 1; n <= model->NbEntities(); n++) {
    const auto entity = Handle(IGESData_IGESEntity)::DownCast(model->Value(n));
    Quantity_Color color;
    if (!entity.IsNull() && colorOf(*entity, color) != nullptr) paint(shapeMadeOf(reader, entity), color);
  }
}

void pushText(const TCollection_AsciiString &text) {
  numbers.push_back(double(texts.size()));
  numbers.push_back(double(text.Length()));
  texts.append(text.ToCString(), size_t(text.Length()));
}
void pushName(const TopoDS_Shape &solid, int product, const TCollection_AsciiString &ofProduct, const TCollection_AsciiString &own) {
  numbers.push_back(keep(solid.Located(TopLoc_Location())));
  numbers.push_back(product);
  pushText(ofProduct);
  pushText(own);
}

TopTools_IndexedMapOfShape listSolids(const TopoDS_Shape &shape) {
  TopTools_IndexedMapOfShape solids;
  for (TopExp_Explorer each(shape, TopAbs_SOLID); each.More(); each.Next()) solids.Add(each.Current().Located(TopLoc_Location()));
  return solids;
}

/** Of the products, and of the solids themselves. */
void listStepNames() {
  TopTools_DataMapOfShapeInteger places;
  const Handle(StepData_StepModel) model = stepReader->ChangeReader().StepModel();
  for (int n = 1; n <= model->NbEntities(); n++) {
    const auto solid = Handle(StepShape_SolidModel)::DownCast(model->Value(n));
    const TopoDS_Shape shape = solid.IsNull() ? TopoDS_Shape() : shapeMadeOf(stepReader->ChangeReader(), solid);
    if (!shape.IsNull() && shape.ShapeType() == TopAbs_SOLID) places.Bind(shape, n);
  }
  TDF_LabelSequence products;
  XCAFDoc_DocumentTool::ShapeTool(stepDocument->Main())->GetShapes(products);
  for (int product = 1; product <= products.Length(); product++) {
    const TDF_Label &label = products(product);
    if (!XCAFDoc_ShapeTool::IsSimpleShape(label)) continue;
    Handle(TDataStd_Name) name;
    label.FindAttribute(TDataStd_Name::GetID(), name);
    const TCollection_AsciiString called = name.IsNull() ? TCollection_AsciiString() : TCollection_AsciiString(name->Get());
    const TopTools_IndexedMapOfShape solids = listSolids(XCAFDoc_ShapeTool::GetShape(label));
    for (int n = 1; n <= solids.Extent(); n++) {
      const int *place = places.Seek(solids(n));
      const auto item = Handle(StepRepr_RepresentationItem)::DownCast(place == nullptr ? nullptr : model->Value(*place));
      pushName(solids(n), product, called, item.IsNull() || item->Name().IsNull() ? TCollection_AsciiString() : item->Name()->String());
    }
  }
}

int countFaces(const TopoDS_Shape &shape) {
  int count = 0;
  for (TopExp_Explorer faces(shape, TopAbs_FACE); faces.More(); faces.Next()) count++;
  return count;
}

/** A product and what it is put together of, each after what it is part of. */
void listBranch(const TDF_Label &product, int depth) {
  Handle(TDataStd_Name) name;
  product.FindAttribute(TDataStd_Name::GetID(), name);
  numbers.push_back(depth);
  numbers.push_back(countFaces(XCAFDoc_ShapeTool::GetShape(product)));
  pushText(name.IsNull() ? TCollection_AsciiString() : TCollection_AsciiString(name->Get()));
  TDF_LabelSequence components;
  XCAFDoc_ShapeTool::GetComponents(product, components);
  for (const TDF_Label &component : components) {
    TDF_Label part;
    if (XCAFDoc_ShapeTool::GetReferredShape(component, part)) listBranch(part, depth + 1);
  }
}

/** Of entities that one solid was made of. */
void listIgesNames() {
  const Handle(Interface_InterfaceModel) model = igesReader->Model();
  for (int n = 1; n <= model->NbEntities(); n++) {
    const auto entity = Handle(IGESData_IGESEntity)::DownCast(model->Value(n));
    if (entity.IsNull() || !entity->HasName()) continue;
    const TopTools_IndexedMapOfShape solids = listSolids(shapeMadeOf(*igesReader, entity));
    if (solids.Extent() == 1) pushName(solids(1), n, entity->NameValue()->String(), TCollection_AsciiString());
  }
}
} // namespace

/**
 * What the last file colours: five numbers for each, its kind (a face's own, a face's that its shell has, a body's), a shape, and linear red,
 * green and blue. Of two for one shape the later one holds.
 */
EXPORTED(int, list_colors)() {
  numbers.clear();
  if (stepReader) listStepColors(stepDocument);
  else if (igesReader) listIgesColors(*igesReader);
  return int(numbers.size());
}

/**
 * What the last file calls its solids: six numbers for each solid of each product, the shape, the number of the product, and where the names
 * of the product and of the solid itself lie, and how long they are.
 */
EXPORTED(int, list_names)() {
  numbers.clear();
  texts.clear();
  if (stepReader) listStepNames();
  else if (igesReader) listIgesNames();
  told[0] = double(uintptr_t(texts.data()));
  return int(numbers.size());
}

/**
 * What the last STEP file is put together of, in the order of its faces: four numbers for each use of a product, how deep it lies in
 * others, how many faces it has, and where its name lies and how long it is.
 */
EXPORTED(int, list_tree)() {
  numbers.clear();
  texts.clear();
  if (stepReader) {
    TDF_LabelSequence roots;
    XCAFDoc_DocumentTool::ShapeTool(stepDocument->Main())->GetFreeShapes(roots);
    for (const TDF_Label &root : roots) listBranch(root, 0);
  }
  told[0] = double(uintptr_t(texts.data()));
  return int(numbers.size());
}

/** The shapes that the entities of these ids in the last STEP file were made into, each in its own frame, in `numbers`; -1: nothing. */
EXPORTED(int, list_made)(const int *ids, int count) {
  numbers.assign(count, -1);
  if (!stepReader) return count;
  std::unordered_multimap<int, int> places;
  for (int n = 0; n < count; n++) places.emplace(ids[n], n);
  const Handle(StepData_StepModel) model = stepReader->ChangeReader().StepModel();
  for (int n = 1; n <= model->NbEntities(); n++) {
    const auto [from, to] = places.equal_range(model->IdentLabel(model->Value(n)));
    if (from == to) continue;
    const TopoDS_Shape shape = shapeMadeOf(stepReader->ChangeReader(), model->Value(n));
    if (!shape.IsNull()) for (auto each = from; each != to; ++each) numbers[each->second] = keep(shape);
  }
  return count;
}
