import { create } from 'zustand';
import { getProvisionalPrice } from '#contract/api/quoting/get-provisional-price.ts';
import { formatOfFilename } from '#domain/part/upload-limit.ts';
import { callApi } from '../../../api/calls/call-api.ts';
import { type Choice, chosenFor, idsOf } from '../../../product/prices/part-choices.ts';
import { formatPrice } from '../../../product/prices/price.tsx';
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
import type { PrimingBall } from '../../../viewer/reader/priming-ball.ts';
import type { ProvisionalPrice } from '../prices/provisional-prices.tsx';
import { isUnderWay, type UploadItem } from '../queue/upload-items.ts';
import { type UploadQueue, useUploadQueue } from '../queue/upload-queue.ts';

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
    prime(shop.profiles, PRIMING_BALLS);
    // A page's first figure takes 15 ms to write.
    whenIdle(() => formatPrice(0, 'USD'));
  }
  return shop.filesStay;
}

/** Shops for whose machines the worker's code is optimised. */
const primedFor = new Set<string>();
/** The first makes browsers compile what is run, further ones optimise it, and the last do so with what only large files need. */
const PRIMING_BALLS: readonly PrimingBall[] = ['ball', 'ball', 'ball', 'fine-ball', 'fine-ball', 'fine-ball', 'fine-ball'];

/** Works balls out on a shop's machines as long as there is nothing else to do; a customer's file waits for one of them at most. */
function prime(profiles: readonly NamedProfile[], [file, ...others]: readonly PrimingBall[]): void {
  if (file === undefined) return;
  whenIdle(() => {
    if (useUploadQueue.getState().items.length > 0) return;
    workOutModel({ file, unit: 'mm', profiles }, (found) => {
      if (found.type === 'end') prime(profiles, others);
    });
  });
}

/**
 * What the browser finds out of the STL files under way, by item: size and volume first, then a price in what the customer has chosen, or
 * in what the first such file is priced in. Each file is read once, after those before it, and not at all once the server has measured it.
 */
export const useProvisional = create<Readonly<Record<string, Provisional>>>(() => ({}));

const begun = new Set<string>();
let queue: Promise<void> = Promise.resolve();
let usual: Choice | undefined;

function workOutNew({ items, mspID }: Pick<UploadQueue, 'items' | 'mspID'>): void {
  if (items.length === 0) {
    begun.clear();
    usual = undefined;
    useProvisional.setState({}, true);
  }
  for (const item of items) {
    if (begun.has(item.id) || formatOfFilename(item.file.name) !== 'stl') continue;
    begun.add(item.id);
    queue = queue.then(() => workOut(item, mspID));
  }
}

// Not with the page, which takes longer to draw a file than the worker to have it.
useUploadQueue.subscribe(workOutNew);
workOutNew(useUploadQueue.getState());

async function workOut({ id, file, unit }: UploadItem, mspID: string): Promise<void> {
  const find = () => useUploadQueue.getState().items.find((item) => item.id === id);
  const isWanted = () => {
    const item = find();
    return item !== undefined && isUnderWay(item);
  };
  const add = (found: Provisional) => {
    if (find() !== undefined) useProvisional.setState({ [id]: found });
  };
  const shop = await askShop(mspID);
  // A file that stays is measured as it becomes a part.
  if (!isWanted() || shop?.filesStay === true) return;
  let figures: ModelFigures | undefined;
  let last: ProvisionalPrice | undefined;
  let priced = Promise.resolve();
  const price = async ({ measurement, estimates }: ModelWork) => {
    if (figures === undefined || !isWanted()) return;
    const choice = chosenFor('', useManufacturingParamsStore.getState(), {}) ?? usual;
    const measured = { ...measurement, findings: [...measurement.findings] };
    const asked = { mspID, measurement: measured, estimates, quantity: 1, ...(choice && { choice }) };
    const answer = await callApi(getProvisionalPrice, asked);
    if (!answer.success) return;
    last = answer;
    add({ figures, price: answer });
  };
  await new Promise<void>((end) => {
    workOutModel({ file, unit, profiles: shop?.profiles ?? [] }, (found) => {
      if (found.type === 'end') end();
      else if (found.type === 'work') priced = priced.then(() => price(found.work));
      else {
        ({ figures } = found);
        add({ figures });
      }
    });
  });
  await priced;
  if (last?.choice != null && last.isInstantQuote) usual ??= idsOf(last.choice);
}
