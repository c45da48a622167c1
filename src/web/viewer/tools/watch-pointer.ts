export interface PointerPlace {
  /** Across and up the canvas, -1..1. */
  readonly x: number;
  readonly y: number;
}

/** A click ends where it began, give or take so many CSS pixels; otherwise the camera was turned. */
const STILL_PIXELS = 5;

/** Calls back for clicks and taps that turn nothing, and for moves without a button. Returns how to stop. */
export function watchPointer(
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
