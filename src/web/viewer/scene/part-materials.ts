import { DoubleSide, LineBasicMaterial, MeshMatcapMaterial, type Texture } from 'three';

/** What a part looks like whose file tells no colour. */
const PLAIN_COLOR = 0xb4c0cc;
export const EDGE_COLORS = { light: 0x1d272c, dark: 0x06090a } as const;

export function faceMaterial(
  matcap: Texture,
  { flat, colored }: { readonly flat: boolean; readonly colored: boolean },
): MeshMatcapMaterial {
  return new MeshMatcapMaterial({
    matcap,
    color: colored ? 0xffffff : PLAIN_COLOR,
    vertexColors: colored,
    flatShading: flat,
    side: DoubleSide,
    // Lets the edges lie on top.
    polygonOffset: true,
    polygonOffsetFactor: 1,
    polygonOffsetUnits: 1,
  });
}

export function edgeMaterial(scheme: 'light' | 'dark'): LineBasicMaterial {
  return new LineBasicMaterial({ color: EDGE_COLORS[scheme] });
}
