/** Knows whether the graphics card is done with the last picture, so that slow cards are never given more than they can draw. */
export class FrameFence {
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
