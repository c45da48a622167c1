import { ACCEPTED_EXTENSIONS } from '#domain/upload-limit.ts';

/** What the file input lets through. iOS knows none of the endings and would grey out every file, so it gets no filter. */
export function fileFilter(device: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): string | undefined {
  const isIos = /iPad|iPhone|iPod/.test(device.userAgent) || (/Macintosh/.test(device.userAgent) && device.maxTouchPoints > 1);
  return isIos ? undefined : ACCEPTED_EXTENSIONS.join(',');
}
