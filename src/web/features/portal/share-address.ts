/** Where customers start with a provider: `{host}/app/upload?msp_id={mspID}`. */
export function shareAddress(mspID: string): string {
  return `${location.origin}/app/upload?msp_id=${encodeURIComponent(mspID)}`;
}
