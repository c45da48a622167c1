/** What a file input lets through. iOS knows none of the endings and would grey out every file, so it gets no filter. */
export function fileFilter(device: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>, endings: readonly string[]): string | undefined {
  const isIos = /iPad|iPhone|iPod/.test(device.userAgent) || (/Macintosh/.test(device.userAgent) && device.maxTouchPoints > 1);
  return isIos ? undefined : endings.join(',');
}
