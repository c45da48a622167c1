import { useEffect, useRef, useState } from 'react';
import { getProvisionalPrice } from '#contract/api/quoting/get-provisional-price.ts';
import { formatOfFilename } from '#domain/part/upload-limit.ts';
import { callApi } from '../../../api/calls/call-api.ts';
import { type Choice, chosenFor, idsOf } from '../../../product/prices/part-choices.ts';
import { askShop } from '../../../product/uploads/ask-shop.ts';
import { dropUnusedFiles } from '../../../product/uploads/keep-part.ts';
import { useManufacturingParamsStore } from '../../../stores/manufacturing-params-store.ts';
import { whenIdle } from '../../../ui/controls/when-idle.ts';
import {
  type ModelFigures,
  type ModelWork,
  type NamedProfile,
  prepareFigures,
  workOutModel,
} from '../../../viewer/reader/model-figures.ts';
import type { ProvisionalPrice } from '../prices/provisional-prices.tsx';
import { isUnderWay, type UploadItem } from '../queue/upload-items.ts';
import { useUploadQueue } from '../queue/upload-queue.ts';

/** What the browser has found out of a file that is still on its way. */
export interface Provisional {
  readonly figures: ModelFigures;
  /** Left out until there is one, and where the shop lets browsers work out none. */
  readonly price?: ProvisionalPrice;
}

/** Has ready what the first file of a shop's customer needs; answers whether files stay here until a request is sent. */
export async function prepareProvisional(mspID: string): Promise<boolean> {
  prepareFigures();
  void dropUnusedFiles();
  const shop = await askShop(mspID);
  if (shop === null) return false;
  if (shop.profiles.length > 0 && !primedFor.has(mspID)) {
    primedFor.add(mspID);
    prime(shop.profiles, PRIMING_ROUNDS);
  }
  return shop.filesStay;
}

/** Shops for whose machines the worker's code is optimised. */
const primedFor = new Set<string>();
/** The first makes browsers compile what is run, further ones optimise it: the last take a quarter of the first. */
const PRIMING_ROUNDS = 6;

/** Works a ball out on a shop's machines as long as there is nothing else to do; a customer's file waits for one round at most. */
function prime(profiles: readonly NamedProfile[], rounds: number): void {
  if (rounds === 0) return;
  whenIdle(() => {
    if (useUploadQueue.getState().items.length > 0) return;
    workOutModel({ file: 'ball', unit: 'mm', profiles }, (found) => {
      if (found.type === 'end') prime(profiles, rounds - 1);
    });
  });
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
      const add = (figures: ModelFigures, price?: ProvisionalPrice) =>
        setFound((known) => new Map([...known, [id, { ...known.get(id), figures, ...(price && { price }) }]]));
      const shop = await askShop(mspID);
      // A file that stays is measured as it becomes a part.
      if (!isWanted() || shop?.filesStay === true) return;
      const profiles = shop?.profiles ?? [];
      let figures: ModelFigures | undefined;
      let last: ProvisionalPrice | undefined;
      let priced = Promise.resolve();
      const price = async ({ measurement, estimates }: ModelWork) => {
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
        workOutModel({ file, unit, profiles }, (found) => {
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
