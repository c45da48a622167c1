export type ViewerErrorCode =
  /** The browser offers no WebGL 2. */
  | 'WEBGL_MISSING'
  /** The runtime did not come up. */
  | 'ENGINE_FAILED'
  /** There is no such model at the address. */
  | 'NOT_FOUND'
  /** The model could not be fetched. */
  | 'NETWORK'
  | 'UNSUPPORTED_FORMAT'
  /** The file is broken or holds no geometry. */
  | 'UNREADABLE'
  /** Another call, `clear`, `dispose` or the signal ended this one; nothing to tell the visitor. */
  | 'ABORTED';

/** Why a model is not shown; `message` is for the visitor. */
export class ViewerError extends Error {
  override readonly name = 'ViewerError';
  readonly code: ViewerErrorCode;

  constructor(code: ViewerErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}
