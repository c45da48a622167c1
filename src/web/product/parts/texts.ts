/** What pages say of parts and of files that go with them. */
export const texts = {
  notes: (count: number) => `${count} notes`,
  folder: {
    none: 'Without a folder',
    select: (folder: string) => `Select all of ${folder}`,
    count: (selected: number, all: number) => `${selected}/${all}`,
  },
  select: (filename: string) => `Select ${filename}`,
  quantityOf: (filename: string) => `Quantity of ${filename}`,
  remove: (filename: string) => `Remove ${filename}`,
  removed: (filename: string) => `${filename} was removed.`,
  undo: 'Undo',
  picture: 'Picture',
  part: 'Part',
  file: {
    sending: (name: string, percent: number) => `Sending ${name}: ${percent}%`,
    tooBig: (name: string) => `${name} is larger than 25 MB.`,
    failed: (name: string) => `${name} did not get through. Please try again.`,
    added: (name: string) => `${name} was added.`,
  },
} as const;
