import { expect, test } from 'vitest';
import { describeApi } from './describe-api.ts';

const api = JSON.parse(JSON.stringify(describeApi('QuickQuote')));

test('PRC-01 the published description has the rate card’s fields with their words, units and bounds, once', () => {
  const { properties } = api.components.schemas.RateCard;
  const figures = properties.processes.properties.FDM.properties.machines.items.properties.figures;
  expect(figures.properties.layerHeight).toMatchObject({
    title: 'Layer height',
    properties: { value: { type: 'number', exclusiveMinimum: 0, maximum: 2 }, unit: { const: 'mm' } },
  });
  expect(figures.required).toContain('layerHeight');
  expect(properties.processes.properties.DMLS.properties.margin.properties.value).toMatchObject({ minimum: 0, exclusiveMaximum: 100 });
  expect(JSON.stringify(api).split('"Layer height"')).toHaveLength(6);
});

test('every reference in the published description leads somewhere', () => {
  const text = JSON.stringify(api);
  const references = [...text.matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, path = '']) => path);
  expect(references).toContain('components/schemas/RateCard');
  expect(text).not.toContain('$defs');
  for (const path of new Set(references)) expect(path.split('/').reduce((at, step) => at?.[step], api)).toBeDefined();
});
