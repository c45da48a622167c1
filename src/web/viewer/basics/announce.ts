import { STATUS_UPDATE_EVENT, type StatusUpdate, VIEWER_INITIALIZED_EVENT } from './viewer.ts';

/** Tells the page how the viewer is doing. */
export function announceStatus(status: string, isProcessing: boolean): void {
  window.dispatchEvent(new CustomEvent<StatusUpdate>(STATUS_UPDATE_EVENT, { detail: { status, isProcessing } }));
}

/** Tells the page that the engine's runtime is ready. */
export function announceReady(): void {
  window.dispatchEvent(new CustomEvent(VIEWER_INITIALIZED_EVENT));
}
