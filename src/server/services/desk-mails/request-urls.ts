/** Where a customer follows a request. */
export function followUrl(publicUrl: string, key: string): string {
  return `${publicUrl}/app/request/${key}`;
}

/** Where the shop works on one. */
export function deskUrl(publicUrl: string, requestId: string): string {
  return `${publicUrl}/app/msp/orders/${requestId}`;
}

/** Where it gets the CAD file of a line, from 1. */
export function deskLineUrl(publicUrl: string, requestId: string, line: number): string {
  return `${deskUrl(publicUrl, requestId)}#line-${line}`;
}
