import { describe, expect, test } from 'vitest';
import { encodeText, nestAssemblies, STUB_BODY, wrapStep } from '#test/support/hostile-step.ts';
import { checkStep } from './check-step.ts';

function messageOf(bytes: Uint8Array): string {
  const check = checkStep(bytes);
  return check.outcome === 'refused' ? check.message : 'sound';
}

describe('checkStep', () => {
  test('lets a sound file pass, freed of its byte order mark', () => {
    const bytes = wrapStep(...STUB_BODY);
    expect(messageOf(bytes)).toBe('sound');
    const check = checkStep(new Uint8Array([0xef, 0xbb, 0xbf, ...bytes]));
    expect(check).toMatchObject({ outcome: 'sound', bytes, solidsDeclared: 1 });
  });

  test.each([
    ['an empty file', new Uint8Array(), 'not a STEP file'],
    ['UTF-16 text', new Uint8Array([0xff, 0xfe, 73, 0, 83, 0, 79, 0]), 'saved as UTF-16'],
    ['one byte', encodeText('I'), 'not a STEP file'],
    ['plain text', encodeText('Hello, please quote my part.\n'.repeat(50)), 'not a STEP file'],
    ['a file cut in half', wrapStep(...STUB_BODY).subarray(0, 220), 'incomplete'],
    ['a file without geometry', wrapStep("#1=PRODUCT('p','p','',());"), 'no geometry'],
    ['curves only', wrapStep("#1=GEOMETRIC_CURVE_SET('',());"), 'only curves'],
    ['surfaces only', wrapStep("#1=GEOMETRIC_SET('',(#2,#3));", "#2=PLANE('',$);", "#3=POLYLINE('',());"), 'loose surfaces'],
    ['triangles only', wrapStep("#1=TRIANGULATED_FACE('',$,0,(),$,$,(),());"), 'triangle mesh'],
    ['an assembly of other files', wrapStep(...nestAssemblies(1, 2)), 'only refers to other files'],
    ['deep brackets', wrapStep(...STUB_BODY, `#9=A(${'('.repeat(100_000)}1.${')'.repeat(100_000)});`), 'nested too deeply'],
    ['a coordinate of 1e308', wrapStep(...STUB_BODY, "#9=CARTESIAN_POINT('',(1.E308,0.,0.));"), 'no real lengths'],
    ['two entities of one number', wrapStep(...STUB_BODY, "#9=PLANE('',$);", "#9=PLANE('',$);"), 'told apart'],
    ['an entity that begins within another one', wrapStep(...STUB_BODY, '#9=PLA', "#1=DIRECTION('',(1.,0.,0.));"), 'told apart'],
    ['a body inside itself', wrapStep(...STUB_BODY, "#8=CLOSED_SHELL('',(#9));", "#9=MANIFOLD_SOLID_BREP('',#8);"), 'contain themselves'],
    ['an assembly inside itself', wrapStep(...STUB_BODY, "#9=NEXT_ASSEMBLY_USAGE_OCCURRENCE('','','',#7,#7,$);"), 'contain themselves'],
  ])('refuses %s in plain words', (_name, bytes, words) => {
    expect(messageOf(bytes)).toContain(words);
  });

  test('lets signs of equality pass in names and comments', () => {
    expect(messageOf(wrapStep(...STUB_BODY, "#9=PLANE('#1=PLANE()',$/* a = b */);"))).toBe('sound');
  });

  test('lets values of properties refer to themselves, which only means that they say nothing', () => {
    const values = ["#9=REPRESENTATION('',(#9),$);", '#10=PROPERTY_DEFINITION_REPRESENTATION(#7,#9);'];
    expect(messageOf(wrapStep(...STUB_BODY, ...values))).toBe('sound');
    const shape = "#9=(REPRESENTATION('',(#9),$) SHAPE_REPRESENTATION());";
    expect(messageOf(wrapStep(...STUB_BODY, shape))).toContain('contain themselves');
  });

  test('refuses a hundred million nested instances, and takes 625', () => {
    expect(messageOf(wrapStep(...STUB_BODY, ...nestAssemblies(8, 10)))).toContain('repeats its parts');
    expect(messageOf(wrapStep(...STUB_BODY, ...nestAssemblies(4, 5)))).toBe('sound');
  });

  test('refuses bodies multiplied through mapped items', () => {
    const lines = ["#100=SHAPE_REPRESENTATION('',(#3),$);"];
    for (let level = 1; level <= 6; level++) {
      lines.push(`#${200 + level}=REPRESENTATION_MAP($,#${99 + level});`);
      const items = Array.from({ length: 10 }, (_, i) => 1000 * level + i);
      for (const item of items) lines.push(`#${item}=MAPPED_ITEM('',#${200 + level},$);`);
      lines.push(`#${100 + level}=SHAPE_REPRESENTATION('',(${items.map((item) => `#${item}`).join(',')}),$);`);
    }
    expect(messageOf(wrapStep(...STUB_BODY, ...lines))).toContain('repeats its parts');
  });

  test.each([
    ['( LENGTH_UNIT() NAMED_UNIT(*) SI_UNIT(.MILLI.,.METRE.) )', 'mm'],
    ['( LENGTH_UNIT() NAMED_UNIT(*) SI_UNIT(.CENTI.,.METRE.) )', 'cm'],
    ['( LENGTH_UNIT() NAMED_UNIT(*) SI_UNIT($,.METRE.) )', 'mm'],
    ["( CONVERSION_BASED_UNIT('INCH',#6) LENGTH_UNIT() NAMED_UNIT(#7) )", 'in'],
    ["( CONVERSION_BASED_UNIT('FOOT',#6) LENGTH_UNIT() NAMED_UNIT(#7) )", 'mm'],
  ])('API-17 %s is shown in %s', (entity, unit) => {
    const millimetre = '#4=( LENGTH_UNIT() NAMED_UNIT(*) SI_UNIT(.MILLI.,.METRE.) );';
    const bytes = wrapStep(
      ...STUB_BODY,
      millimetre,
      `#5=${entity};`,
      '#9=( GLOBAL_UNIT_ASSIGNED_CONTEXT((#5)) REPRESENTATION_CONTEXT($,$) );',
    );
    expect(checkStep(bytes)).toMatchObject({ outcome: 'sound', unit });
  });
});
