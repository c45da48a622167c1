/** What the viewer says. The first three stand in the specification, to the letter. */
export const VIEWER_TEXTS = {
  loading: 'Loading 3D Viewer. Please wait...',
  notInitialized: 'Viewer is not yet initialized. Please wait or reload the page.',
  initializationFailed: 'Error: :-/ Something went wrong while viewer initialization. Try reloading the page.',
  notReady: 'QuickQuote engine is not yet ready. Was the viewer initialized correctly?',

  webglMissing: 'Your browser cannot draw 3D here: WebGL is switched off or missing.',
  contextLost: 'The graphics card stopped drawing. The 3D view comes back by itself as soon as it can.',
  notFound: 'This model is not on the server.',
  network: 'The model could not be fetched. Please check your connection and try again.',
  unsupported: 'The viewer opens STL, STEP, IGES and GLB files. This file is none of them.',
  unreadable: 'This file could not be read. Please check the model and export it again.',
  engineFailed: 'The CAD engine could not be started. Please check your connection and try again.',
  empty: 'This file holds no geometry to show.',
  compressedOtherwise: (names: readonly string[]) => `The viewer does not know this file's way of storing shapes (${names.join(', ')}).`,
  aborted: 'Another model was opened.',

  fetching: (name: string) => `Fetching ${name}…`,
  startingEngine: 'Starting the CAD engine…',
  reading: (name: string) => `Reading ${name}…`,
  shown: (name: string) => `${name} is shown.`,
  measuringWalls: 'Measuring walls…',
  cleared: 'The view is empty.',
} as const;
