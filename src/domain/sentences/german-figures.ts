/** '1,234.5' as '1.234,5'. */
export function writeGermanFigures(english: string): string {
  return english.replace(/[.,]/g, (mark) => (mark === ',' ? '.' : ','));
}
