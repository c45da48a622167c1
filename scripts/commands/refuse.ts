/** Says why a command is not carried out, and has it end with 1. */
export function refuse(text: string): void {
  console.error(text);
  process.exitCode = 1;
}
