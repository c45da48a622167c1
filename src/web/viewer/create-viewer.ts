import { announceReady, announceStatus } from './basics/announce.ts';
import { VIEWER_TEXTS } from './basics/texts.ts';
import type { Viewer, ViewerOptions } from './basics/viewer.ts';
import { ReaderClient } from './reader/reader-client.ts';
import { ViewerEngine } from './viewer-engine.ts';

/** Owned by the page: the next viewer finds it warm. */
const reader = new ReaderClient();

/**
 * Starts the engine in `host` (any empty block element with a size; it gets a canvas that fills it and labels above it).
 * Resolves when a model can be loaded and has then dispatched 'viewer-initialized' on window. One viewer at a time: a second
 * one takes the reader away from the first.
 * Throws ViewerError: WEBGL_MISSING or ENGINE_FAILED.
 */
export async function createViewer(host: HTMLElement, options: ViewerOptions): Promise<Viewer> {
  announceStatus(VIEWER_TEXTS.loading, true);
  let engine: ViewerEngine | null = null;
  try {
    const started = reader.start();
    started.catch(() => {});
    engine = new ViewerEngine(host, options, reader);
    await started;
  } catch (error) {
    engine?.dispose();
    announceStatus(error instanceof Error ? error.message : VIEWER_TEXTS.initializationFailed, false);
    throw error;
  }
  announceStatus('', false);
  announceReady();
  return engine;
}
