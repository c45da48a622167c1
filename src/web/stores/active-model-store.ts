import type { ReactNode } from 'react';
import { create } from 'zustand';
import type { Part } from '#contract/schemas/entities.ts';
import type { QuoteLine, WireReceipt } from '#contract/schemas/quote-line.ts';
import type { Extents } from '#domain/part/part.ts';
import type { Unit } from '#domain/part/units.ts';
import { texts } from './texts.ts';

/** A model the viewer can show without being handed a file. */
export type ActiveModel =
  /** A GLB or STL of this site. */
  | { readonly kind: 'path'; readonly path: string; readonly name: string }
  /** An uploaded part; `image` is a name under the image base, for when nothing can be drawn. */
  | {
      readonly kind: 'part';
      readonly internalFilename: string;
      readonly name: string;
      readonly image: string;
      readonly unit: Unit;
      /** In `unit`. */
      readonly dimensions: Extents;
      /** The colour it is to be made in, '#rrggbb'; without it it looks as its file has it. */
      readonly rgb?: string | undefined;
      /** The name of the finish, which is shown with a colour alone. */
      readonly finish?: string | undefined;
      /** Where it has a price. */
      readonly build?: PartBuild | undefined;
      /** What the viewer turns to first, in the file's frame, mm. */
      readonly startsAt?: readonly [number, number, number] | undefined;
      /** What else can be done with it, at the end of the viewer's title bar. */
      readonly actions?: ReactNode;
    };

/** How a priced part is made. */
export interface PartBuild {
  readonly work: WireReceipt['work'];
  /** Each stands on the machine in its own way. */
  readonly bodies: number;
  readonly facts: Omit<NonNullable<QuoteLine['build']>, 'bodies'>;
}

type PartFacts = Pick<Part, 'internalFilename' | 'filename' | 'image' | 'unit' | 'dimensions'>;

/** An uploaded part as the viewer wants it. */
export function modelOfPart({ internalFilename, filename, image, unit, dimensions }: PartFacts): Extract<ActiveModel, { kind: 'part' }> {
  return { kind: 'part', internalFilename, name: filename, image, unit, dimensions };
}

/** What the viewer shows until something else is asked for. */
export const SAMPLE_MODEL: ActiveModel = {
  kind: 'path',
  path: `${import.meta.env.BASE_URL}models/sample-housing.glb`,
  name: texts.sample,
};

/** The model that the next opening of the viewer loads. */
export const useActiveModelStore = create<{ readonly active: ActiveModel }>()(() => ({ active: SAMPLE_MODEL }));

export function activateModel(active: ActiveModel): void {
  useActiveModelStore.setState({ active });
}
