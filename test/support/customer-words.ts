import { expect } from 'vitest';

/** A refusal is a sentence without traces of the program. */
export function expectCustomerWords(message: string): void {
  expect(message).toMatch(/^[\p{Lu}'‘“"].{15,300}[.!…]$/su);
  expect(message).not.toMatch(/Error:|undefined|\bat [\w.]+ \(|node_modules|\/tmp\/|wasm|exception|0x[0-9a-f]+/i);
}
