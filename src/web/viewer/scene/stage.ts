import { DataTexture, LinearFilter, type Material, Scene, SRGBColorSpace, type Vector3, WebGLRenderer } from 'three';
import type { Gloss } from '#domain/catalogue/gloss.ts';
import type { Unit } from '#domain/part/units.ts';
import { VIEWER_TEXTS } from '../basics/texts.ts';
import { ViewerError } from '../basics/viewer-error.ts';
import { CameraRig } from './camera-rig.ts';
import { freeResources } from './discard.ts';
import { paintMatcap } from './paint-matcap.ts';
import { Picture } from './picture.ts';
import styles from './stage.module.css';
import { warmShaders } from './warm-shaders.ts';

const SHARPEST = 2;
const MATCAP_SIZE = 128;
/** Drivers do the rest of their work on a shader at its first use. A model that comes at once should not wait for what it does not need. */
const FIRST_USE_MS = 300;
/** How long nothing changes before a slow card is given a smooth picture to draw. */
const REST_MS = 150;

export interface StageListener {
  readonly onContextLost: () => void;
  readonly onContextRestored: () => void;
}

/** A canvas in `host` with its renderer, camera and light; draws when asked to. */
export class Stage {
  readonly host: HTMLElement;
  readonly canvas = document.createElement('canvas');
  /** Above the canvas, for labels; takes no pointer. */
  readonly layer = document.createElement('div');
  readonly scene = new Scene();
  /** Of the lengths in labels. */
  unit: Unit = 'mm';
  readonly rig: CameraRig;
  readonly matcap: DataTexture;
  /** Called before each picture. */
  readonly beforeDraw = new Set<() => void>();
  private readonly renderer: WebGLRenderer;
  private readonly picture: Picture;
  private readonly loop: DrawLoop;
  private readonly observer: ResizeObserver;
  private readonly kept: readonly Material[];
  private readonly warming: ReturnType<typeof setTimeout>;
  private gloss: Gloss = 'plain';
  private changed = true;
  private moved = false;
  /** When something was last seen to change. */
  private disturbedAt = Number.NEGATIVE_INFINITY;
  private lost = false;
  private disposed = false;

  /** Throws ViewerError WEBGL_MISSING. */
  constructor(host: HTMLElement, listener: StageListener) {
    this.host = host;
    this.canvas.className = styles['canvas'] ?? '';
    this.layer.className = styles['layer'] ?? '';
    const context = openContext(this.canvas);
    this.renderer = createRenderer(this.canvas, context);
    this.picture = new Picture(context, () => this.renderer.render(this.scene, this.rig.camera));
    this.matcap = new DataTexture(paintMatcap(MATCAP_SIZE, this.gloss), MATCAP_SIZE, MATCAP_SIZE);
    this.matcap.colorSpace = SRGBColorSpace;
    this.matcap.minFilter = this.matcap.magFilter = LinearFilter;
    this.matcap.needsUpdate = true;
    this.loop = createDrawLoop((seconds) => this.step(seconds));
    host.classList.add(styles['stage'] ?? '');
    host.append(this.canvas, this.layer);
    this.rig = new CameraRig(this.canvas, this.loop.request);
    this.canvas.addEventListener('contextmenu', (event) => event.preventDefault());
    this.canvas.addEventListener('webglcontextlost', (event) => {
      // Without this the browser never gives the context back.
      event.preventDefault();
      if (this.disposed) return;
      this.lost = true;
      this.forgetResources();
      this.picture.forget();
      listener.onContextLost();
    });
    this.canvas.addEventListener('webglcontextrestored', () => {
      this.lost = false;
      listener.onContextRestored();
      this.requestDraw();
    });
    const { materials, use, end } = warmShaders(this.renderer, this.rig.camera, this.matcap);
    this.kept = materials;
    this.warming = setTimeout(() => {
      // It empties the canvas; and a model that is there has used what it needs.
      if (this.scene.children.length === 0 && !this.lost) this.picture.warm(use);
      end();
    }, FIRST_USE_MS);
    this.observer = new ResizeObserver(() => this.resize());
    this.observer.observe(host);
    this.resize();
  }

  /** How what is drawn from now on throws light back. */
  setGloss(gloss: Gloss): void {
    if (gloss === this.gloss) return;
    this.gloss = gloss;
    this.matcap.image.data = paintMatcap(MATCAP_SIZE, gloss);
    this.matcap.needsUpdate = true;
    this.requestDraw();
  }

  requestDraw(): void {
    this.changed = true;
    this.disturbedAt = performance.now();
    this.loop.request();
  }

  /** Draws at once, for whoever must not wait for the next frame. */
  draw(): void {
    if (this.lost || this.disposed) return;
    this.changed = false;
    this.rig.camera.updateMatrixWorld();
    for (const prepare of this.beforeDraw) prepare();
    if (this.picture.draw()) this.loop.request();
  }

  /** Draws another model, which has just come. */
  begin(triangles: number): void {
    this.picture.restart(triangles, this.isSeen());
    this.disturbedAt = Number.NEGATIVE_INFINITY;
    this.draw();
  }

  /** Draws the picture once more, as smooth as it can be. */
  refresh(): void {
    if (!this.lost && !this.disposed) this.picture.refresh();
  }

  /** Resolves once the graphics card is done with the last picture. In the background, where nothing is drawn, that can take long. */
  async whenDrawn(): Promise<void> {
    do await new Promise(requestAnimationFrame);
    while (this.picture.isBusy());
  }

  /** Takes the host's size, if it has one. */
  resize(): void {
    const { clientWidth, clientHeight } = this.host;
    const ratio = Math.min(devicePixelRatio, SHARPEST);
    const isSame = this.canvas.width === Math.floor(clientWidth * ratio) && this.canvas.height === Math.floor(clientHeight * ratio);
    if (this.disposed || clientWidth === 0 || clientHeight === 0 || isSame) return;
    this.renderer.setPixelRatio(ratio);
    this.renderer.setSize(clientWidth, clientHeight, false);
    this.rig.setAspect(clientWidth / clientHeight);
    // A canvas is empty after a change of size; waiting for the next frame would let it flash.
    this.draw();
  }

  /** How far apart two points look, CSS pixels. */
  pixelsBetween(one: Vector3, other: Vector3): number {
    const [a, b] = [one, other].map((point) => point.clone().project(this.rig.camera)) as [Vector3, Vector3];
    return Math.hypot(((a.x - b.x) / 2) * this.host.clientWidth, ((a.y - b.y) / 2) * this.host.clientHeight);
  }

  dispose(): void {
    this.disposed = true;
    clearTimeout(this.warming);
    this.observer.disconnect();
    this.loop.stop();
    this.rig.dispose();
    this.picture.dispose();
    for (const material of this.kept) material.dispose();
    this.matcap.dispose();
    this.renderer.dispose();
    // Browsers keep few contexts, and free them only when the garbage is collected.
    this.renderer.forceContextLoss();
    this.canvas.remove();
    this.layer.remove();
    this.host.classList.remove(styles['stage'] ?? '');
  }

  /** Whether the visitor has it before him, rather than a frame that is being made ready. */
  isSeen(): boolean {
    return this.host.checkVisibility({ visibilityProperty: true });
  }

  /** What the lost context held is gone; told so, the renderer makes it anew at the next picture. */
  private forgetResources(): void {
    freeResources(this.scene);
    for (const material of this.kept) material.dispose();
    this.matcap.dispose();
  }

  private step(seconds: number): boolean {
    const moving = this.rig.step(seconds);
    const gliding = moving && this.moved;
    this.moved = moving;
    this.changed ||= moving;
    if (moving) this.disturbedAt = performance.now();
    // On the way somewhere a picture can be left out; a jump is drawn at once.
    if (gliding && this.picture.isBusy()) return true;
    if (this.changed) this.draw();
    else if (!this.lost && this.picture.finish(this.isSeen(), performance.now() - this.disturbedAt > REST_MS)) return true;
    return moving;
  }
}

function openContext(canvas: HTMLCanvasElement): WebGL2RenderingContext {
  // Asked for here, because three reports a missing context on the console.
  const context = canvas.getContext('webgl2', { antialias: false, alpha: true, stencil: true, premultipliedAlpha: true });
  if (context === null) throw new ViewerError('WEBGL_MISSING', VIEWER_TEXTS.webglMissing);
  return context;
}

function createRenderer(canvas: HTMLCanvasElement, context: WebGL2RenderingContext): WebGLRenderer {
  try {
    const renderer = new WebGLRenderer({ canvas, context, alpha: true, stencil: true });
    renderer.localClippingEnabled = true;
    // Asking whether a shader is compiled makes the page wait until it is.
    renderer.debug.checkShaderErrors = false;
    renderer.setClearAlpha(0);
    return renderer;
  } catch (cause) {
    throw new ViewerError('WEBGL_MISSING', VIEWER_TEXTS.webglMissing, { cause });
  }
}

/** Longest step of an animation, seconds: after a pause it goes on where it stood. */
const LONGEST_STEP_S = 0.05;

interface DrawLoop {
  /** Draw at the next frame, because something changed. */
  readonly request: () => void;
  readonly stop: () => void;
}

/**
 * Calls `step` in the next frame after `request`, and again as long as it says that something still moves. Nothing runs
 * while nothing changes.
 */
function createDrawLoop(step: (seconds: number) => boolean): DrawLoop {
  let handle: number | null = null;
  let last: number | null = null;
  let stopped = false;
  const run = (now: number) => {
    handle = null;
    const seconds = last === null ? 1 / 60 : Math.min((now - last) / 1000, LONGEST_STEP_S);
    last = now;
    if (step(seconds)) request();
    else if (handle === null) last = null;
  };
  const request = () => {
    if (!stopped) handle ??= requestAnimationFrame(run);
  };
  const stop = () => {
    stopped = true;
    if (handle !== null) cancelAnimationFrame(handle);
  };
  return { request, stop };
}
