// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { getName } from '#contract/calls/get-name.ts';
import { getQuoteList } from '#contract/calls/get-quote-list.ts';
import { submitRequest } from '#contract/calls/submit-request.ts';
import { stubServer } from '../../testing/fake-server.ts';
import { callAddress } from './call-address.ts';
import { callApi } from './call-api.ts';

test('GEN-03 action names are appended to the API base', () => {
  expect(callAddress(getName)).toBe('https://quote.test/api/IN_ManufacturingServiceProviderXHRHandler');
});

test('GEN-04 a successful answer comes back as it is, and unknown fields of it do not', async () => {
  stubServer({ answer: () => ({ body: { success: true, manufacturingServiceProviderName: 'Demo', other: 1 } }) });
  expect(await callApi(getName, { mspID: '1' })).toEqual({ success: true, manufacturingServiceProviderName: 'Demo' });
});

test.each([
  ['an answer that is not OK', () => ({ status: 500, body: {} }), 'Bad response from server'],
  ['an answer of another form', () => ({ body: { success: true } }), 'Bad response from server'],
  [
    'a network failure',
    () => {
      throw new TypeError('Failed to fetch');
    },
    'Failed to fetch',
  ],
])('GEN-04 %s becomes a failure with its reason', async (_name, answer, reason) => {
  stubServer({ answer });
  expect(await callApi(getName, { mspID: '1' })).toEqual({
    success: false,
    error: `Error while fetching data from the server:${reason}`,
  });
});

test('GEN-04 SUB-03 SUB-04 what the server says about a failure comes along', async () => {
  const body = {
    success: false,
    error: 'Please check the form.',
    formDataValidationErrorList: { email: 'ERROR_INVALID_EMAIL' },
    metadata: { CONTACT_EMAIL: 'help@quote.test' },
  };
  stubServer({ answer: () => ({ status: 400, body }) });
  const input = { mspID: '1', cart: { items: [] }, name: '', email: '', organization: '' };
  expect(await callApi(submitRequest, input)).toEqual({
    success: false,
    error: 'Error while fetching data from the server:Bad response from server',
    serverMessage: 'Please check the form.',
    formDataValidationErrorList: body.formDataValidationErrorList,
    metadata: body.metadata,
  });
});

test('GEN-03 a call is multipart: its action field, objects as JSON text, undefined left out', async () => {
  const requests = stubServer({ answer: () => ({ status: 500, body: {} }) });
  const partList = [{ id: 'p1', quantity: 2 }];
  const manufacturingParams = {
    manufacturingProcessID: '1',
    manufacturingProcessSubtypeID: '1',
    materialID: 'm',
    colorID: 'c',
    finishID: 'f',
  };
  await callApi(getQuoteList, { mspID: '1', partList, manufacturingParams });
  expect(Object.fromEntries(requests[0]?.fields ?? [])).toEqual({
    quoteAction: 'getQuoteList',
    mspID: '1',
    partList: JSON.stringify(partList),
    manufacturingParams: JSON.stringify(manufacturingParams),
  });
});
