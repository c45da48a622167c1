import { createPublicKey, verify } from 'node:crypto';
import type { WireReceipt } from '#contract/schemas/quote-line.ts';
import { canonicalJson } from '#domain/hash/hash-json.ts';

export type SignatureCheck =
  | { readonly outcome: 'told'; readonly sentence: string }
  | { readonly outcome: 'wrong'; readonly problem: string };

/** Whether a receipt is what the installation with `key` (base64url; null: whichever signed it) has signed. */
export function checkSignature({ signature, ...receipt }: WireReceipt, key: string | null): SignatureCheck {
  if (signature === undefined) {
    if (key !== null) return { outcome: 'wrong', problem: 'It is not signed.' };
    return { outcome: 'told', sentence: 'It is not signed: its figures agree with each other, but nobody vouches for them.' };
  }
  if (!isSigned(canonicalJson(receipt), signature)) return { outcome: 'wrong', problem: 'Its figures are not those that were signed.' };
  if (key !== null && key !== signature.key) return { outcome: 'wrong', problem: `It was signed by another key, ${signature.key}.` };
  const whose = key === null ? `${signature.key}; compare it with /.well-known/quickquote.json of the shop's address` : 'the key you named';
  return { outcome: 'told', sentence: `It was signed by ${whose}.` };
}

function isSigned(text: string, { key, value }: { readonly key: string; readonly value: string }): boolean {
  try {
    const publicKey = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: key }, format: 'jwk' });
    return verify(null, Buffer.from(text), publicKey, Buffer.from(value, 'base64url'));
  } catch {
    return false;
  }
}
