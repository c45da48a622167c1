import type { Json } from './to-json-schema.ts';
import { DESCRIBED_FAILURES } from './to-json-schema.ts';

interface FileAddress {
  readonly name: string;
  readonly path: string;
  readonly summary: string;
  readonly type: string;
  /** By the access token of somebody who works for the shop; else whoever knows the name. */
  readonly byToken?: boolean;
  /** Made for this answer, so that no part of it can be asked for. */
  readonly isMade?: boolean;
}

const FILES: readonly FileAddress[] = [
  { name: 'getImage', path: '/img/{name}', summary: "A part's picture.", type: 'image/webp' },
  { name: 'getModel', path: '/models/{internalFilename}', summary: "A part's CAD file as it came.", type: 'application/octet-stream' },
  {
    name: 'getShopModel',
    path: '/desk/models/{internalFilename}',
    summary: "The same of a part of the signed-in account's provider.",
    type: 'application/octet-stream',
    byToken: true,
  },
  { name: 'getStl', path: '/downloaded/{mesh}/{name}', summary: "A part's mesh as STL, saved under a name.", type: 'model/stl' },
  { name: 'getMesh', path: '/cad/mesh/{internalFilename}', summary: "A part's mesh as GLB.", type: 'model/gltf-binary' },
  {
    name: 'getDocument',
    path: '/documents/{key}/{fileId}',
    summary: 'A file of a request, for its customer.',
    type: 'application/octet-stream',
  },
  {
    name: 'getQuotePdf',
    path: '/documents/{key}/quote/{file}',
    summary: "A revision of a request's quote, `1.pdf` the first, for its customer.",
    type: 'application/pdf',
    isMade: true,
  },
  {
    name: 'getPaper',
    path: '/documents/{key}/papers/{file}',
    summary:
      'A paper of an order, for instance `INV-00042.pdf`, for its customer; invoices and credit notes also as e-invoice, `INV-00042.xml`.',
    type: 'application/pdf',
    isMade: true,
  },
  {
    name: 'getDeskPaper',
    path: '/desk/papers/{file}',
    summary: 'The same for its provider, also where the request was deleted; with `?prices=no` a delivery note without prices.',
    type: 'application/pdf',
    byToken: true,
    isMade: true,
  },
  {
    name: 'getDeskDocument',
    path: '/desk/documents/{requestId}/{fileId}',
    summary: 'A file of a request, for its provider.',
    type: 'application/octet-stream',
    byToken: true,
  },
  {
    name: 'getDeskQuotePdf',
    path: '/desk/documents/{requestId}/quote/{file}',
    summary: "A revision of a request's quote, `1.pdf` the first, for its provider.",
    type: 'application/pdf',
    byToken: true,
    isMade: true,
  },
  {
    name: 'getLineModel',
    path: '/desk/documents/{requestId}/models/{line}',
    summary: 'The CAD file of a line of a request, from 1, for its provider.',
    type: 'application/octet-stream',
    byToken: true,
  },
  {
    name: 'getArchive',
    path: '/desk/archives/{requestId}',
    summary: 'All files of a request as one archive, for its provider.',
    type: 'application/zip',
    byToken: true,
    isMade: true,
  },
];

/** Files as OpenAPI has them; they stand beside `/api`. */
export function describeFiles(): Json {
  return Object.fromEntries(FILES.map((file) => [file.path, { get: describeFile(file) }]));
}

function describeFile({ name, path, summary, type, byToken = false, isMade = false }: FileAddress): Json {
  const content = { [type]: { schema: { type: 'string', contentMediaType: type } } };
  return {
    operationId: name,
    summary,
    tags: ['files'],
    servers: [{ url: '/' }],
    parameters: [...path.matchAll(/\{(\w+)\}/g)].map(([, field]) => ({
      ...{ name: field, in: 'path', required: true },
      schema: { type: 'string' },
    })),
    security: byToken ? [{ bearer: [] }] : [{}],
    responses: {
      200: { description: 'Success', content },
      ...(isMade
        ? {}
        : { 206: { description: 'The bytes that `Range` names', content }, 416: { description: 'No bytes are where `Range` begins' } }),
      ...DESCRIBED_FAILURES,
    },
  };
}
