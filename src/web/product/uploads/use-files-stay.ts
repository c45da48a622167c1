import { useEffect, useState } from 'react';
import { askShop } from './ask-shop.ts';

/** Whether a shop leaves files with its customers until they send a request; false until it is known. */
export function useFilesStay(mspID: string): boolean {
  const [stays, setStays] = useState(false);
  useEffect(() => {
    let isLeft = false;
    void askShop(mspID).then((shop) => {
      if (!isLeft) setStays(shop?.filesStay === true);
    });
    return () => {
      isLeft = true;
    };
  }, [mspID]);
  return stays;
}
