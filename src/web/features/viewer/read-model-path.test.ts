import { describe, expect, test } from 'vitest';
import { nameOfPath, readModelPath } from './read-model-path.ts';

const ORIGIN = 'https://quotes.example.com';

describe('S-18 VIEW-09 modelFile', () => {
  test.each([
    ['/app/models/sample.glb', '/app/models/sample.glb'],
    ['/downloaded/AAAA/bracket%20v2.stl', '/downloaded/AAAA/bracket%20v2.stl'],
    ['/cad/mesh/abc.step?v=1#part', '/cad/mesh/abc.step?v=1'],
    ['/a/../b.glb', '/b.glb'],
    ['/https://evil.example/x.glb', '/https://evil.example/x.glb'],
    ['/größe.glb', '/gr%C3%B6%C3%9Fe.glb'],
    ['/%2Fevil.example/x.glb', '/%2Fevil.example/x.glb'],
    ['/%5Cevil.example/x.glb', '/%5Cevil.example/x.glb'],
    ['/%2e%2e/b.glb', '/b.glb'],
    ['/／evil.example/x.glb', '/%EF%BC%8Fevil.example/x.glb'],
  ])('S-18 VIEW-09 %s is a path of this site', (modelFile, path) => {
    expect(readModelPath(modelFile, ORIGIN)).toBe(path);
    expect(new URL(path, `${ORIGIN}/app/viewer`).origin).toBe(ORIGIN);
  });

  test.each([
    ['another origin', 'https://evil.example/x.glb'],
    ['this origin spelled out', 'https://quotes.example.com/x.glb'],
    ['an address without scheme', '//evil.example/x.glb'],
    ['three slashes', '///evil.example/x.glb'],
    ['a script', 'javascript:alert(1)'],
    ['data', 'data:model/stl,solid'],
    ['a blob', 'blob:https://quotes.example.com/1'],
    ['a blob of another site', 'blob:https://evil.example/1'],
    ['a script in other letters', 'JaVaScRiPt:alert(1)'],
    ['an encoded scheme', 'https%3A%2F%2Fevil.example/x.glb'],
    ['a scheme with encoded letters', '%6Aavascript:alert(1)'],
    ['encoded slashes in front', '%2F%2Fevil.example/x.glb'],
    ['encoded dots back to two slashes', '/a/%2e%2e//evil.example/x.glb'],
    ['wide slashes', '／／evil.example/x.glb'],
    ['a backslash for a slash', '/\\evil.example/x.glb'],
    ['backslashes', '\\\\evil.example\\x.glb'],
    ['a backslash within', '/models\\..\\x.glb'],
    ['a tab that browsers drop', '/\t/evil.example/x.glb'],
    ['a line end that browsers drop', '/\n/evil.example/x.glb'],
    ['a leading space', ' //evil.example/x.glb'],
    ['dots that leave two slashes', '/.//evil.example/x.glb'],
    ['dots back to two slashes', '/a/..//evil.example/x.glb'],
    ['a relative path', 'models/x.glb'],
    ['a user name', '@evil.example/x.glb'],
    ['nothing', ''],
  ])('S-18 VIEW-09 %s is refused', (_what, modelFile) => {
    expect(readModelPath(modelFile, ORIGIN)).toBeNull();
  });
});

test.each([
  ['/downloaded/AAAA/bracket%20v2.stl?x=1', 'bracket v2.stl'],
  ['/models/', '/models/'],
  ['/models/%zz.stl', '%zz.stl'],
])('VIEW-09 the model at %s is called %s', (path, name) => {
  expect(nameOfPath(path)).toBe(name);
});
