/** Where a customer follows a request. */
export function followUrl(publicUrl: string, key: string): string {
  return `${publicUrl}/app/request/${key}`;
}

/** Where the shop works on one. */
export function deskUrl(publicUrl: string, requestId: string): string {
  return `${publicUrl}/app/msp/orders/${requestId}`;
}
