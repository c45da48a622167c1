import { useEffect, useState } from 'react';
import { formatOfFilename } from '#domain/part/upload-limit.ts';
import { measureStlFile, type StlFigures } from '../../../viewer/reader/stl-figures.ts';
import type { UploadItem } from '../queue/upload-items.ts';

/** What the browser has measured of the STL files under way, by item; each file is read once. */
export function useFigures(items: readonly UploadItem[]): ReadonlyMap<string, StlFigures> {
  const [figures, setFigures] = useState<ReadonlyMap<string, StlFigures>>(new Map());
  const [asked] = useState(() => new Set<string>());
  useEffect(() => {
    for (const { id, file, unit } of items) {
      if (asked.has(id) || formatOfFilename(file.name) !== 'stl') continue;
      asked.add(id);
      void measureStlFile(file, unit).then((found) => {
        if (found !== null) setFigures((known) => new Map([...known, [id, found]]));
      });
    }
  }, [items, asked]);
  return figures;
}
