// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderPage } from '#test/support/render-page.tsx';
import { RoiCalculatorPage } from './roi-calculator-page.tsx';

const FIELDS = {
  minutes: 'Internal Engineering Time Per Quote (mins)',
  salary: 'Hourly Salary of Quoting Engineer',
  quotes: 'Average Quotes Per Month',
} as const;
type Field = keyof typeof FIELDS;
const NAMES = ['minutes', 'salary', 'quotes'] as const satisfies readonly Field[];
const TABLE = 'Cost and Time Breakdown - Manual Vs. Autoated Quoting';
const INVALID = 'Please enter a valid value.';

let logged = vi.spyOn(console, 'error');
beforeEach(() => {
  logged = vi.spyOn(console, 'error').mockImplementation(() => {});
});

const field = (name: Field) => screen.getByLabelText<HTMLInputElement>(FIELDS[name]);
const enter = (name: Field, value: string) => fireEvent.change(field(name), { target: { value } });
const subscription = () => screen.getByLabelText<HTMLInputElement>('Estimated Automated Quoting Subscription Cost Per Month');
const sentence = () => within(screen.getByRole('region', { name: 'What you could save' })).getByRole('status').textContent;
const shown = () => document.body.textContent ?? '';

async function open(inputs: Partial<Record<Field, string>> = {}): Promise<void> {
  await renderPage(RoiCalculatorPage, 'roi-calculator');
  for (const name of NAMES) if (inputs[name] !== undefined) enter(name, inputs[name]);
}

/** The table's rows but its head; what a cell says of savings stands behind ' | '. */
function readRows(): string[][] {
  const [, ...rows] = within(screen.getByRole('table', { name: TABLE })).getAllByRole('row');
  return rows.map((row) => [...row.children].map((cell) => [...cell.childNodes].map((node) => node.textContent).join(' | ')));
}

test('ROI-01 the inputs start with the defaults, and the subscription is shown but not to be changed', async () => {
  await open();
  expect(NAMES.map((name) => field(name).value)).toEqual(['30', '35', '200']);
  expect(screen.getByRole('heading', { name: 'Automated Quoting' })).toBeTruthy();
  expect(subscription().value).toBe('195.00');
  expect(subscription().disabled).toBe(true);
});

test('ROI-02 both readings of the price of an extra quote are visible, and what each comes to', async () => {
  await open();
  expect(screen.getByText(/nominally \$0\.20.*counts \$0\.04/)).toBeTruthy();
  enter('quotes', '1000');
  expect(subscription().value).toBe('223.00');
  expect(screen.getByText('For 700 extra quotes')).toBeTruthy();
  const readings = document.getElementById('readings')?.textContent;
  expect(readings).toContain('$223.00');
  expect(readings).toContain('$335.00');
});

const FIXED = {
  time: ['Time Required', '1-3 Business Days', '5 mins'],
  response: ['Quoting Response', 'Manual, Office Hours (9-5)', '24x7, Instantaneous'],
  salary: ['Hourly salary', '$35.00', '--'],
};
const INCLUDED = 'Free 300 quotes/month as part of subscription';

/** Computed by hand. */
const CASES = [
  {
    inputs: {},
    saves: '$3,305/Month (18x Savings) in cost. It can also unlock 83 Hours/Month (6x Savings)',
    rows: [
      ['Internal Engineering Time/Quote', '30 mins', '5 mins'],
      ['Average Quotes Per Month', '200', INCLUDED],
      ['Cost Per Quote', '$17.50', '$0.98'],
      ['Monthly Cost', '$3,500.00', '$195.00 | Saves $3,305/Month (18x Savings)'],
      ['Hours Spent on Quoting Per Month', '100.0', '16.7 | Saves 83 Hours/Month (6x Savings)'],
    ],
  },
  {
    inputs: { quotes: '301' },
    saves: '$5,072/Month (27x Savings) in cost. It can also unlock 125 Hours/Month (6x Savings)',
    rows: [
      ['Internal Engineering Time/Quote', '30 mins', '5 mins'],
      ['Average Quotes Per Month', '301', INCLUDED],
      ['Cost Per Quote', '$17.50', '$0.65'],
      ['Monthly Cost', '$5,267.50', '$195.04 | Saves $5,072/Month (27x Savings)'],
      ['Hours Spent on Quoting Per Month', '150.5', '25.1 | Saves 125 Hours/Month (6x Savings)'],
    ],
  },
  {
    inputs: { quotes: '1000', minutes: '45' },
    saves: '$26,027/Month (118x Savings) in cost. It can also unlock 667 Hours/Month (9x Savings)',
    rows: [
      ['Internal Engineering Time/Quote', '45 mins', '5 mins'],
      ['Average Quotes Per Month', '1,000', INCLUDED],
      ['Cost Per Quote', '$26.25', '$0.22'],
      ['Monthly Cost', '$26,250.00', '$223.00 | Saves $26,027/Month (118x Savings)'],
      ['Hours Spent on Quoting Per Month', '750.0', '83.3 | Saves 667 Hours/Month (9x Savings)'],
    ],
  },
] as const;

for (const { inputs, saves, rows } of CASES) {
  test(`ROI-03 ROI-04 ROI-05 ROI-07 sentence and rows for ${JSON.stringify(inputs)}`, async () => {
    await open(inputs);
    expect(sentence()).toBe(
      `Automated Quoting can save you ${saves} of your Quoting Engineer's time for other more productive endevours...`,
    );
    const [minutes = [], quotes = [], ...results] = rows;
    expect(readRows()).toEqual([FIXED.time, FIXED.response, minutes, FIXED.salary, quotes, ...results]);
  });
}

test('ROI-08 no quotes at all: nothing is divided by zero, and it is logged', async () => {
  await open({ quotes: '0' });
  expect(sentence()).toContain('save you $0/Month (0x Savings) in cost. It can also unlock 0 Hours/Month (0x Savings)');
  expect(readRows().slice(5)).toEqual([
    ['Cost Per Quote', '$17.50', '--'],
    ['Monthly Cost', '$0.00', '$195.00 | Saves $0/Month (0x Savings)'],
    ['Hours Spent on Quoting Per Month', '0.0', '0.0 | Saves 0 Hours/Month (0x Savings)'],
  ]);
  expect(logged).toHaveBeenCalledWith('Not a number: automated costPerQuoteDollars.');
});

test('ROI-08 an empty input is marked, all else goes on, and nothing reads NaN or Infinity', async () => {
  await open();
  for (const name of NAMES) {
    enter(name, '');
    expect(screen.getAllByText(INVALID)).toHaveLength(1);
    expect(field(name).getAttribute('aria-invalid')).toBe('true');
    expect(shown()).not.toMatch(/NaN|Infinity|undefined|null/);
    enter(name, '10');
    expect(screen.queryByText(INVALID)).toBeNull();
  }
  for (const name of NAMES) enter(name, '');
  expect(screen.getAllByText(INVALID)).toHaveLength(3);
  expect(shown()).not.toMatch(/NaN|Infinity/);
  expect(subscription().value).toBe('--');
});

test('ROI-08 every keystroke counts', async () => {
  await open();
  enter('quotes', '2000');
  expect(subscription().value).toBe('263.00');
  expect(sentence()).toContain('$34,737/Month');
  enter('quotes', '20');
  expect(sentence()).toContain('$155/Month');
});

test('ROI-09 the ways on are those of the installation', async () => {
  await open();
  const starts = screen.getAllByRole('link', { name: /^Get Started for Free/ });
  expect(starts.map((start) => [start.getAttribute('href'), start.getAttribute('target')])).toEqual([
    ['#form', '_blank'],
    ['#form', '_blank'],
  ]);
  expect(screen.getByRole('link', { name: /^Visit the .* website$/ }).getAttribute('href')).toBe('#site');
  expect(
    screen.getByText('No two businesses are alike. That is why we offer value based pricing tailored for your specific needs.'),
  ).toBeTruthy();
});
