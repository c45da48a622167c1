import { describe, expect, it } from 'vitest';
import { boxMesh, joinMeshes, movedMesh, roundMesh } from '#test/support/solids.ts';
import { closeCavities } from './close-cavities.ts';

const OUTER = boxMesh(30, 30, 30);
const MIDDLE = [15, 15, 15] as const;

describe('closeCavities', () => {
  it('HOLD-07 takes a sealed cavity out, whichever way the body is turned', () => {
    const hollow = joinMeshes(
      OUTER,
      movedMesh(
        roundMesh(8, () => 5),
        -1,
        MIDDLE,
      ),
    );
    expect(closeCavities(hollow).indices.length).toBe(OUTER.indices.length);
    const insideOut = { positions: hollow.positions, indices: hollow.indices.toReversed() };
    expect(closeCavities(insideOut).indices.length).toBe(OUTER.indices.length);
  });

  it('HOLD-07 keeps a second body and an open surface', () => {
    const beside = joinMeshes(
      OUTER,
      movedMesh(
        roundMesh(8, () => 5),
        1,
        [60, 0, 0],
      ),
    );
    expect(closeCavities(beside).indices.length).toBe(beside.indices.length);
    const cavity = movedMesh(
      roundMesh(8, () => 5),
      -1,
      MIDDLE,
    );
    const open = joinMeshes(OUTER, { positions: cavity.positions, indices: cavity.indices.slice(3) });
    expect(closeCavities(open).indices.length).toBe(open.indices.length);
  });
});
