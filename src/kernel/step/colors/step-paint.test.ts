import { describe, expect, test } from 'vitest';
import { encodeText } from '#test/support/hostile-step.ts';
import { scanStep } from '../text/scan-step.ts';
import { readStepPaint } from './step-paint.ts';

/** A body of two faces, #3 and #4, that stands in its assembly as #5 says. */
const BODY = `#1=ADVANCED_BREP_SHAPE_REPRESENTATION('a ) name',(#2),#99);
#2=MANIFOLD_SOLID_BREP('',#98);
#3=ADVANCED_FACE('',(),#97,.T.);
#4=ADVANCED_FACE('',(),#97,.T.);
#5=NEXT_ASSEMBLY_USAGE_OCCURRENCE('1','','',#96,#95,$);
#6=PRODUCT_DEFINITION_SHAPE('Placement','',#5);
#7=(REPRESENTATION_RELATIONSHIP('','',#1,#94)SHAPE_REPRESENTATION_RELATIONSHIP());
#8=CONTEXT_DEPENDENT_SHAPE_REPRESENTATION(#7,#6);
#9=SHAPE_REPRESENTATION('',(),#99);
#10=SHAPE_DEFINITION_REPRESENTATION(#6,#9);
`;
const RED = { target: expect.anything(), usage: null, color: [1, 0, 0] };

/** Statements that lead from style #n to a colour, given as a statement without its id. */
function style(n: number, color: string): string {
  return `#${n}=PRESENTATION_STYLE_ASSIGNMENT((#${n + 1}));
#${n + 1}=SURFACE_STYLE_USAGE(.BOTH.,#${n + 2});
#${n + 2}=SURFACE_SIDE_STYLE('',(#${n + 3}));
#${n + 3}=SURFACE_STYLE_FILL_AREA(#${n + 4});
#${n + 4}=FILL_AREA_STYLE('',(#${n + 5}));
#${n + 5}=FILL_AREA_STYLE_COLOUR('',#${n + 6});
#${n + 6}=${color};
`;
}

const STYLES = style(100, "COLOUR_RGB('it''s (red',1.,0.E0,0.)") + style(200, "DRAUGHTING_PRE_DEFINED_COLOUR('blue')");

function read(statements: string, body = BODY) {
  const bytes = encodeText(`ISO-10303-21;\nDATA;\n${body}${STYLES}${statements}ENDSEC;\nEND-ISO-10303-21;\n`);
  return readStepPaint(bytes, scanStep(bytes));
}

function partsOf(paint: ReturnType<typeof read>) {
  return paint !== null && 'parts' in paint ? paint.parts : [];
}

describe('VIEW-12 the colours in a STEP file', () => {
  test.each([
    ['its body', "#20=STYLED_ITEM('',(#100),#2);\n"],
    ['its representation', "#20=STYLED_ITEM('',(#100),#1);\n"],
    ['both, where the body goes first', "#20=STYLED_ITEM('',(#100),#2);\n#21=STYLED_ITEM('',(#200),#1);\n"],
    ['an over-riding style', "#20=OVER_RIDING_STYLED_ITEM('',(#100),#2,#21);\n#21=STYLED_ITEM('',(#200),#2);\n"],
    [
      'a complex entity',
      "#20=(OVER_RIDING_STYLED_ITEM(#21)REPRESENTATION_ITEM('')STYLED_ITEM((#100),#2));\n#21=STYLED_ITEM($,(#200),#2);\n",
    ],
  ])('a single body is coloured as a whole by %s', (_name, statements) => {
    expect(read(statements)).toEqual({ whole: [1, 0, 0] });
  });

  test('are sRGB, and come out linear', () => {
    const paint = read(`#20=STYLED_ITEM('',(#300),#2);\n${style(300, "COLOUR_RGB('',0.5,0.02,1.5)")}`);
    expect(paint).toEqual({ whole: [expect.closeTo(0.2140411, 6), expect.closeTo(0.02 / 12.92, 9), 1] });
  });

  test('of faces come after those of bodies', () => {
    const paint = read("#20=STYLED_ITEM('',(#100),#4);\n#21=STYLED_ITEM('',(#200),#2);\n");
    expect(partsOf(paint).map(({ target, color }) => [target.id, ...color])).toEqual([
      [2, 0, 0, 1],
      [4, 1, 0, 0],
    ]);
  });

  test.each([
    ['a relationship', "#20=CONTEXT_DEPENDENT_OVER_RIDING_STYLED_ITEM('',(#100),#2,#21,(#7));\n"],
    ['a placed shape', "#20=CONTEXT_DEPENDENT_OVER_RIDING_STYLED_ITEM('',(#100),#2,#21,(#8));\n"],
    ['a representation', "#20=OVER_RIDING_STYLED_ITEM('',(#22),#2,#21);\n#22=PRESENTATION_STYLE_BY_CONTEXT((#101),#9);\n"],
  ])('may hold for one instance, told by %s', (_name, statements) => {
    const parts = partsOf(read(`${statements}#21=STYLED_ITEM('',(#200),#2);\n`));
    expect(parts.map(({ usage, color }) => [usage?.id, ...color])).toEqual([
      [undefined, 0, 0, 1],
      [5, 1, 0, 0],
    ]);
  });

  test('are left out where they hold for something that is not understood', () => {
    const chain = "#20=CONTEXT_DEPENDENT_OVER_RIDING_STYLED_ITEM('',(#100),#2,#21,(#7,#8));\n";
    const unknown = "#20=OVER_RIDING_STYLED_ITEM('',(#22),#2,#21);\n#22=PRESENTATION_STYLE_BY_CONTEXT((#101),#1);\n";
    for (const statements of [chain, unknown]) {
      expect(read(`${statements}#21=STYLED_ITEM('',(#200),#2);\n`)).toEqual({ whole: [0, 0, 1] });
    }
  });

  test('of a rendering go before those of a plain fill, and those of the back are left out', () => {
    const sides = `#20=STYLED_ITEM('',(#31),#3);
#31=PRESENTATION_STYLE_ASSIGNMENT((#32,#33));
#32=SURFACE_STYLE_USAGE(.NEGATIVE.,#202);
#33=SURFACE_STYLE_USAGE(.POSITIVE.,#34);
#34=SURFACE_SIDE_STYLE('',(#203,#35));
#35=SURFACE_STYLE_RENDERING_WITH_PROPERTIES(.NORMAL_SHADING.,#106,(#36));
#36=SURFACE_STYLE_TRANSPARENT(0.);
`;
    expect(partsOf(read(sides))).toEqual([RED]);
  });

  test('of curves, of the curves of a body and of nothing that is there are none', () => {
    const curve = '#30=PRESENTATION_STYLE_ASSIGNMENT((#31));\n#31=CURVE_STYLE($,#32,$,#106);\n';
    expect(read(`#20=STYLED_ITEM('',(#30),#2);\n${curve}`)).toBeNull();
    expect(read("#20=STYLED_ITEM('',(#100),#40);\n#40=CYLINDRICAL_SURFACE('',#41,1.);\n")).toBeNull();
    expect(read("#20=STYLED_ITEM('',(#100),#77777);\n#21=STYLED_ITEM('',(#88888),#2);\n")).toBeNull();
    expect(read('')).toBeNull();
  });

  test('end where styles lie too deep or contain themselves', () => {
    const deep = Array.from({ length: 50_000 }, (_, n) => `#${1000 + n}=FILL_AREA_STYLE('',(#${1001 + n}));\n`).join('');
    expect(read(`#20=STYLED_ITEM('',(#1000),#2);\n${deep}#51000=COLOUR_RGB('',1.,0.,0.);\n`)).toBeNull();
    expect(read("#20=STYLED_ITEM('',(#30),#2);\n#30=FILL_AREA_STYLE('',(#30,#31));\n#31=FILL_AREA_STYLE('',(#30));\n")).toBeNull();
  });
});
