import type { Language } from '../language/language.ts';
import { sayFinding as findingInGerman } from './findings.de.ts';
import { sayFinding } from './findings.ts';
import { sayOffer as offerInGerman } from './offers.de.ts';
import { sayOffer } from './offers.ts';
import { sayStep as stepInGerman } from './receipts.de.ts';
import { sayStep } from './receipts.ts';
import { sayRefusal as refusalInGerman } from './refusals.de.ts';
import { sayRefusal } from './refusals.ts';

/** For who writes in several languages, as mails and papers are: says what is kept in English in each. Pages import their own language's. */
export const SAY = {
  en: { finding: sayFinding, offer: sayOffer, step: sayStep, refusal: sayRefusal },
  de: { finding: findingInGerman, offer: offerInGerman, step: stepInGerman, refusal: refusalInGerman },
} satisfies Record<Language, unknown>;
