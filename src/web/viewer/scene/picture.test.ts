import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Picture } from './picture.ts';

/** A graphics card that takes so long for a picture. */
function createCard(tookMs: number) {
  const drawn: ('rough' | 'smooth')[] = [];
  const alive = new Set<object>();
  let bound: object | null = null;
  let doneAt = 0;
  const create = () => {
    const object = {};
    alive.add(object);
    return object;
  };
  const gl = {
    UNSIGNALED: 1,
    drawingBufferWidth: 800,
    drawingBufferHeight: 400,
    fenceSync: () => {
      doneAt = performance.now() + tookMs;
      return {};
    },
    getSyncParameter: () => (performance.now() < doneAt ? 1 : 2),
    deleteSync() {},
    flush() {},
    createFramebuffer: create,
    createRenderbuffer: create,
    deleteFramebuffer: (object: object) => void alive.delete(object),
    deleteRenderbuffer: (object: object) => void alive.delete(object),
    bindFramebuffer: (_target: number, object: object | null) => {
      bound = object;
    },
    bindRenderbuffer() {},
    renderbufferStorageMultisample() {},
    framebufferRenderbuffer() {},
    blitFramebuffer: vi.fn(),
    invalidateFramebuffer() {},
  };
  const picture = new Picture(gl as unknown as WebGL2RenderingContext, () => void drawn.push(bound === null ? 'rough' : 'smooth'));
  return { picture, drawn, gl, alive };
}

/** Frames until nothing is left to do. */
function rest(picture: Picture, isSeen = true): number {
  for (let frames = 0; frames < 100; frames++) {
    vi.advanceTimersByTime(16);
    if (!picture.finish(isSeen, true)) return frames;
  }
  throw new Error('It never comes to rest.');
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a quick card smooths the first picture in the next frame, and draws all others smooth at once', () => {
  const { picture, drawn, gl } = createCard(5);
  expect(picture.draw()).toBe(true);
  expect(rest(picture)).toBe(0);
  expect(gl.blitFramebuffer).toHaveBeenCalledOnce();
  expect(picture.draw()).toBe(false);
  expect(drawn).toEqual(['rough', 'smooth', 'smooth']);
});

test('a slow card draws rough while something changes, and smooth once it rests', () => {
  const { picture, drawn } = createCard(60);
  for (let n = 0; n < 3; n++) {
    picture.draw();
    vi.advanceTimersByTime(100);
    expect(picture.finish(true, false)).toBe(true);
  }
  rest(picture);
  expect(drawn).toEqual(['rough', 'rough', 'rough', 'smooth']);
  expect(picture.finish(true, true)).toBe(false);
});

test('what a slow card drew unseen stays rough until it is seen: whoever opens it would wait for more', () => {
  const { picture, drawn } = createCard(60);
  picture.draw();
  rest(picture, false);
  expect(drawn).toEqual(['rough']);
  picture.refresh();
  expect(drawn).toEqual(['rough', 'smooth']);
});

test('another model begins rough, however quick the card was with the last, unless it is small', () => {
  const { picture, drawn } = createCard(5);
  picture.draw();
  rest(picture);
  picture.restart(100_000, false);
  picture.draw();
  picture.restart(1_000, false);
  picture.draw();
  expect(drawn).toEqual(['rough', 'smooth', 'rough', 'smooth']);
});

test('where somebody waits for it, a small model begins rough, too, and is smooth in the next frames', () => {
  const { picture, drawn } = createCard(60);
  picture.restart(1_000, true);
  expect(picture.draw()).toBe(true);
  expect(rest(picture)).toBe(3);
  picture.draw();
  expect(drawn).toEqual(['rough', 'smooth', 'smooth']);
});

test('nothing stays on the card, whatever the sizes were', () => {
  const { picture, gl, alive } = createCard(5);
  for (const width of [800, 700]) {
    gl.drawingBufferWidth = width;
    picture.draw();
    rest(picture);
    expect(alive.size).toBe(3);
  }
  picture.dispose();
  expect(alive.size).toBe(0);
});
