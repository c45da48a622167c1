import { type Plane, Vector3 } from 'three';
import type { Picked, Tool, Vector3D } from '../basics/viewer.ts';
import type { PickRay } from '../mesh/messages.ts';
import { distanceBetween, subtract } from '../picking/vectors.ts';
import type { ReaderClient } from '../reader/reader-client.ts';
import type { Stage } from '../scene/stage.ts';
import { Highlight } from './highlight.ts';
import { MeasuredLine } from './measured-line.ts';

/** How near the pointer must be to an edge or a corner, CSS pixels. */
const REACH_PIXELS = 8;

/** The tool in the visitor's hand: turns clicks on the model into what was picked, and draws it. */
export class PickTool {
  private readonly stage: Stage;
  private readonly reader: ReaderClient;
  private readonly onPicked: (picked: Picked | null) => void;
  private readonly highlight: Highlight;
  private readonly line: MeasuredLine;
  private readonly stopWatching: () => void;
  private tool: Tool = 'none';
  private plane: Plane | null = null;
  private from: Vector3D | null = null;
  /** Changes whenever answers on the way no longer count. */
  private turn = 0;
  private aiming = false;

  constructor(stage: Stage, reader: ReaderClient, onPicked: (picked: Picked | null) => void) {
    this.stage = stage;
    this.reader = reader;
    this.onPicked = onPicked;
    this.highlight = new Highlight(stage);
    this.line = new MeasuredLine(stage, this.highlight);
    this.stopWatching = watchPointer(
      stage.canvas,
      (place) => void this.click(place),
      (place) => void this.aim(place),
    );
  }

  choose(tool: Tool): void {
    if (tool === this.tool) return;
    this.tool = tool;
    this.stage.canvas.style.cursor = tool === 'none' ? '' : 'crosshair';
    this.reset();
  }

  /** Forgets what was picked and is on its way. */
  reset(): void {
    this.turn++;
    this.from = null;
    this.line.clear();
    this.onPicked(null);
    this.stage.requestDraw();
  }

  setSection(plane: Plane | null): void {
    this.plane = plane;
    this.highlight.setSection(plane);
  }

  dispose(): void {
    this.reset();
    this.stopWatching();
    this.line.dispose();
  }

  private async click(place: PointerPlace): Promise<void> {
    if (this.tool === 'none') return;
    const turn = ++this.turn;
    if (this.tool === 'pick') {
      const feature = await this.reader.findFeature(this.rayThrough(place));
      if (turn !== this.turn) return;
      if (feature === null) this.highlight.clear();
      else if (feature.picked.kind === 'face') this.highlight.showFace(feature.points);
      else this.highlight.showLines(feature.points, false);
      this.onPicked(feature?.picked ?? null);
    } else {
      const point = await this.reader.findPoint(this.rayThrough(place));
      if (turn !== this.turn) return;
      if (point !== null) this.measure(point.at);
    }
    this.stage.requestDraw();
  }

  /** Takes a point of the distance tool: the first, the second, or the first of the next distance. */
  private measure(at: Vector3D): void {
    const { from } = this;
    if (from === null) {
      this.line.begin(at);
      this.from = at;
      this.onPicked({ kind: 'point' });
      return;
    }
    this.line.end(from, at);
    this.from = null;
    this.onPicked({ kind: 'distance', distanceMm: distanceBetween(from, at), deltaMm: subtract(at, from) });
  }

  /** Shows where a click of the distance tool would land; one question at a time. */
  private async aim(place: PointerPlace | null): Promise<void> {
    if (this.tool !== 'distance' || this.aiming) return;
    const { turn } = this;
    this.aiming = place !== null;
    const point = place === null ? null : await this.reader.findPoint(this.rayThrough(place));
    this.aiming = false;
    if (turn !== this.turn) return;
    this.line.aim(point === null || point.snapped === null ? null : point.at);
    this.stage.requestDraw();
  }

  private rayThrough({ x, y }: PointerPlace): PickRay {
    const { camera } = this.stage.rig;
    const origin = camera.position;
    const direction = new Vector3(x, y, 0.5).unproject(camera).sub(origin).normalize();
    const pixel = (2 * Math.tan((camera.fov * Math.PI) / 360)) / Math.max(this.stage.host.clientHeight, 1);
    return { origin, direction, reach: REACH_PIXELS * pixel, shown: this.plane };
  }
}

interface PointerPlace {
  /** Across and up the canvas, -1..1. */
  readonly x: number;
  readonly y: number;
}

/** A click ends where it began, give or take so many CSS pixels; otherwise the camera was turned. */
const STILL_PIXELS = 5;

/** Calls back for clicks and taps that turn nothing, and for moves without a button. Returns how to stop. */
function watchPointer(
  canvas: HTMLCanvasElement,
  onClick: (place: PointerPlace) => void,
  onMove: (place: PointerPlace | null) => void,
): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  let down: PointerEvent | null = null;
  canvas.addEventListener(
    'pointerdown',
    (event) => {
      down = event.isPrimary && event.button === 0 ? event : null;
      onMove(null);
    },
    { signal },
  );
  canvas.addEventListener(
    'pointerup',
    (event) => {
      const start = down;
      down = null;
      if (start === null || start.pointerId !== event.pointerId) return;
      if (Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) <= STILL_PIXELS) onClick(placeOf(canvas, event));
    },
    { signal },
  );
  canvas.addEventListener('pointermove', (event) => event.buttons === 0 && onMove(placeOf(canvas, event)), { signal });
  canvas.addEventListener('pointerleave', () => onMove(null), { signal });
  return () => ending.abort();
}

function placeOf(canvas: HTMLCanvasElement, { clientX, clientY }: PointerEvent): PointerPlace {
  const { left, top, width, height } = canvas.getBoundingClientRect();
  return { x: ((clientX - left) / width) * 2 - 1, y: 1 - ((clientY - top) / height) * 2 };
}
