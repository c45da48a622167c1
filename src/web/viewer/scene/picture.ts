const SAMPLES = 4;
/** A card that is done with a rough picture so soon draws a smooth one within a frame, too. */
const QUICK_MS = 25;
/** So few triangles are drawn smooth by any card within a few frames. */
const FEW_TRIANGLES = 20_000;

interface Sampled {
  readonly framebuffer: WebGLFramebuffer;
  readonly renderbuffers: readonly WebGLRenderbuffer[];
  readonly width: number;
  readonly height: number;
}

/**
 * Pictures with smooth outlines, of several samples per pixel, as far as the graphics card keeps up. A slow one, such as a
 * processor in its place, is many times slower at those: it draws a first picture that is waited for rough, of many triangles
 * moving ones, too, and the last one once more. The canvas itself has one sample per pixel.
 */
export class Picture {
  private readonly gl: WebGL2RenderingContext;
  private readonly render: () => void;
  private readonly fence: FrameFence;
  private sampled: Sampled | null = null;
  private isRough = false;
  private isQuick = false;
  private isAwaited = false;
  private drawnAt = 0;
  /** Whether the card has been done with the last picture. */
  private isDone = false;

  /** `render` draws the scene into whatever is bound. */
  constructor(gl: WebGL2RenderingContext, render: () => void) {
    this.gl = gl;
    this.render = render;
    this.fence = new FrameFence(gl);
  }

  /** Draws what changed; returns whether `finish` has something left to do. */
  draw(): boolean {
    this.paint(this.isQuick && !this.isAwaited);
    this.isAwaited = false;
    return this.isRough;
  }

  /**
   * Smooths the last picture when it is time to; to be called once a frame for as long as it returns true. `isResting`: nothing
   * has moved for a while. What nobody sees yet stays rough on a slow card: whoever opens it would wait for more.
   */
  finish(isSeen: boolean, isResting: boolean): boolean {
    if (!this.isRough) return false;
    if (this.isBusy()) return true;
    if (!this.isDone) this.isQuick ||= performance.now() - this.drawnAt < QUICK_MS;
    this.isDone = true;
    if (!this.isQuick && !(isSeen && isResting)) return isSeen;
    this.paint(true);
    return false;
  }

  /** Draws once more, smooth. */
  refresh(): void {
    this.paint(true);
  }

  /** Draws something else both rough and smooth, for which drivers make ready separately. */
  warm(render: () => void): void {
    render();
    this.renderSmooth(render);
    this.fence.mark();
  }

  /** Whether the card is still at the last picture. */
  isBusy(): boolean {
    return this.fence.isBusy();
  }

  /**
   * Begins anew with another model: what the card took for the last one says nothing. Where somebody waits for it, the first
   * picture is rough in any case.
   */
  restart(triangles: number, isAwaited: boolean): void {
    this.isQuick = triangles < FEW_TRIANGLES;
    this.isAwaited = isAwaited;
  }

  /** After the loss of the context, which took everything. */
  forget(): void {
    this.fence.clear();
    this.sampled = null;
  }

  dispose(): void {
    this.fence.clear();
    this.free();
  }

  private paint(isSmooth: boolean): void {
    if (isSmooth) this.renderSmooth(this.render);
    else this.render();
    this.isRough = !isSmooth;
    this.drawnAt = performance.now();
    this.isDone = false;
    this.fence.mark();
  }

  private renderSmooth(render: () => void): void {
    const { gl } = this;
    const { framebuffer, width, height } = this.takeSampled();
    gl.bindFramebuffer(gl.FRAMEBUFFER, framebuffer);
    render();
    // Into the canvas goes the mean of each pixel's samples.
    gl.bindFramebuffer(gl.DRAW_FRAMEBUFFER, null);
    gl.blitFramebuffer(0, 0, width, height, 0, 0, width, height, gl.COLOR_BUFFER_BIT, gl.NEAREST);
    gl.invalidateFramebuffer(gl.READ_FRAMEBUFFER, [gl.COLOR_ATTACHMENT0, gl.DEPTH_STENCIL_ATTACHMENT]);
    gl.bindFramebuffer(gl.FRAMEBUFFER, null);
  }

  private takeSampled(): Sampled {
    const { gl } = this;
    const { drawingBufferWidth: width, drawingBufferHeight: height } = gl;
    if (this.sampled?.width === width && this.sampled.height === height) return this.sampled;
    this.free();
    const framebuffer = gl.createFramebuffer();
    gl.bindFramebuffer(gl.FRAMEBUFFER, framebuffer);
    const renderbuffers = [
      [gl.COLOR_ATTACHMENT0, gl.RGBA8],
      [gl.DEPTH_STENCIL_ATTACHMENT, gl.DEPTH24_STENCIL8],
    ].map(([attachment = 0, format = 0]) => {
      const renderbuffer = gl.createRenderbuffer();
      gl.bindRenderbuffer(gl.RENDERBUFFER, renderbuffer);
      gl.renderbufferStorageMultisample(gl.RENDERBUFFER, SAMPLES, format, width, height);
      gl.framebufferRenderbuffer(gl.FRAMEBUFFER, attachment, gl.RENDERBUFFER, renderbuffer);
      return renderbuffer;
    });
    gl.bindRenderbuffer(gl.RENDERBUFFER, null);
    gl.bindFramebuffer(gl.FRAMEBUFFER, null);
    this.sampled = { framebuffer, renderbuffers, width, height };
    return this.sampled;
  }

  private free(): void {
    if (this.sampled === null) return;
    this.gl.deleteFramebuffer(this.sampled.framebuffer);
    for (const renderbuffer of this.sampled.renderbuffers) this.gl.deleteRenderbuffer(renderbuffer);
    this.sampled = null;
  }
}

/** Knows whether the graphics card is done with the last picture, so that slow cards are never given more than they can draw. */
class FrameFence {
  private readonly gl: WebGL2RenderingContext;
  private sync: WebGLSync | null = null;

  constructor(gl: WebGL2RenderingContext) {
    this.gl = gl;
  }

  /** To be called after each picture. */
  mark(): void {
    this.clear();
    this.sync = this.gl.fenceSync(this.gl.SYNC_GPU_COMMANDS_COMPLETE, 0);
    // What is drawn unseen would else wait until it is seen.
    this.gl.flush();
  }

  isBusy(): boolean {
    if (this.sync === null) return false;
    if (this.gl.getSyncParameter(this.sync, this.gl.SYNC_STATUS) === this.gl.UNSIGNALED) return true;
    this.clear();
    return false;
  }

  /** Forgets the mark, as after the loss of the context. */
  clear(): void {
    this.gl.deleteSync(this.sync);
    this.sync = null;
  }
}
