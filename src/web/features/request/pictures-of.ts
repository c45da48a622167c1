import type { FollowedRequest } from '#contract/desk/request.ts';

/** The pictures of a request's parts, names under the image base, by the parts' ids. */
export function picturesOf({ lines }: Pick<FollowedRequest, 'lines'>): Readonly<Record<string, string>> {
  return Object.fromEntries(lines.map(({ partID, image }) => [partID, image]));
}
