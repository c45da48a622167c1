// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { lazyAhead } from './lazy-ahead.tsx';

const List = () => <p>the parts</p>;

test('what is still on its way is stood in for, and takes that place', async () => {
  const { promise, resolve } = Promise.withResolvers<typeof List>();
  const Ahead = lazyAhead(
    () => promise,
    () => <p>loading</p>,
  );
  render(<Ahead />);
  expect(screen.getByText('loading')).toBeDefined();
  await act(async () => resolve(List));
  expect(screen.getByText('the parts')).toBeDefined();
  expect(screen.queryByText('loading')).toBeNull();
});

test('what was fetched ahead is there at once', async () => {
  const Ahead = lazyAhead(
    async () => List,
    () => <p>loading</p>,
  );
  await Ahead.load();
  render(<Ahead />);
  expect(screen.getByText('the parts')).toBeDefined();
});
