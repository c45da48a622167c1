/** Files of the cart on their way, with their names: they go on when the page that began them is left. */
const sending = new Map<Promise<boolean>, string>();

/** Notes a file that is being sent; `arrival` resolves to whether it got through, and never rejects. */
export function noteSending(filename: string, arrival: Promise<boolean>): void {
  sending.set(arrival, filename);
}

/** Waits for the files that are being sent; answers the names of those that did not get through since it was last asked. */
export async function waitForFiles(): Promise<readonly string[]> {
  const noted = [...sending];
  const arrived = await Promise.all(noted.map(([arrival]) => arrival));
  for (const [arrival] of noted) sending.delete(arrival);
  return noted.flatMap(([, filename], at) => (arrived[at] === true ? [] : [filename]));
}
