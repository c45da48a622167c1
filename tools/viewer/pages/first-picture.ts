/** One side of the comparison, as the runner drives it. */
export interface BenchPage {
  /** Empties the view. */
  clear(): void;
  /** Opens a file from disk or, given an address, from the server. */
  open(model: File | string): void;
  /** What a visitor's pointer on 'Load file' sets off, if anything. */
  prepare(): void;
}

/** Milliseconds to the first picture, and to the one with smooth outlines, which may be the same. */
export interface PictureTimes {
  readonly first: number;
  readonly smooth: number;
}

declare global {
  interface Window {
    bench?: { time(model: { name: string; url: string }, way: 'disk' | 'server'): Promise<PictureTimes>; prepare(): void };
    /** On the page with a part: from the press on its button. */
    pressed?: Promise<PictureTimes>;
  }
}

const GIVE_UP_MS = 120_000;

/** How many rows of a picture are read. Reading all takes some 5 ms, a quarter of what there is to time at the least. */
const BAND_ROWS = 32;

/** More than this many corners are a picture: fewer warm up shaders. */
const LEAST_CORNERS = 6;
let drawn = false;
/** Whether the last picture has several samples per pixel. */
let smooth = false;

// Both sides draw only when something changes, so the last picture has to stay readable.
const getContext = HTMLCanvasElement.prototype.getContext;
Reflect.set(HTMLCanvasElement.prototype, 'getContext', function (this: HTMLCanvasElement, type: string, options?: object) {
  return Reflect.apply(getContext, this, [type, { ...options, preserveDrawingBuffer: true }]);
});

// Reading a picture back makes the page wait for the graphics card, so it is done only where something was drawn.
const { drawElements, drawArrays, blitFramebuffer } = WebGL2RenderingContext.prototype;
Object.assign(WebGL2RenderingContext.prototype, {
  drawElements(this: WebGL2RenderingContext, ...given: Parameters<typeof drawElements>) {
    note(this, given[1]);
    return drawElements.apply(this, given);
  },
  drawArrays(this: WebGL2RenderingContext, ...given: Parameters<typeof drawArrays>) {
    note(this, given[2]);
    return drawArrays.apply(this, given);
  },
  blitFramebuffer(this: WebGL2RenderingContext, ...given: Parameters<typeof blitFramebuffer>) {
    smooth = true;
    return blitFramebuffer.apply(this, given);
  },
});

function note(gl: WebGL2RenderingContext, corners: number): void {
  if (corners <= LEAST_CORNERS) return;
  drawn = true;
  smooth = gl.getContextAttributes()?.antialias === true;
}

/** Lets the runner time this page: from giving the model to the first picture with other pixels than the empty one. */
export function offer(page: BenchPage): void {
  window.bench = {
    prepare: () => page.prepare(),
    async time({ name, url }, way) {
      const given = way === 'server' ? url : new File([await (await fetch(url)).arrayBuffer()], name);
      page.clear();
      await nextFrame();
      await nextFrame();
      const empty = readPicture(document.querySelector('canvas'));
      drawn = false;
      const started = performance.now();
      page.open(given);
      return timePictures(name, started, () => drawn && differs(empty, readPicture(document.querySelector('canvas'))));
    },
  };
}

/** Looks after every frame whether the picture is there, which reads it back, until it is there and smooth. */
export async function timePictures(name: string, started: number, isThere: () => boolean): Promise<PictureTimes> {
  let first: number | null = null;
  while (performance.now() - started < GIVE_UP_MS) {
    await nextFrame();
    if ((first !== null && !smooth) || !isThere()) continue;
    first ??= performance.now() - started;
    if (smooth) return { first, smooth: performance.now() - started };
  }
  throw new Error(`${name} never showed up`);
}

/** After the next frame is drawn. */
function nextFrame(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

/** Whether a canvas that something was drawn into shows anything. */
export function showsPicture(canvas: HTMLCanvasElement): boolean {
  return drawn && readPicture(canvas).some((pixel) => pixel !== 0);
}

/** The pixels of a band across the middle of a canvas, 0 where nothing is drawn. A model that is fitted to the view crosses it. */
function readPicture(canvas: HTMLCanvasElement | null): Uint32Array {
  const gl = canvas?.getContext('webgl2');
  if (canvas === null || gl === null || gl === undefined) throw new Error('no canvas');
  const { width, height } = canvas;
  const rows = Math.min(BAND_ROWS, height);
  const pixels = new Uint32Array(width * rows);
  gl.bindFramebuffer(gl.FRAMEBUFFER, null);
  gl.readPixels(0, Math.floor((height - rows) / 2), width, rows, gl.RGBA, gl.UNSIGNED_BYTE, new Uint8Array(pixels.buffer));
  return pixels;
}

function differs(one: Uint32Array, other: Uint32Array): boolean {
  return one.length === other.length && one.some((pixel, at) => pixel !== other[at]);
}
