import { expect, test } from 'vitest';
import { encodeText, nestAssemblies, STUB_BODY, wrapStep } from '#test/support/hostile-step.ts';
import { checkStep } from './check-step.ts';

const stub = new TextDecoder().decode(wrapStep(...STUB_BODY));

function messageOf(file: Uint8Array | string): string {
  const check = checkStep(typeof file === 'string' ? encodeText(file) : file);
  return check.outcome === 'refused' ? check.message : 'sound';
}

test('hands a sound file on as it is, freed of its byte order mark', () => {
  const bytes = wrapStep(...STUB_BODY);
  const check = checkStep(bytes);
  expect(check.outcome === 'sound' && check.bytes.buffer === bytes.buffer).toBe(true);
  expect(checkStep(new Uint8Array([0xef, 0xbb, 0xbf, ...bytes]))).toMatchObject({ outcome: 'sound', bytes, solidsDeclared: 1 });
});

test.each([
  ['in one line', stub.replaceAll('\n', ' ')],
  ['in lower case at its ends', stub.replaceAll('ISO-10303-21', 'iso-10303-21')],
  ['behind a long comment and before a signature', `/* ${'x'.repeat(5000)} */\n${stub}\nSIGNATURE;${'A'.repeat(5000)}ENDSEC;`],
  ['whose strings and comments look like entities', wrapStep(...STUB_BODY, "#9=A('a;#1=B''((((=',$); /* #1=C(); (((( = */")],
  ['whose values of properties say nothing', wrapStep(...STUB_BODY, "#9=REPRESENTATION('',(#9),$);", '#10=A(#7,#9);')],
  ['with 625 nested instances', wrapStep(...STUB_BODY, ...nestAssemblies(4, 5))],
])('lets a file pass %s', (_how, file) => {
  expect(messageOf(file)).toBe('sound');
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
  ['a hundred million nested instances', wrapStep(...STUB_BODY, ...nestAssemblies(8, 10)), 'repeats its parts'],
  ['a shape inside itself', wrapStep(...STUB_BODY, "#9=(REPRESENTATION('',(#9),$) SHAPE_REPRESENTATION());"), 'contain themselves'],
  ['two entities of one number', wrapStep(...STUB_BODY, "#9=PLANE('',$);", "#9=PLANE('',$);"), 'told apart'],
  ['an entity that begins within another one', wrapStep(...STUB_BODY, '#9=PLA', "#1=DIRECTION('',(1.,0.,0.));"), 'told apart'],
  ['a body inside itself', wrapStep(...STUB_BODY, "#8=CLOSED_SHELL('',(#9));", "#9=MANIFOLD_SOLID_BREP('',#8);"), 'contain themselves'],
  ['an assembly inside itself', wrapStep(...STUB_BODY, "#9=NEXT_ASSEMBLY_USAGE_OCCURRENCE('','','',#7,#7,$);"), 'contain themselves'],
])('refuses %s in plain words', (_name, bytes, words) => {
  expect(messageOf(bytes)).toContain(words);
});

const withCoordinate = (number: string) => messageOf(wrapStep(...STUB_BODY, `#9=CARTESIAN_POINT('E308',(${number},0.,0.));`));
test.each(['1.E308', '1.E+15', '-4.2E+012', '123456789012345678.', 'nan', 'INF'])('refuses the coordinate %s', (number) => {
  expect(withCoordinate(number)).toContain('no real lengths');
});

test.each(['1.E+04', '1.E-308', '2.54E+001', '1234567.5'])('takes the coordinate %s', (number) => {
  expect(withCoordinate(number)).toBe('sound');
});

test.each(["'open", '/* open', '#5=(((', '#', "#5=A('"])('comes to an end with a file that ends in %s', (end) => {
  expect(messageOf(`ISO-10303-21;${end}`)).toContain('incomplete');
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
  const context = '#9=( GLOBAL_UNIT_ASSIGNED_CONTEXT((#5)) REPRESENTATION_CONTEXT($,$) );';
  const bytes = wrapStep(...STUB_BODY, millimetre, `#5=${entity};`, context);
  expect(checkStep(bytes)).toMatchObject({ outcome: 'sound', unit });
});

const tidyUp = (text: string) => {
  const check = checkStep(encodeText(text));
  return check.outcome === 'sound' ? new TextDecoder().decode(check.bytes) : check.message;
};

test.each([2 ** 31, 2 ** 32, 1e15])('API-17 entities from %d on, which 32 bits can’t tell apart, are numbered anew', (offset) => {
  const named = "#9=PRODUCT('#5000000000; DATA(x);','p''#6000000000',$,()); /* #7000000000 */";
  const text = new TextDecoder().decode(wrapStep(named, ...STUB_BODY));
  const untidy = text.replaceAll(/#([1-8])\b/g, (_, id: string) => `#${offset + Number(id)}`);
  const tidied = tidyUp(untidy);
  expect(tidied.replaceAll(/#0+/g, '#')).toBe(text);
  expect(tidied.length).toBe(untidy.length);
});

test('API-17 data sections are read that have parameters', () => {
  const untidy = stub.replace('DATA;', "DATA('A;B',('AUTOMOTIVE_DESIGN'));");
  expect(tidyUp(untidy).replace(/DATA;\s+/, 'DATA;\n')).toBe(stub.replace(/DATA;\s+/, 'DATA;\n'));
});
