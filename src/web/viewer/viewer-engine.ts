import { Color } from 'three';
import type { Gloss } from '#domain/catalogue/gloss.ts';
import { shownColor } from '#domain/catalogue/shown-color.ts';
import type { Unit } from '#domain/part/units.ts';
import { announceStatus } from './basics/announce.ts';
import { isSparing } from './basics/is-sparing.ts';
import { VIEWER_TEXTS } from './basics/texts.ts';
import type {
  BuildView,
  ModelBranch,
  ModelSource,
  SectionPlane,
  ShownModel,
  StandardView,
  Tool,
  Vector3D,
  Viewer,
  ViewerOptions,
} from './basics/viewer.ts';
import { ViewerError } from './basics/viewer-error.ts';
import { listBounds } from './basics/wall-scale.ts';
import type { DrawnModel } from './mesh/messages.ts';
import { lengthOf, subtract } from './picking/vectors.ts';
import type { ReaderClient } from './reader/reader-client.ts';
import { BuildDrawing } from './scene/build-drawing.ts';
import { DimensionLines } from './scene/dimension-lines.ts';
import { PartView } from './scene/part-view.ts';
import { SectionCap } from './scene/section-cap.ts';
import { Stage } from './scene/stage.ts';
import { ThinPins } from './scene/thin-pins.ts';
import { WallView } from './scene/wall-view.ts';
import { Highlight } from './tools/highlight.ts';
import { PickTool } from './tools/pick-tool.ts';

/** Saturated enough to be told apart, bright enough to show the form. */
const RANDOM_SATURATION = 0.55;
const RANDOM_LIGHTNESS = 0.6;

/** A picture that was drawn unseen is shown soon, as a rule, and its edges do not get in the way of that. */
const UNSEEN_EDGES_MS = 500;

interface Shown {
  readonly model: DrawnModel;
  readonly part: PartView;
  readonly cap: SectionCap;
  readonly dimensions: DimensionLines;
  build: BuildDrawing | null;
  pins: ThinPins | null;
  walls: WallView | null;
}

/** The engine behind the public face: a stage, the model on it, and what is drawn around the model. */
export class ViewerEngine implements Viewer {
  private readonly stage: Stage;
  private readonly reader: ReaderClient;
  private readonly tool: PickTool;
  private readonly branch: Highlight;
  private scheme: 'light' | 'dark';
  private shown: Shown | null = null;
  private loading: symbol | null = null;
  private disposed = false;
  private edges = true;
  private section: SectionPlane | null = null;
  private dimensions = false;
  private color: string | null = null;
  /** Below which walls are the thinnest that the map tells apart; null: no map is wanted. */
  private leastWallMm: number | null = null;

  constructor(host: HTMLElement, options: ViewerOptions, reader: ReaderClient) {
    this.reader = reader;
    this.scheme = options.colorScheme;
    this.stage = new Stage(host, {
      onContextLost: () => {
        announceStatus(VIEWER_TEXTS.contextLost, false);
        options.onContextLost?.();
      },
      onContextRestored: () => {
        announceStatus('', false);
        options.onContextRestored?.();
      },
    });
    this.branch = new Highlight(this.stage);
    this.tool = new PickTool(this.stage, reader, (picked) => options.onPicked?.(picked));
  }

  prepareForFiles(): void {
    if (this.disposed || isSparing()) return;
    this.reader.prime();
  }

  async load(source: ModelSource, signal?: AbortSignal): Promise<ShownModel> {
    const turn = Symbol('load');
    this.empty();
    this.loading = turn;
    const name = source.kind === 'file' ? source.file.name : source.name;
    const abort = () => {
      if (this.loading === turn) this.clear();
    };
    signal?.addEventListener('abort', abort);
    try {
      if (this.disposed || signal?.aborted) throw new ViewerError('ABORTED', VIEWER_TEXTS.aborted);
      announceStatus(source.kind === 'file' ? VIEWER_TEXTS.reading(name) : VIEWER_TEXTS.fetching(name), true);
      const model = await this.reader.open(
        source.kind === 'file' ? source : { ...source, url: new URL(source.url, document.baseURI).href },
        {
          onStatus: (status) => announceStatus(status, true),
          onPercent: (percent) => announceStatus(VIEWER_TEXTS.reading(name), true, percent),
          onEdges: (segments) => this.addEdges(turn, segments),
        },
      );
      if (this.loading !== turn) throw new ViewerError('ABORTED', VIEWER_TEXTS.aborted);
      this.show(model);
      announceStatus(VIEWER_TEXTS.shown(name), false);
      if (model.mesh.edgeSegments === null) void this.findEdges(turn);
      return describeModel(name, model);
    } catch (error) {
      const failure = error instanceof ViewerError ? error : new ViewerError('UNREADABLE', VIEWER_TEXTS.unreadable, { cause: error });
      if (this.loading === turn) announceStatus(failure.message, false);
      throw failure;
    } finally {
      signal?.removeEventListener('abort', abort);
    }
  }

  clear(): void {
    if (this.disposed) return;
    this.empty();
    announceStatus(VIEWER_TEXTS.cleared, false);
  }

  showView(view: StandardView): void {
    this.stage.rig.look(view, mayMove());
    this.stage.requestDraw();
  }

  home(): void {
    this.showView('isometric');
  }

  showPlace(at: Vector3D): void {
    if (this.shown === null) return;
    this.stage.rig.approach(subtract(at, this.shown.model.centreMm), mayMove());
    this.stage.requestDraw();
  }

  rotate(rightDegrees: number, upDegrees: number): void {
    this.stage.rig.rotate(rightDegrees, upDegrees, mayMove());
    this.stage.requestDraw();
  }

  zoom(factor: number): void {
    this.stage.rig.zoom(factor, mayMove());
    this.stage.requestDraw();
  }

  pan(right: number, up: number): void {
    this.stage.rig.pan(right, up, mayMove());
    this.stage.requestDraw();
  }

  refresh(): void {
    this.stage.refresh();
  }

  randomizeColor(): void {
    this.shown?.part.paint(new Color().setHSL(Math.random(), RANDOM_SATURATION, RANDOM_LIGHTNESS));
    this.stage.requestDraw();
  }

  setColor(rgb: string | null, gloss: Gloss = 'plain'): void {
    this.color = rgb;
    this.stage.setGloss(rgb === null ? 'plain' : gloss);
    if (rgb === null) return;
    this.shown?.part.paint(new Color(shownColor(rgb)));
    this.stage.requestDraw();
  }

  setEdges(visible: boolean): void {
    if (visible === this.edges) return;
    this.edges = visible;
    this.shown?.part.showEdges(visible);
    this.stage.requestDraw();
  }

  setSection(section: SectionPlane | null): void {
    if (section === this.section) return;
    this.section = section;
    this.applySection();
    this.stage.requestDraw();
  }

  setUnit(unit: Unit): void {
    this.stage.unit = unit;
  }

  setDimensions(visible: boolean): void {
    if (visible === this.dimensions) return;
    this.dimensions = visible;
    this.shown?.dimensions.show(visible);
    this.stage.requestDraw();
  }

  setBuild(build: BuildView | null): void {
    const { shown } = this;
    if (shown === null) return;
    const stood = shown.build !== null;
    dropBuild(shown);
    if (build !== null && build.stance !== null) {
      const { up, along } = build.stance;
      shown.build = new BuildDrawing(shown.model, build.stance, this.scheme);
      const { group, sizeMm, middle } = shown.build;
      this.stage.scene.add(group);
      this.stage.rig.stand({ up, along, sizeMm, middle });
    } else if (stood) {
      this.stage.rig.standByFile();
    }
    if (build !== null && build.thinSpots.length > 0) {
      const { centreMm, sizeMm } = shown.model;
      shown.pins = new ThinPins(this.stage, this.reader, build.thinSpots, centreMm, lengthOf(sizeMm) / 2);
    }
    this.applySection();
    this.stage.requestDraw();
  }

  setWalls(leastMm: number | null): void {
    this.leastWallMm = leastMm;
    const { shown } = this;
    if (shown === null || (leastMm === null && shown.walls === null)) return;
    shown.walls?.dispose();
    shown.walls = null;
    this.stage.requestDraw();
    if (leastMm !== null) void this.mapWalls(shown, leastMm);
  }

  showBranch(branch: ModelBranch | null): void {
    const mesh = this.shown?.model.mesh;
    if (mesh === undefined || branch === null) this.branch.clear();
    else this.branch.showFace(cornersOf(mesh, branch), true);
    this.stage.requestDraw();
  }

  setTool(tool: Tool): void {
    this.tool.choose(tool);
  }

  setColorScheme(scheme: 'light' | 'dark'): void {
    if (scheme === this.scheme) return;
    this.scheme = scheme;
    this.shown?.part.setScheme(scheme);
    this.shown?.dimensions.setScheme(scheme);
    this.shown?.build?.setScheme(scheme);
    this.stage.requestDraw();
  }

  dispose(): void {
    if (this.disposed) return;
    this.empty();
    this.disposed = true;
    this.tool.dispose();
    this.stage.dispose();
  }

  private show(model: DrawnModel): void {
    // A model that was read before can be there before the observer tells of the host's size, and would be drawn twice.
    this.stage.resize();
    const part = new PartView(model, this.stage.matcap, this.scheme);
    part.showEdges(this.edges);
    if (this.color !== null) part.paint(new Color(shownColor(this.color)));
    const dimensions = new DimensionLines(this.stage, model.sizeMm, this.scheme);
    dimensions.show(this.dimensions);
    this.shown = { model, part, cap: new SectionCap(part, model.sizeMm), dimensions, build: null, pins: null, walls: null };
    this.stage.scene.add(part.group);
    this.applySection();
    this.stage.rig.fit(model.sizeMm);
    this.stage.begin(model.mesh.indices.length / 3);
  }

  /** The first picture comes first: on few processors, drawing and looking for edges would share one. */
  private async findEdges(turn: symbol): Promise<void> {
    await this.stage.whenDrawn();
    if (!this.stage.isSeen()) await new Promise((resolve) => setTimeout(resolve, UNSEEN_EDGES_MS));
    if (this.loading === turn) this.reader.findEdges();
  }

  private async mapWalls(shown: Shown, leastMm: number): Promise<void> {
    announceStatus(VIEWER_TEXTS.measuringWalls, true);
    const map = await this.reader.mapWalls(Math.max(...listBounds(leastMm)));
    if (this.shown !== shown) return;
    const isWanted = this.leastWallMm === leastMm && shown.walls === null;
    if (this.leastWallMm === null || isWanted) announceStatus('', false);
    if (map === null || !isWanted) return;
    shown.walls = new WallView(map, leastMm);
    this.stage.scene.add(shown.walls.mesh);
    this.applySection();
    this.stage.requestDraw();
  }

  private addEdges(turn: symbol, segments: Float32Array<ArrayBuffer>): void {
    if (this.loading !== turn) return;
    this.shown?.part.addEdges(segments);
    if (this.edges) this.stage.requestDraw();
  }

  private applySection(): void {
    this.shown?.cap.cut(this.section);
    const plane = this.shown?.cap.plane ?? null;
    this.tool.setSection(plane);
    this.branch.setSection(plane);
    this.shown?.build?.clip(plane);
    this.shown?.pins?.setSection(plane);
    this.shown?.walls?.clip(plane);
  }

  private empty(): void {
    this.loading = null;
    this.reader.close();
    this.tool.reset();
    this.branch.clear();
    const { shown } = this;
    this.shown = null;
    if (shown === null) return;
    if (shown.build !== null) this.stage.rig.standByFile();
    dropBuild(shown);
    shown.walls?.dispose();
    shown.dimensions.dispose();
    shown.part.dispose();
    this.stage.requestDraw();
  }
}

function dropBuild(shown: Shown): void {
  shown.build?.dispose();
  shown.pins?.dispose();
  shown.build = null;
  shown.pins = null;
}

function describeModel(name: string, { sizeMm, mesh, branches }: DrawnModel): ShownModel {
  return { name, sizeMm, triangles: mesh.indices.length / 3, branches };
}

/** The corners of a branch's triangles, xyz each. */
function cornersOf({ positions, indices }: DrawnModel['mesh'], { firstTriangle, triangles }: ModelBranch): Float32Array<ArrayBuffer> {
  const corners = new Float32Array(triangles * 9);
  for (const [n, vertex] of indices.subarray(firstTriangle * 3, (firstTriangle + triangles) * 3).entries())
    corners.set(positions.subarray(vertex * 3, vertex * 3 + 3), n * 3);
  return corners;
}

function mayMove(): boolean {
  return !matchMedia('(prefers-reduced-motion: reduce)').matches;
}
