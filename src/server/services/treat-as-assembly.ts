import type { treatAsAssembly as call } from '#contract/calls/treat-as-assembly.ts';
import type { RequestOf, ResponseOf } from '#contract/define-call.ts';
import { describePart } from './describe-part.ts';
import { findPartOf } from './find-part-of.ts';
import type { Ports } from './ports.ts';
import { PART_GONE } from './price-parts.ts';
import { type Refusal, refuse } from './refusal.ts';

/** Marks a part whose bodies are to be made as one thing, and answers it as it is then. */
export async function treatAsAssembly(
  ports: Pick<Ports, 'records'>,
  { partID, mspID }: RequestOf<typeof call>,
): Promise<ResponseOf<typeof call> | Refusal> {
  const found = await findPartOf(ports, partID, mspID);
  if (!found.success) return found;
  if ((found.measurement.bodies?.count ?? 1) < 2) return refuse(400, 'This file holds one body, which is made as one thing anyway.');
  await ports.records.parts.markAssembly(partID);
  const part = await ports.records.parts.findById(partID);
  const described = part === null ? null : describePart(part);
  return described === null ? refuse(404, PART_GONE) : { success: true, part: described };
}
