// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { formatDimensions } from '#domain/part/format-dimensions.ts';
import { PartCard } from '../../product/parts/part-card.tsx';
import { formatPrice } from '../../product/prices/price.tsx';
import { renderUi } from '../../testing/render-ui.tsx';
import { samplePart } from '../../testing/sample-part.ts';
import { FileName } from '../display/file-name.tsx';
import { formatFileSize, formatMegabytes } from '../display/format-size.ts';
import { SpinningGear } from '../display/spinning-gear.tsx';
import { QuantityInput } from '../forms/quantity-input.tsx';
import { CardGrid } from './card-grid.tsx';

test('GEN-06 the spinning gear says what is being worked on, or nothing at all', () => {
  renderUi(<SpinningGear label="Reading the model" />);
  expect(screen.getByRole('img', { name: 'Reading the model' })).toBeTruthy();
  cleanup();
  renderUi(<SpinningGear />);
  expect(screen.queryByRole('img')).toBeNull();
});

test.each([
  [1, '1'],
  [12, '12'],
  [0, 'auto'],
  [13, 'auto'],
  [2.5, 'auto'],
  [undefined, 'auto'],
] as const)('GEN-07 a card list with %s as column count has %s columns', (columns, expected) => {
  renderUi(
    <CardGrid {...(columns === undefined ? {} : { columns })}>
      <li>card</li>
    </CardGrid>,
  );
  expect(screen.getByRole('list').dataset['columns']).toBe(expected);
});

test.each([
  [0, '$0.00'],
  [3.5, '$3.50'],
  [1234.567, '$1,234.57'],
])('GEN-08 the price %d reads %s', (price, text) => {
  expect(formatPrice(price, 'USD')).toBe(text);
});

test('UPL-11 a size reads as x × y × z with its unit', () => {
  expect(formatDimensions({ x: 10, y: 20.5, z: 3.126 }, 'mm')).toBe('10 × 20.5 × 3.13 mm');
  expect(formatDimensions({ x: 0.0625, y: 1, z: 2 }, 'in')).toBe('0.063 × 1 × 2 in');
});

test('UPL-06 a file size reads in MB of 1024² bytes, small ones in KB', () => {
  expect(formatMegabytes(52_428_800)).toBe('50.00');
  expect([formatFileSize(1), formatFileSize(684), formatFileSize(3_500_000)]).toEqual(['1 KB', '1 KB', '3.34 MB']);
});

function Counter({ onChange }: { onChange: (quantity: number) => void }) {
  const [quantity, setQuantity] = useState(1);
  return (
    <QuantityInput
      label="Quantity"
      value={quantity}
      onChange={(changed) => {
        setQuantity(changed);
        onChange(changed);
      }}
    />
  );
}

describe('UPL-12 the quantity is a whole number from 1 to 1000', () => {
  test.each([
    ['25', '25', 25],
    ['1001', '1000', 1000],
    ['0', '1', null],
    ['2.5', '25', 25],
    ['-3', '3', 3],
    ['1e2', '12', 12],
    ['abc', '1', null],
    ['{ArrowUp}{ArrowUp}', '3', 3],
    ['{ArrowDown}', '1', null],
    ['7{Backspace}', '', 7],
  ])('typing %s shows %s', async (keys, shown, reported) => {
    const onChange = vi.fn();
    renderUi(<Counter onChange={onChange} />);
    const input = screen.getByRole<HTMLInputElement>('spinbutton');
    expect(input.value).toBe('1');
    await userEvent.tripleClick(input);
    await userEvent.keyboard(keys);
    expect(input.value).toBe(shown);
    expect(onChange.mock.lastCall?.[0] ?? null).toBe(reported);
  });

  test.each([
    ['25 pcs', 25],
    ['1,000', 1000],
    ["1'000", 1000],
    ['1.5', null],
    ['1e6', null],
    ['0,5', null],
  ])('UPL-12 of pasted %s, %d is taken', async (pasted, reported) => {
    const onChange = vi.fn();
    renderUi(<Counter onChange={onChange} />);
    const input = screen.getByRole<HTMLInputElement>('spinbutton');
    await userEvent.tripleClick(input);
    await userEvent.paste(pasted);
    expect(onChange.mock.lastCall?.[0] ?? null).toBe(reported);
    expect(input.value).toBe(String(reported ?? 1));
  });

  test('UPL-12 a field left empty shows the last quantity again, and the buttons step by one', async () => {
    const onChange = vi.fn();
    renderUi(<Counter onChange={onChange} />);
    const input = screen.getByRole<HTMLInputElement>('spinbutton');
    await userEvent.clear(input);
    await userEvent.tab();
    expect(input.value).toBe('1');
    await userEvent.click(screen.getByRole('button', { name: /One more/ }));
    expect(input.value).toBe('2');
    await userEvent.click(screen.getByRole('button', { name: /One less/ }));
    expect(onChange.mock.calls).toEqual([[2], [1]]);
  });
});

describe('UPL-11 a part card', () => {
  test('S-23 UPL-11 shows image, name, size and findings; a file name is never markup', () => {
    const filename = '<img src=x onerror=alert(1)>.stl';
    const findings = [{ code: 'NOT_CLOSED', severity: 'review', message: 'This model is not closed.' }] as const;
    const { container } = renderUi(<PartCard part={samplePart({ filename, findings: [...findings] })} onToggle={() => {}} />);
    expect(container.querySelectorAll('img')).toHaveLength(1);
    expect(container.querySelector('img')?.src).toBe('https://quote.test/img/bracket.png');
    expect(screen.getByTitle(filename).textContent).toBe(filename);
    expect(screen.getByText('10 × 20.5 × 3.13 mm')).toBeTruthy();
    expect(screen.getByText('This model is not closed.')).toBeTruthy();
  });

  test('UPL-11 toggles on a click on the card, removes and counts', async () => {
    const calls = { onToggle: vi.fn(), onRemove: vi.fn(), onQuantity: vi.fn() };
    renderUi(<PartCard part={samplePart()} {...calls} />);
    const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select bracket.step' });
    expect(box.checked).toBe(true);
    // The name's label covers the card.
    await userEvent.click(screen.getByTitle('bracket.step'));
    expect(calls.onToggle).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Remove bracket.step' }));
    expect(calls.onRemove).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: /One more/ }));
    expect(calls.onQuantity).toHaveBeenCalledWith(2);
    expect(calls.onToggle).toHaveBeenCalledOnce();
  });

  test('UPL-11 what has no handler is not offered', () => {
    renderUi(<PartCard part={samplePart({ image: '' })} />);
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual(['3D View of bracket.step']);
    expect(screen.queryByRole('spinbutton')).toBeNull();
  });
});

test.each([
  ['a-name-that-is-longer-than-its-card.stl', ['a-name-that-is-longer-than-', 'its-card.stl']],
  ['cover of the עברית قطعة.stl', ['cover of the עברית قطعة', '.stl']],
  ['عمود الكامات والمحامل بدون نهاية', ['عمود الكامات والمحامل بدون نهاية', '']],
])('UPL-11 %s loses letters in its middle, but words from right to left are not cut in two', (name, pieces) => {
  render(<FileName name={name} />);
  expect([...screen.getByTitle(name).children].map(({ textContent }) => textContent)).toEqual(pieces);
});

test('UPL-11 a file name is copied as one line, though it is shown in two pieces', () => {
  const name = 'a-name-that-is-longer-than-its-card.stl';
  render(<FileName name={name} />);
  vi.spyOn(window, 'getSelection').mockReturnValue({ toString: () => `${name.slice(0, 27)}\n${name.slice(27)}\n` } as Selection);
  const setData = vi.fn();
  const isUntouched = fireEvent.copy(screen.getByTitle(name), { clipboardData: { setData } });
  expect(setData).toHaveBeenCalledWith('text/plain', name);
  expect(isUntouched).toBe(false);
});
