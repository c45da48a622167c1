// The readers of the last file, for those parts of the front that ask them.
#pragma once

#include <IGESControl_Reader.hxx>
#include <STEPCAFControl_Reader.hxx>
#include <TDocStd_Document.hxx>
#include <memory>

namespace front {
extern std::unique_ptr<STEPCAFControl_Reader> stepReader;
extern Handle(TDocStd_Document) stepDocument;
extern std::unique_ptr<IGESControl_Reader> igesReader;

/** What an entity has been made into, in its own frame; null: nothing. */
TopoDS_Shape shapeMadeOf(const XSControl_Reader &reader, const Handle(Standard_Transient) & entity);
} // namespace front
