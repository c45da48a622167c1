// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderUi } from '../../../testing/render-ui.tsx';
import { reduceUploads, type UploadAction, type UploadItem } from '../queue/upload-items.ts';
import { UploadProgress } from './upload-progress.tsx';

test('UPL-07 the card and the list of uploads say how much of a file has been measured', async () => {
  const file = new File(['ISO-10303-21;'], 'gearbox.step');
  const actions: UploadAction[] = [
    { type: 'added', unit: 'mm', items: [{ id: 'u0', file }] },
    { type: 'progressed', id: 'u0', sentBytes: 1, totalBytes: 1 },
    { type: 'measuring', id: 'u0', percent: 64 },
  ];
  const items = actions.reduce<readonly UploadItem[]>(reduceUploads, []);
  renderUi(<UploadProgress items={items} />);
  expect(screen.getByText('Measuring gearbox.step, 64%')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: '1 remaining' }));
  expect(screen.getByText('Processing: reading and measuring the model, 64%')).toBeTruthy();
  expect(screen.getByRole('progressbar', { name: 'gearbox.step, measured' }).getAttribute('aria-valuenow')).toBe('64');
});
