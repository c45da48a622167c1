import { useEffect, useRef, useState } from 'react';
import { readDropped } from './read-dropped.ts';

/** Takes files dropped anywhere on the page, those of dropped folders included; answers whether files are being dragged over it now. */
export function useFileDrop(onFiles: (files: File[]) => void): boolean {
  const [dragging, setDragging] = useState(false);
  const handler = useRef(onFiles);
  handler.current = onFiles;

  useEffect(() => {
    // Every element that is entered while another is left counts; the page is left when all are.
    let depth = 0;
    const listeners: Record<string, (event: DragEvent) => void> = {
      dragenter: () => {
        depth += 1;
        setDragging(true);
      },
      dragover: (event) => event.preventDefault(),
      dragleave: () => {
        depth = Math.max(0, depth - 1);
        setDragging(depth > 0);
      },
      drop: (event) => {
        event.preventDefault();
        depth = 0;
        setDragging(false);
        if (event.dataTransfer !== null) void readDropped(event.dataTransfer).then((files) => handler.current(files));
      },
    };
    const listen = (event: Event) => {
      if (event instanceof DragEvent && event.dataTransfer?.types.includes('Files')) listeners[event.type]?.(event);
    };
    const types = Object.keys(listeners);
    for (const type of types) window.addEventListener(type, listen);
    return () => {
      for (const type of types) window.removeEventListener(type, listen);
    };
  }, []);

  return dragging;
}
