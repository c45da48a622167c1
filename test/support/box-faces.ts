/** The faces of a box by their corners, each turning to the left as it is looked at from outside; bits 1, 2 and 4 of a corner are its sides along x, y and z. */
export const BOX_FACES = [
  [0, 2, 3, 1],
  [4, 5, 7, 6],
  [0, 1, 5, 4],
  [2, 6, 7, 3],
  [0, 4, 6, 2],
  [1, 3, 7, 5],
] as const;
