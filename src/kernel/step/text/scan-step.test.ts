import { describe, expect, test } from 'vitest';
import { encodeText, wrapStep } from '#test/support/hostile-step.ts';
import { scanStep } from './scan-step.ts';

describe('scanStep', () => {
  test('counts entities and their references', () => {
    const scan = scanStep(
      wrapStep("#10=CARTESIAN_POINT('',(1.,2.,3.));", "#20=DIRECTION('',(0.,0.,1.));", "#30=AXIS2_PLACEMENT_3D('',#10,#20,#20);"),
    );
    expect(scan.entities).toBe(3);
    expect([...scan.ids]).toEqual([10, 20, 30]);
    expect([...scan.references.subarray(scan.referenceStarts[2], scan.referenceStarts[3])]).toEqual([10, 20, 20]);
    expect(scan.complete).toBe(true);
  });

  test('takes nothing in strings and comments for structure', () => {
    const scan = scanStep(wrapStep("#1=PRODUCT('a;b''#9=((((',$); /* #2=ADVANCED_FACE(); ((((( */", "#3=ADVANCED_FACE('',(),$,.T.);"));
    expect(scan.entities).toBe(2);
    expect(scan.counts.face).toBe(1);
    expect(scan.deepestNesting).toBeLessThan(4);
    expect(scan.references.length).toBe(0);
  });

  test('finds the kinds inside complex entities', () => {
    const scan = scanStep(wrapStep("#1=( CONVERSION_BASED_UNIT('INCH',#2) LENGTH_UNIT() NAMED_UNIT(#3) );"));
    expect(scan.listed.lengthUnit).toEqual([0]);
  });

  test.each(['\r\n', '\n\n', ' '])('reads past line ends %j', (lineEnd) => {
    const text = new TextDecoder().decode(wrapStep("#1=CARTESIAN_POINT('',(0.,0.,0.));", "#2=VERTEX_POINT('',#1);"));
    expect(scanStep(encodeText(text.replaceAll('\n', lineEnd))).entities).toBe(2);
  });

  test('finds the start behind a byte order mark', () => {
    const scan = scanStep(new Uint8Array([0xef, 0xbb, 0xbf, ...wrapStep()]));
    expect(scan.start).toBe(3);
  });

  test('reads beginning and end in lower case, behind a long comment and before a signature', () => {
    const text = new TextDecoder().decode(wrapStep("#1=CARTESIAN_POINT('',(0.,0.,0.));"));
    const comment = `/* ${'x'.repeat(5000)} */\n`;
    const scan = scanStep(encodeText(`${comment}${text.replaceAll('ISO-10303-21', 'iso-10303-21')}\nSIGNATURE;${'A'.repeat(5000)}ENDSEC;`));
    expect(scan).toMatchObject({ start: comment.length, complete: true, entities: 1 });
  });

  test.each(['1.E308', '1.E+15', '-4.2E+012', '123456789012345678.'])('calls the coordinate %s absurd', (number) => {
    expect(scanStep(wrapStep(`#1=CARTESIAN_POINT('',(${number},0.,0.));`)).absurdNumber).toBe(true);
  });

  test.each(['1.E+04', '1.E-308', '2.54E+001', '1234567.5'])('takes the coordinate %s', (number) => {
    expect(scanStep(wrapStep(`#1=CARTESIAN_POINT('E308',(${number},0.,0.));`)).absurdNumber).toBe(false);
  });

  test.each(['nan', 'INF'])('calls %s no coordinate', (word) => {
    expect(scanStep(wrapStep(`#1=CARTESIAN_POINT('',(${word},0.,0.));`)).absurdNumber).toBe(true);
  });

  test('ends on unterminated strings, comments and statements', () => {
    for (const end of ["'open", '/* open', '#5=(((', '#', "#5=A('"]) {
      const scan = scanStep(encodeText(`ISO-10303-21;${end}`));
      expect(scan.complete).toBe(false);
    }
  });
});
