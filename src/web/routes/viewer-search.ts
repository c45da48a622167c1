/** The search of /viewer: the model to show, as the link has it. The page decides whether it may. */
export interface ViewerSearch {
  modelFile?: string;
}

export function readViewerSearch({ modelFile }: Record<string, unknown>): ViewerSearch {
  return typeof modelFile === 'string' && modelFile !== '' ? { modelFile } : {};
}
