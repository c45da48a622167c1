// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { reduceUploads, type UploadAction, type UploadItem } from '../queue/upload-items.ts';
import { UploadProgress } from './upload-progress.tsx';

afterEach(cleanup);

test('UPL-07 the card and the list of uploads say how much of a file has been measured', async () => {
  const file = new File(['ISO-10303-21;'], 'gearbox.step');
  const actions: UploadAction[] = [
    { type: 'added', unit: 'mm', items: [{ id: 'u0', file }] },
    { type: 'progressed', id: 'u0', sentBytes: 1, totalBytes: 1 },
    { type: 'measuring', id: 'u0', percent: 64 },
  ];
  const items = actions.reduce<readonly UploadItem[]>(reduceUploads, []);
  render(
    <MantineProvider env="test">
      <UploadProgress mspID="1" items={items} />
    </MantineProvider>,
  );
  expect(screen.getByText('Measuring gearbox.step, 64%')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: '1 remaining' }));
  expect(screen.getByText('Processing: reading and measuring the model, 64%')).toBeTruthy();
  expect(screen.getByRole('progressbar', { name: 'gearbox.step, measured' }).getAttribute('aria-valuenow')).toBe('64');
});
