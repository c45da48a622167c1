import CameraControls from 'camera-controls';
import { Box3, Matrix4, PerspectiveCamera, Quaternion, Raycaster, Sphere, Spherical, Vector2, Vector3, Vector4 } from 'three';
import type { StandardView, Vector3D } from '../basics/viewer.ts';
import { fitDistance } from './fit-view.ts';
import { anglesOf, nearestTurn, VIEW_DIRECTIONS, type ViewAngles } from './standard-views.ts';

const FIELD_OF_VIEW_DEGREES = 28;
const RADIANS = Math.PI / 180;
const SMOOTH_SECONDS = 0.18;
/** Bounds of the camera's distance, in radii of the model. */
const NEAREST = 0.05;
const FARTHEST = 40;
/** What is drawn beside the model lies within so many radii. */
const ROOM = 1.6;
/** How near a place is looked at, as a share of the distance at which all of the model is seen. */
const NEAR_SHARE = 0.45;
/** A place is looked at neither along a face that lies level nor from straight above or below: degrees from level, as an angle. */
const LEAST_TILT = 25 * RADIANS;
const MOST_TILT = 60 * RADIANS;
/** From how far below level on it is looked at from below. */
const BELOW = 10 * RADIANS;
const ORIGIN: Vector3D = { x: 0, y: 0, z: 0 };
const Z_UP = { up: { x: 0, y: 0, z: 1 }, along: { x: 1, y: 0, z: 0 }, middle: ORIGIN } as const;
const Y_AXIS = new Vector3(0, 1, 0);
const EMPTY_SIZE: Vector3D = { x: 100, y: 100, z: 100 };

/** Which way the camera holds the model. */
interface Stand {
  /** Unit vectors in the drawn frame: what is up, and what goes to the right in the front view. */
  readonly up: Vector3D;
  readonly along: Vector3D;
  /** The box along these that views fit into the picture, and its middle in the drawn frame. */
  readonly sizeMm: Vector3D;
  readonly middle: Vector3D;
}

CameraControls.install({ THREE: { Vector2, Vector3, Vector4, Quaternion, Matrix4, Spherical, Box3, Sphere, Raycaster } });

/** The camera and how pointer, wheel, touch and keys move it. The model lies around the origin. */
export class CameraRig {
  readonly camera = new PerspectiveCamera(FIELD_OF_VIEW_DEGREES, 1, 0.1, 1000);
  private readonly controls: CameraControls;
  private size = EMPTY_SIZE;
  /** What views fit into the picture, where that has its middle, and how far the front is turned from the controls' own. */
  private fitted = EMPTY_SIZE;
  private middle = ORIGIN;
  private turn = 0;

  /** `wake` is called when the camera begins to move by itself or by the visitor's hand. */
  constructor(canvas: HTMLCanvasElement, wake: () => void) {
    this.camera.up.set(0, 0, 1);
    this.controls = new CameraControls(this.camera, canvas);
    const { ACTION } = CameraControls;
    this.controls.mouseButtons = { left: ACTION.ROTATE, middle: ACTION.TRUCK, right: ACTION.TRUCK, wheel: ACTION.DOLLY };
    this.controls.touches = { one: ACTION.TOUCH_ROTATE, two: ACTION.TOUCH_DOLLY_TRUCK, three: ACTION.TOUCH_TRUCK };
    this.controls.dollyToCursor = true;
    this.controls.smoothTime = SMOOTH_SECONDS;
    this.controls.draggingSmoothTime = SMOOTH_SECONDS / 3;
    for (const type of ['controlstart', 'control', 'transitionstart', 'wake'] as const) this.controls.addEventListener(type, wake);
    this.fit(EMPTY_SIZE);
  }

  /** Goes on with any movement; returns whether there was one. */
  step(seconds: number): boolean {
    const moved = this.controls.update(seconds);
    const radius = this.radius();
    const distance = this.camera.position.length();
    const room = Math.max(ROOM * radius, radiusOf(this.fitted) + Math.hypot(this.middle.x, this.middle.y, this.middle.z));
    this.camera.near = Math.max(distance - room, radius / 500);
    this.camera.far = distance + room;
    this.camera.updateProjectionMatrix();
    return moved;
  }

  setAspect(aspect: number): void {
    this.camera.aspect = aspect;
    this.camera.updateProjectionMatrix();
  }

  /** Takes a new model's size and stands in the home view at once. */
  fit(size: Vector3D): void {
    this.size = size;
    const radius = this.radius();
    this.controls.minDistance = radius * NEAREST;
    this.controls.maxDistance = radius * FARTHEST;
    this.stand({ ...Z_UP, sizeMm: size });
    this.step(0);
  }

  /** Turns to the home view with `up` on top, at once; views keep to that until the next model. */
  stand({ up, along, sizeMm, middle }: Stand): void {
    this.fitted = sizeMm;
    this.middle = middle;
    this.camera.up.copy(up);
    this.controls.updateCameraUp();
    const sideways = new Vector3().copy(along).applyQuaternion(new Quaternion().setFromUnitVectors(this.camera.up, Y_AXIS));
    this.turn = Math.atan2(-sideways.z, sideways.x);
    this.look('isometric', false);
  }

  /** Stands the model as its file has it. */
  standByFile(): void {
    this.stand({ ...Z_UP, sizeMm: this.size });
  }

  look(view: StandardView, smoothly: boolean): void {
    const angles = anglesOf(VIEW_DIRECTIONS[view]);
    this.go(this.middle, { ...angles, azimuth: angles.azimuth + this.turn }, this.fitDistance(angles), smoothly);
  }

  /** Turns so that a place of the drawn frame faces the camera, and comes near. */
  approach(at: Vector3D, smoothly: boolean): void {
    const out = new Vector3().copy(at).sub(this.middle).applyQuaternion(new Quaternion().setFromUnitVectors(this.camera.up, Y_AXIS));
    const { theta: azimuth, phi } = new Spherical().setFromVector3(out);
    const level = Math.PI / 2;
    const tilt = Math.min(Math.max(Math.abs(phi - level), LEAST_TILT), MOST_TILT);
    const angles = { azimuth, polar: phi > level + BELOW ? level + tilt : level - tilt };
    this.go(at, angles, NEAR_SHARE * this.fitDistance(angles), smoothly);
  }

  /** Where all of the model is seen from. */
  private fitDistance(angles: ViewAngles): number {
    return fitDistance(this.fitted, angles, { fieldOfView: FIELD_OF_VIEW_DEGREES * RADIANS, aspect: this.camera.aspect });
  }

  private go(target: Vector3D, { azimuth, polar }: ViewAngles, distance: number, smoothly: boolean): void {
    const turned = this.controls.azimuthAngle + nearestTurn(this.controls.azimuthAngle, azimuth);
    // None of these can fail; they resolve when the camera has arrived.
    void this.controls.rotateTo(turned, polar, smoothly);
    void this.controls.moveTo(target.x, target.y, target.z, smoothly);
    void this.controls.dollyTo(Math.max(distance, this.controls.minDistance), smoothly);
  }

  rotate(right: number, up: number, smoothly: boolean): void {
    void this.controls.rotate(-right * RADIANS, up * RADIANS, smoothly);
  }

  zoom(factor: number, smoothly: boolean): void {
    void this.controls.dollyTo(this.controls.distance / factor, smoothly);
  }

  pan(right: number, up: number, smoothly: boolean): void {
    const height = 2 * this.controls.distance * Math.tan((FIELD_OF_VIEW_DEGREES * RADIANS) / 2);
    void this.controls.truck(-right * height, up * height, smoothly);
  }

  dispose(): void {
    this.controls.dispose();
  }

  private radius(): number {
    return Math.max(radiusOf(this.size), 1e-6);
  }
}

function radiusOf({ x, y, z }: Vector3D): number {
  return Math.hypot(x, y, z) / 2;
}
