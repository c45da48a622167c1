import { useEffect, useRef, useState } from 'react';
import { getProvisionalPrice } from '#contract/api/quoting/get-provisional-price.ts';
import { getWorkProfiles } from '#contract/api/quoting/get-work-profiles.ts';
import { formatOfFilename } from '#domain/part/upload-limit.ts';
import { callApi } from '../../../api/calls/call-api.ts';
import { type Choice, chosenFor, idsOf } from '../../../product/prices/part-choices.ts';
import { useManufacturingParamsStore } from '../../../stores/manufacturing-params-store.ts';
import { composePrimingBall } from '../../../viewer/reader/priming-ball.ts';
import { type NamedProfile, prepareFigures, type StlFigures, type StlWork, workOutStl } from '../../../viewer/reader/stl-figures.ts';
import type { ProvisionalPrice } from '../prices/provisional-prices.tsx';
import { isUnderWay, type UploadItem } from '../queue/upload-items.ts';

/** What the browser has found out of a file that is still on its way. */
export interface Provisional {
  readonly figures: StlFigures;
  /** Left out until there is one, and where the shop lets browsers work out none. */
  readonly price?: ProvisionalPrice;
}

/** By shop, asked for once; a shop that could not be asked is asked again for the next file. */
const profilesOf = new Map<string, Promise<readonly NamedProfile[]>>();

/** Has ready what the first file of a shop's customer needs. */
export function prepareProvisional(mspID: string): void {
  prepareFigures();
  if (profilesOf.has(mspID)) return;
  void loadProfiles(mspID).then((profiles) => {
    if (profiles.length > 0) workOutStl({ file: composePrimingBall(), unit: 'mm', profiles }, () => {});
  });
}

/** The machines that a shop lets browsers work parts out for; none where it could not be asked. */
function loadProfiles(mspID: string): Promise<readonly NamedProfile[]> {
  const known = profilesOf.get(mspID);
  if (known !== undefined) return known;
  const asked = callApi(getWorkProfiles, { mspID }).then((answer) => {
    if (answer.success) return answer.profiles;
    profilesOf.delete(mspID);
    return [];
  });
  profilesOf.set(mspID, asked);
  return asked;
}

/**
 * What the browser finds out of the STL files under way, by item: size and volume first, then a price in what the customer has chosen, or
 * in what the first such file is priced in. Each file is read once, after those before it, and not at all once the server has measured it.
 */
export function useProvisional(mspID: string, items: readonly UploadItem[]): ReadonlyMap<string, Provisional> {
  const [found, setFound] = useState<ReadonlyMap<string, Provisional>>(new Map());
  const [asked] = useState(() => new Set<string>());
  const latest = useRef(items);
  const queue = useRef<Promise<void>>(Promise.resolve());
  const usual = useRef<Choice | undefined>(undefined);
  useEffect(() => {
    latest.current = items;
    const workOut = async ({ id, file, unit }: UploadItem) => {
      const isWanted = () => latest.current.some((item) => item.id === id && isUnderWay(item));
      const add = (figures: StlFigures, price?: ProvisionalPrice) =>
        setFound((known) => new Map([...known, [id, { ...known.get(id), figures, ...(price && { price }) }]]));
      const profiles = await loadProfiles(mspID);
      if (!isWanted()) return;
      let figures: StlFigures | undefined;
      let last: ProvisionalPrice | undefined;
      let priced = Promise.resolve();
      const price = async ({ measurement, estimates }: StlWork) => {
        if (figures === undefined || !isWanted()) return;
        const choice = chosenFor('', useManufacturingParamsStore.getState(), {}) ?? usual.current;
        const measured = { ...measurement, findings: [...measurement.findings] };
        const answer = await callApi(getProvisionalPrice, {
          mspID,
          measurement: measured,
          estimates,
          quantity: 1,
          ...(choice && { choice }),
        });
        if (!answer.success) return;
        last = answer;
        add(figures, answer);
      };
      await new Promise<void>((end) => {
        workOutStl({ file, unit, profiles }, (found) => {
          if (found.type === 'end') end();
          else if (found.type === 'work') priced = priced.then(() => price(found.work));
          else {
            ({ figures } = found);
            add(figures);
          }
        });
      });
      await priced;
      if (last?.choice != null && last.isInstantQuote) usual.current ??= idsOf(last.choice);
    };
    for (const item of items) {
      if (asked.has(item.id) || formatOfFilename(item.file.name) !== 'stl') continue;
      asked.add(item.id);
      queue.current = queue.current.then(() => workOut(item));
    }
  }, [items, asked, mspID]);
  return found;
}
