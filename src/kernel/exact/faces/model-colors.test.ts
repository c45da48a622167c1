import occtImport, { type OcctImport } from 'occt-import-js';
import { describe, expect, test } from 'vitest';
import { encodeText } from '#test/support/hostile-step.ts';
import { readManifest, readModelBytes, sharedModels } from '#test/support/model-files.ts';
import { readSound, readText } from '#test/support/read-sound.ts';
import { facetsOf } from '#test/support/stl-samples.ts';

const [assembly, bracket] = [readText('colored-assembly.step'), readText('bracket.step')];
/** Bytes of a file beyond which two readings take too long for a test. */
const LARGEST = 300_000;
const TOP_MM2 = 1600;
const PLATE_MM2 = 3840;
const PIN_MM2 = 2 * Math.PI * 2.5 ** 2 + 2 * Math.PI * 2.5 * 20;
const STUD_MM2 = 114;

/** Square millimetres by colour. */
async function readAreas(bytes: Uint8Array): Promise<Record<string, number>> {
  const { faces = [], faceColors } = (await readSound(bytes)).mesh.features ?? {};
  const areas: Record<string, number> = {};
  for (const [n, { areaMm2 }] of faces.entries()) {
    const name = nameColor(faceColors?.[n]);
    areas[name] = (areas[name] ?? 0) + areaMm2;
  }
  return areas;
}

function nameColor(color: readonly number[] | null | undefined): string {
  const encode = (value: number) => Math.round(255 * (value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055));
  return color === null || color === undefined ? 'none' : `#${color.map((value) => encode(value).toString(16).padStart(2, '0')).join('')}`;
}

const END = 'ENDSEC;\nEND-ISO-10303-21;';

/** Statements from #first on that colour an item. */
function styleOf(first: number, item: string, rgb: string): string {
  const at = (n: number) => `#${first + n}`;
  return `${at(0)}=STYLED_ITEM('',(${at(1)}),${item});
${at(1)}=PRESENTATION_STYLE_ASSIGNMENT((${at(2)}));
${at(2)}=SURFACE_STYLE_USAGE(.BOTH.,${at(3)});
${at(3)}=SURFACE_SIDE_STYLE('',(${at(4)}));
${at(4)}=SURFACE_STYLE_FILL_AREA(${at(5)});
${at(5)}=FILL_AREA_STYLE('',(${at(6)}));
${at(6)}=FILL_AREA_STYLE_COLOUR('',${at(7)});
${at(7)}=COLOUR_RGB('',${rgb});
`;
}

/** Replaces each text, of which there must be one. */
function edit(text: string, ...changes: readonly (readonly [string, string])[]): Uint8Array {
  return encodeText(
    changes.reduce((changed, [from, to]) => {
      expect(changed.split(from)).toHaveLength(2);
      return changed.replace(from, to);
    }, text),
  );
}

describe('VIEW-12 colours of a STEP file', () => {
  const areas = { '#1b6e3c': PLATE_MM2 - TOP_MM2, '#2f6fde': TOP_MM2, none: STUD_MM2, '#c0392b': 2 * PIN_MM2, '#f1c40f': 2 * PIN_MM2 };
  const near = Object.fromEntries(Object.entries(areas).map(([name, area]) => [name, expect.closeTo(area, 3)]));

  test('are those of bodies, of single faces and of single instances in nested assemblies', async () => {
    expect(await readAreas(encodeText(assembly))).toEqual(near);
    const { mesh } = await readSound(encodeText(assembly));
    const colorOf = (triangle: number) => nameColor(mesh.features?.faceColors?.[mesh.features.faceOfTriangle[triangle] ?? -1]);
    const yellow = facetsOf(mesh).filter((_, triangle) => colorOf(triangle) === '#f1c40f');
    expect(new Set(yellow.map(([[x]]) => Math.round(x / 30)))).toEqual(new Set([1]));
  });

  test.each(['#422', '#420'])('may be given to the shell of a body or to its representation: %s', async (item) => {
    const given = edit(assembly, ["STYLED_ITEM('color',(#912),#421)", `STYLED_ITEM('color',(#912),${item})`]);
    expect(await readAreas(given)).toEqual(near);
  });

  test('are those of mapped items, each as it stands', async () => {
    const mapped = `#9001=SHAPE_REPRESENTATION('',(#11,#9003,#9004),#851);
#9002=REPRESENTATION_MAP(#11,#32);
#9003=MAPPED_ITEM('',#9002,#11);
#9004=MAPPED_ITEM('',#9002,#9005);
#9005=AXIS2_PLACEMENT_3D('',#9006,$,$);
#9006=CARTESIAN_POINT('',(100.,0.,0.));
${styleOf(9100, '#32', '1.,0.,0.')}${styleOf(9200, '#9004', '0.,1.,0.')}`;
    const areas = await readAreas(
      edit(bracket, ['SHAPE_DEFINITION_REPRESENTATION(#4,#10)', 'SHAPE_DEFINITION_REPRESENTATION(#4,#9001)'], [END, mapped + END]),
    );
    expect(Object.keys(areas).sort()).toEqual(['#00ff00', '#ff0000']);
  });

  test('of faces without a body are kept when they are sewn', async () => {
    const sewn = (extra: string) =>
      edit(
        bracket,
        ["MANIFOLD_SOLID_BREP('',#34)", "SHELL_BASED_SURFACE_MODEL('',(#34))"],
        ['ADVANCED_BREP_SHAPE_REPRESENTATION', 'MANIFOLD_SURFACE_SHAPE_REPRESENTATION'],
        [END, styleOf(9100, '#33', '1.,0.,0.') + extra + END],
      );
    expect((await readSound('bracket.step')).mesh.features).not.toHaveProperty('faceColors');
    expect(Object.keys(await readAreas(sewn('')))).toEqual(['#ff0000']);
    const { '#00ff00': face = 0, '#ff0000': others = 0 } = await readAreas(sewn(styleOf(9200, '#35', '0.,1.,0.')));
    expect(face / others).toBeGreaterThan(0.01);
    expect(face / others).toBeLessThan(0.3);
  });
});

const folder = sharedModels();
const steps = folder === null ? [] : readManifest(folder).filter(({ format, volumeTrusted }) => format === 'STEP' && volumeTrusted);
const files = steps.map((truth) => ({ file: truth.file, bytes: readModelBytes(folder ?? '', truth) }));
const models = files.filter(({ bytes }) => Buffer.from(bytes).includes('STYLED_ITEM') && bytes.length < LARGEST);
let occt: OcctImport | null = null;

test.each(models)('VIEW-12 $file has the colours that another reader finds', async ({ bytes }) => {
  const { features } = (await readSound(bytes)).mesh;
  occt ??= await occtImport({ print() {} });
  const result = occt.ReadStepFile(bytes, { linearUnit: 'millimeter' });
  if (!result.success) throw new Error('The peer cannot read it.');
  const there = new Set(result.meshes.flatMap((mesh) => mesh.brep_faces.map(({ color }) => nameColor(color ?? mesh.color))));
  expect(new Set(features?.faces.map((_, n) => nameColor(features.faceColors?.[n])))).toEqual(there);
});
