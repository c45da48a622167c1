import type { TDF_Label, TopoDS_Shape, XCAFDoc_ColorTool, XCAFDoc_ShapeTool } from 'replicad-opencascadejs';
import type { Unit } from '#domain/part/units.ts';
import type { LinearColor } from '../../basics/model.ts';
import type { ExactEngine } from '../../occt/load-engines.ts';
import { listFaces } from '../faces/collect-bodies.ts';

/** What is written beside the shape. */
export interface StepSolid {
  readonly name: string;
  /** The unit of the file's lengths. */
  readonly unit: Unit;
  /** Of each face, in the order of the faces; null: nothing is coloured. */
  readonly faceColors: readonly (LinearColor | null)[] | null;
}

const PATH = '/body.step';
const UNIT_SETTING = 'write.step.unit';
const UNIT_NAMES: Readonly<Record<Unit, string>> = { mm: 'MM', cm: 'CM', in: 'INCH' };
/** Tells when and by which program a file was written; without it the same solid makes the same file. */
const FILE_NAME = /FILE_NAME\([\s\S]*?\);/;

/** A solid in millimetres, which stands in its own frame, as a STEP file (AP214) of one product. Throws what the engine throws. */
export function writeStep(oc: ExactEngine, solid: TopoDS_Shape, { name, unit, faceColors }: StepSolid): Uint8Array {
  oc.Interface_Static.SetCVal(UNIT_SETTING, UNIT_NAMES[unit]);
  using format = new oc.TCollection_ExtendedString('BinXCAF', true);
  using document = new oc.TDocStd_Document(format);
  using main = document.Main();
  using shapes = oc.XCAFDoc_DocumentTool.ShapeTool(main);
  using colors = oc.XCAFDoc_DocumentTool.ColorTool(main);
  using label = shapes.AddShape(solid, false, false);
  using title = new oc.TCollection_ExtendedString(encodeName(name), true);
  using _named = oc.TDataStd_Name.Set(label, title);
  if (faceColors !== null) paint(oc, solid, { shapes, colors, label }, faceColors);
  using writer = new oc.STEPCAFControl_Writer();
  using progress = new oc.Message_ProgressRange();
  // So that it can be removed whatever the writer does.
  oc.FS.writeFile(PATH, '');
  try {
    if (!writer.Perform(document, PATH, progress)) throw new Error('The engine could not write a solid.');
    const text = new TextDecoder('latin1').decode(oc.FS.readFile(PATH));
    const header = `FILE_NAME('${encodeName(name).replaceAll("'", "''")}','',(''),(''),'','','');`;
    return new TextEncoder().encode(text.replace(FILE_NAME, () => header));
  } finally {
    oc.FS.unlink(PATH);
  }
}

interface Labelled {
  readonly shapes: XCAFDoc_ShapeTool;
  readonly colors: XCAFDoc_ColorTool;
  readonly label: TDF_Label;
}

/** The commonest colour is the solid's, and other faces have their own. */
function paint(
  oc: ExactEngine,
  solid: TopoDS_Shape,
  { shapes, colors, label }: Labelled,
  faceColors: readonly (LinearColor | null)[],
): void {
  const surface = oc.XCAFDoc_ColorType.XCAFDoc_ColorSurf;
  const set = (at: TDF_Label, [red, green, blue]: LinearColor) => {
    using color = new oc.Quantity_ColorRGBA(red, green, blue, 1);
    colors.SetColor(at, color, surface);
  };
  const common = faceColors.includes(null) ? null : findCommonest(faceColors);
  if (common !== null) set(label, common);
  for (const [n, listed] of listFaces(oc, solid).entries()) {
    using face = listed;
    const color = faceColors[n] ?? null;
    if (color === null || color.join() === common?.join()) continue;
    using own = shapes.AddSubShape(label, face);
    set(own, color);
  }
}

function findCommonest(colors: readonly (LinearColor | null)[]): LinearColor | null {
  const groups = [...Map.groupBy(colors, (color) => color?.join()).values()];
  return groups.reduce((most, group) => (group.length > most.length ? group : most), [])[0] ?? null;
}

/** Characters beyond ASCII as ISO 10303-21 spells them in a string, 6.4.3; a backslash, with which that begins, is none of its own. */
function encodeName(name: string): string {
  const hex = (units: string) =>
    Array.from({ length: units.length }, (_, n) => units.charCodeAt(n).toString(16).toUpperCase().padStart(4, '0'));
  return name.replaceAll('\\', '/').replace(/[^ -~]+/g, (foreign) => `\\X2\\${hex(foreign).join('')}\\X0\\`);
}
