/** What the upload page says at first; what comes with files is said where it comes. */
export const texts = {
  title: 'Upload Part',
  lead: 'Upload your CAD files. Measured exactly, priced at once.',
  /** Where every price is looked at first. */
  reviewedLead: 'Upload your CAD files. Measured exactly, estimated at once; we confirm every price.',
  provider: 'You are requesting a quote from',
  process: 'Manufacturing process',
  files: 'Files',
  unit: 'Unit of your files',
  unitHint: 'STL files carry no unit of their own. STEP and IGES files already contain their unit.',
  choose: 'Choose files',
  drop: 'or drop them anywhere on this page',
  formats: 'Supported formats: STL, STEP, IGES · under 50 MB each',
  folder: 'Choose a folder',
  stays:
    'Your files stay in this browser. It measures them, and the shop gets the name and the measurements for your price. The files themselves are sent only with your request.',
  parts: 'Your Parts',
  loadingParts: 'Your parts are loading',
  selected: (selected: number, all: number) => `${selected} of ${all} selected`,
  noParts: 'No parts yet',
  partsAppear: 'Your parts appear here with a picture and their exact size as soon as they are measured.',
} as const;
