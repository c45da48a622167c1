import { randomUUID } from 'node:crypto';
import type { Measurement } from '#domain/part/part.ts';
import type { ReceiptWork } from '#domain/receipt/receipt.ts';
import { NO_WISHES, type RequestForQuote } from '#domain/request/rfq.ts';
import type { MailMessage } from '#server/ports/mailer.ts';
import type { NewPart, NewRequest } from '#server/ports/records/records.ts';

/** The time of every sample. */
export const AT = new Date('2026-11-21T09:30:00.123Z');
export const later = (minutes: number) => new Date(AT.getTime() + minutes * 60_000);

const MEASUREMENT: Measurement = {
  format: 'step',
  unit: 'mm',
  sha256: 'ab'.repeat(32),
  boxMm: { x: 0.1 + 0.2, y: 1e-7, z: 1234.5678901234567 },
  boxMinMm: { x: -1.5, y: 0, z: 5e-324 },
  volumeMm3: 1e21 / 3,
  areaMm2: 2 / 3,
  volumeKind: 'sewn',
  solids: 1,
  faces: 12,
  triangles: 345,
  watertight: true,
  sewToleranceMm: null,
  findings: [{ code: 'SEWN', severity: 'note', message: 'Closed after sewing – “ok” ✓' }],
};
export const OUTCOME = {
  measurement: MEASUREMENT,
  imageName: 'images/a.webp',
  meshName: 'meshes/a.glb',
  stlName: 'meshes/a.stl',
  estimates: {},
};

export function newPart(minutes = 0): NewPart {
  const id = randomUUID();
  const fixed = { format: 'step', modelUnit: 'in', sizeBytes: 52_428_799, sha256: 'cd'.repeat(32) } as const;
  return { id, internalFilename: `${id}.step`, filename: "Träger 'ä' 部品.step", ...fixed, createdAt: later(minutes) };
}

export function newMail(): MailMessage {
  return { id: randomUUID(), to: 'orders@example.com', replyTo: null, subject: 'Grüße', text: 'a\nb', html: '<p>a</p>' };
}

/** The part that sample requests ask for; whoever stores one adds it first. */
export const RECEIPT_WORK: ReceiptWork = {
  process: 'FDM',
  machine: 'Printer',
  orientation: '+z up',
  up: [0, 0, 1],
  along: [1, 0, 0],
  heightMm: 3.5,
  layers: 18,
  massG: 1,
  supportMassG: 0,
  hours: 0.1,
};

/** A request before and after it has a number. */
type SampleRequest = NewRequest & RequestForQuote;

export const REQUESTED_PART = randomUUID();

export function newRfq(changes: Partial<SampleRequest> = {}, partId: string = REQUESTED_PART): SampleRequest {
  const [materialId, colorId, finishId] = ['1', '2', '3'] as const;
  const priced = { unitPriceMicros: 12_340_000, isInstantQuote: true, isPriceHidden: false, reviewReasons: [], shownPriceMicros: 10_000 };
  const names = { filename: 'a.step', internalFilename: 'b.step', material: 'PLA', color: 'Red', finish: 'Raw' };
  const receipt = {
    rateCardVersion: '1',
    rateCardHash: 'h',
    modelSha256: 's',
    quantity: 2,
    lines: [],
    currency: 'USD',
    unitPriceMicros: 12_340_000,
    work: RECEIPT_WORK,
  };
  const leadTime = { id: 'standard', name: 'Standard', days: 3, shipBy: '2026-11-27' };
  const dimensions = { x: 1, y: 2, z: 3.5 };
  return {
    id: randomUUID(),
    number: null,
    providerId: '1',
    idempotencyKey: randomUUID(),
    bodyHash: 'body',
    contact: { name: 'Zoë', email: 'zoe@example.com', organization: 'Ω', message: 'line\nline' },
    lines: [
      {
        partId,
        materialId,
        colorId,
        finishId,
        ...names,
        ...priced,
        quantity: 2,
        unit: 'mm',
        dimensions,
        receipt,
        leadTime,
        wishes: NO_WISHES,
      },
    ],
    order: {
      currency: 'USD',
      linesMicros: 24_680_000,
      extras: [],
      netMicros: 24_680_000,
      tax: null,
      totalMicros: 24_680_000,
      review: null,
    },
    purchase: null,
    createdAt: AT,
    begin: { key: randomUUID(), answerBy: '2026-11-24', files: [] },
    ...changes,
  };
}

/** A request as it is found again. */
export function withoutBegin({ begin: _, ...rfq }: SampleRequest): RequestForQuote {
  return rfq;
}
