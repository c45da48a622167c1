// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderUi } from '../../../testing/render-ui.tsx';
import { WordsForm } from './words-form.tsx';

const show = (onSend: (words: string, key: string) => Promise<boolean> = async () => true, name = 'r1 message') =>
  renderUi(<WordsForm name={name} label="Write" button="Send" onSend={onSend} />);
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Write' });

test('DESK-09 what is typed outlives a reload, of one request alone, and is gone once it is sent', async () => {
  show();
  await userEvent.type(field(), ' We start on Monday ');
  cleanup();
  show(undefined, 'r2 message');
  expect(field().value).toBe('');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send' }).disabled).toBe(true);
  cleanup();
  const send = vi.fn(async () => true);
  show(send);
  expect(field().value).toBe(' We start on Monday ');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(field().value).toBe(''));
  expect(send).toHaveBeenCalledExactlyOnceWith('We start on Monday', expect.stringMatching(/^[0-9a-f]{32}$/));
  cleanup();
  show();
  expect(field().value).toBe('');
});

test('DESK-09 nothing can be typed that would go with what is being sent', async () => {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  show(() => promise);
  await userEvent.type(field(), 'We start on Monday');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await userEvent.type(field(), ' and end on Friday');
  expect(field().value).toBe('We start on Monday');
  resolve(true);
  await waitFor(() => expect(field().value).toBe(''));
  await userEvent.type(field(), 'And end on Friday');
  expect(field().value).toBe('And end on Friday');
  await userEvent.clear(field());
});

test('DESK-09 what was not taken stays', async () => {
  show(async () => false);
  await userEvent.type(field(), 'We start on Monday');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(field().value).toBe('We start on Monday');
  await userEvent.clear(field());
});
