/** One side of the comparison, as the runner drives it. */
export interface BenchPage {
  /** Empties the view. */
  clear(): void;
  /** Opens a file from disk or, given an address, from the server. */
  open(model: File | string): void;
  /** What a visitor's pointer on 'Load file' sets off, if anything. */
  prepare(): void;
}

declare global {
  interface Window {
    bench?: { time(model: { name: string; url: string }, way: 'disk' | 'server'): Promise<number>; prepare(): void };
    /** On the page with a part: milliseconds from the press on its button to the picture. */
    pressed?: Promise<number>;
  }
}

const GIVE_UP_MS = 120_000;

/** More than this many corners are a picture: fewer warm up shaders. */
const LEAST_CORNERS = 6;
let drawn = false;

// Both sides draw only when something changes, so the last picture has to stay readable.
const getContext = HTMLCanvasElement.prototype.getContext;
Reflect.set(HTMLCanvasElement.prototype, 'getContext', function (this: HTMLCanvasElement, type: string, options?: object) {
  return Reflect.apply(getContext, this, [type, { ...options, preserveDrawingBuffer: true }]);
});

// Reading a picture back makes the page wait for the graphics card, so it is done only where something was drawn.
const { drawElements, drawArrays } = WebGL2RenderingContext.prototype;
Object.assign(WebGL2RenderingContext.prototype, {
  drawElements(this: WebGL2RenderingContext, ...given: Parameters<typeof drawElements>) {
    drawn ||= given[1] > LEAST_CORNERS;
    return drawElements.apply(this, given);
  },
  drawArrays(this: WebGL2RenderingContext, ...given: Parameters<typeof drawArrays>) {
    drawn ||= given[2] > LEAST_CORNERS;
    return drawArrays.apply(this, given);
  },
});

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
      while (performance.now() - started < GIVE_UP_MS) {
        await nextFrame();
        if (drawn && differs(empty, readPicture(document.querySelector('canvas')))) return performance.now() - started;
      }
      throw new Error(`${name} never showed up`);
    },
  };
}

/** After the next frame is drawn. */
export function nextFrame(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

/** Whether a canvas that something was drawn into shows anything. */
export function showsPicture(canvas: HTMLCanvasElement): boolean {
  return drawn && readPicture(canvas).some((pixel) => pixel !== 0);
}

/** Every pixel of a canvas, 0 where nothing is drawn. */
function readPicture(canvas: HTMLCanvasElement | null): Uint32Array {
  const gl = canvas?.getContext('webgl2');
  if (canvas === null || gl === null || gl === undefined) throw new Error('no canvas');
  const pixels = new Uint32Array(canvas.width * canvas.height);
  gl.bindFramebuffer(gl.FRAMEBUFFER, null);
  gl.readPixels(0, 0, canvas.width, canvas.height, gl.RGBA, gl.UNSIGNED_BYTE, new Uint8Array(pixels.buffer));
  return pixels;
}

function differs(one: Uint32Array, other: Uint32Array): boolean {
  return one.length === other.length && one.some((pixel, at) => pixel !== other[at]);
}
