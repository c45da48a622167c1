import { STATUS_UPDATE_EVENT, type StatusUpdate, VIEWER_INITIALIZED_EVENT } from './viewer.ts';

/** Tells the page how the viewer is doing, and how much of that is done where it is known. */
export function announceStatus(status: string, isProcessing: boolean, percent: number | null = null): void {
  window.dispatchEvent(new CustomEvent<StatusUpdate>(STATUS_UPDATE_EVENT, { detail: { status, isProcessing, percent } }));
}

/** Tells the page that the engine's runtime is ready. */
export function announceReady(): void {
  window.dispatchEvent(new CustomEvent(VIEWER_INITIALIZED_EVENT));
}
