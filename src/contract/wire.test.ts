import { expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { asksByQuery, type Call, pathFields, type Resource, type SpecifiedCall } from './schemas/define-call.ts';
import { RESOURCES, SPECIFIED_CALLS, WIRE } from './wire.ts';

const fieldsOf = (schema: z.ZodMiniType) => Object.keys((schema as { def?: { shape?: object } }).def?.shape ?? {});

test('API-34 the fifteen calls and two streams are what the specification says', () => {
  const told = (SPECIFIED_CALLS as readonly SpecifiedCall[]).map((call) => {
    const action = call.action === undefined ? '' : ` ${call.action.field}=${call.action.value}`;
    // What travels as a header may be left out.
    const asked = fieldsOf(call.request)
      .filter((name) => name !== call.ifMatch)
      .map((name) => (call.jsonFields.includes(name) ? `${name}{}` : name));
    const file = call.file === null ? [] : [`${call.file}:file`];
    return `${call.method} ${call.path}${action} ${call.encoding} (${[...file, ...asked]}) ${call.successStatus} (${fieldsOf(call.response)})`;
  });
  expect(told).toMatchInlineSnapshot(`
    [
      "POST IN_FileUploadFormResponse multipart (modelFile:file,modelUnit,mspID) 202 (success,filename,internalFilename,modelUnit)",
      "POST IN_FileUploadFormResponse uploadAction=scheduleModelImageAndMetadataGeneration multipart (filename,internalFilename,modelUnit) 200 (success,filename,internalFilename)",
      "GET sse/IN_FileStatusEventResponse fileStatusAction=heatUpTheOil query (filename,internalFilename,modelUnit) 200 ()",
      "GET sse/IN_FileStatusEventResponse fileStatusAction=addTurmeric query (filename,internalFilename,mspID) 200 ()",
      "POST IN_FetchSTLFileFromS3VaultResponse multipart (modelFile,displayFilename) 200 (success,downloadedFile)",
      "POST IN_PartAPI partAction=getPartList multipart (mspID) 200 (success,partList)",
      "POST IN_MaterialXHRHandler materialAction=getMaterialList multipart (materialID,mspID) 200 (success,materialList)",
      "POST IN_MaterialXHRHandler materialAction=getColorList multipart (materialID,mspID) 200 (success,colorList)",
      "POST IN_MaterialXHRHandler materialAction=getFinishList multipart (materialID,mspID) 200 (success,finishList)",
      "POST IN_QuoteXHRHandler quoteAction=getQuoteList multipart (mspID,partList{},manufacturingParams{}) 200 (success,quoteList)",
      "POST IN_SubmitQuoteRequestXHRHandler submitQuoteAction=submitRequest multipart (mspID,cart{},name,email,organization,message,subject,idempotencyKey,purchase{},customerToken) 200 (success,requestID,requestNumber,requestKey,confirmation)",
      "POST IN_ManufacturingServiceProviderXHRHandler mspAction=getName multipart (mspID) 200 (success,manufacturingServiceProviderName)",
      "POST IN_ManufacturingServiceProviderXHRHandler mspAction=getNameAndWebsite multipart (mspID) 200 (success,manufacturingServiceProviderName,mspWebsite)",
      "POST IN_ManufacturingServiceProviderXHRHandler mspAction=registerMSP multipart (mspDetails{}) 200 (success,mspURL)",
      "POST BLE_ContactResponse contactFormAction=processContactForm json (name,email,message,subject) 200 (success,errors,metadata)",
    ]
  `);
});

test('API-18 every other call is a JSON resource under /api/v1 whose address names things and not actions', () => {
  for (const { path } of RESOURCES) expect(path).toMatch(/^v1(\/([a-z]+(-[a-z]+)*|\{[a-zA-Z]+\}))+$/);
  const addresses = RESOURCES.map(({ method, path }) => `${method} ${path.replaceAll(/\{\w+\}/g, '{}')}`);
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(new Set((WIRE as readonly Call[]).map(({ name }) => name)).size).toBe(WIRE.length);
});

test('API-18 the fields that stand in an address, or in a header, are fields of the request', () => {
  for (const call of RESOURCES as readonly Resource[]) {
    const named = [...pathFields(call), ...(call.ifMatch === null ? [] : [call.ifMatch])];
    expect([call.name, fieldsOf(call.request)]).toEqual([call.name, expect.arrayContaining(named)]);
  }
});

test('API-18 what opens a request, or is a stored file’s name, travels in no query', () => {
  for (const call of (RESOURCES as readonly Resource[]).filter(asksByQuery)) {
    const asked = fieldsOf(call.request).filter((name) => !pathFields(call).includes(name));
    expect([call.name, asked.filter((name) => /^(?:key|secret|code|internalFilename)$/.test(name))]).toEqual([call.name, []]);
  }
});

test('API-18 S-11 no address of a client’s or a request’s resource names a person: addresses land in logs and histories', () => {
  const resources = (RESOURCES as readonly Resource[]).filter(({ path }) => /^v1\/(clients|requests)/.test(path));
  const named = resources.flatMap((call) => [...pathFields(call), ...(asksByQuery(call) ? fieldsOf(call.request) : [])]);
  expect(named).toContain('clientID');
  expect(named.filter((name) => /mail|^client$/i.test(name))).toEqual([]);
});
