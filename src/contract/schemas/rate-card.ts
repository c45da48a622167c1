import * as z from 'zod/mini';
import { findMax } from '#domain/fields/check-fields.ts';
import { type Field, type Fields, type FigureField, isField } from '#domain/fields/field.ts';
import { TEXT_PATTERNS } from '#domain/fields/text-formats.ts';
import type { RateCard } from '#domain/rates/rate-card.ts';
import { RATE_CARD_FIELDS } from '#domain/rates/rate-card-fields.ts';

/**
 * A card as the server answers it, made from the fields' table. Bounds are told, but not held against what is read: a card that was
 * stored before a bound was drawn must be seen to be mended. What a card is saved with is checked by the domain, field by field.
 */
export const rateCardSchema = toSchema(RATE_CARD_FIELDS) as z.ZodMiniType<RateCard>;
rateCardSchema.register(z.globalRegistry, { id: 'RateCard' });

/** A card as it is sent: whatever it is, the domain says what is wrong with each field of it. */
export const sentRateCardSchema = z.unknown().register(z.globalRegistry, { $ref: '#/$defs/RateCard' });

function toSchema(field: Field | Fields): z.ZodMiniType {
  // Notes beside the fields, such as who published a rate, stay where they are.
  if (!isField(field)) return z.looseObject(Object.fromEntries(Object.entries(field).map(([name, inner]) => [name, toSchema(inner)])));
  switch (field.kind) {
    case 'figure':
      return tell(
        z.looseObject({ value: z.number().register(z.globalRegistry, boundsOf(field)), unit: z.literal([...field.units]) }),
        field,
      );
    case 'number':
      return tell(z.number(), field, boundsOf({ ...field, units: [field.unit] }));
    case 'choice':
      return tell(z.literal(Object.keys(field.choices)), field);
    case 'text': {
      const pattern = field.format in TEXT_PATTERNS ? TEXT_PATTERNS[field.format as keyof typeof TEXT_PATTERNS].source : undefined;
      return tell(z.string(), field, pattern === undefined ? {} : { pattern });
    }
    case 'flag':
      return tell(z.boolean(), field);
    case 'texts':
      return tell(z.array(z.string()), field);
    case 'weekdays':
      return tell(z.array(z.int()), field);
    case 'list':
      return z.array(toSchema(field.of));
    case 'by-id':
      return z.record(z.string(), toSchema(field.of));
    case 'or-null':
      return z.nullable(toSchema(field.of));
  }
}

function tell(schema: z.ZodMiniType, { label, help }: { readonly label: string; readonly help: string }, more: object = {}): z.ZodMiniType {
  z.globalRegistry.add(schema, { title: label, description: help, ...more });
  return schema;
}

/** A figure's bounds in the words of JSON Schema. */
function boundsOf(field: Pick<FigureField, 'units' | 'above' | 'max' | 'below' | 'isWhole'>): Readonly<Record<string, number>> {
  const least = field.above === 0 ? { exclusiveMinimum: 0 } : { minimum: 0 };
  const most = field.below === undefined ? { maximum: findMax(field.units[0], field) } : { exclusiveMaximum: field.below };
  return { ...least, ...most, ...(field.isWhole ? { multipleOf: 1 } : {}) };
}
