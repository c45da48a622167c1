import type { Locator, Page } from '@playwright/test';
import { expect, test } from '#test/support/e2e.ts';

const FIELDS = {
  minutes: 'Internal Engineering Time Per Quote (mins)',
  salary: 'Hourly Salary of Quoting Engineer',
  quotes: 'Average Quotes Per Month',
} as const;
const SUBSCRIPTION = 'Estimated Automated Quoting Subscription Cost Per Month';
const TABLE = 'Cost and Time Breakdown - Manual Vs. Autoated Quoting';

const field = (page: Page, name: keyof typeof FIELDS): Locator => page.getByLabel(FIELDS[name]);
const sentence = (page: Page): Locator => page.getByRole('region', { name: 'What you could save' }).getByRole('status');

async function open(page: Page, inputs: Partial<Record<keyof typeof FIELDS, string>> = {}): Promise<void> {
  await page.goto('/app/roi-calculator');
  await expect(page.getByText('Your Details')).toBeVisible();
  for (const [name, value] of Object.entries(inputs)) await field(page, name as keyof typeof FIELDS).fill(value);
}

/** The table's rows, each cell's lines joined. */
async function readRows(page: Page): Promise<string[][]> {
  const rows = await page.getByRole('table', { name: TABLE }).getByRole('row').all();
  return Promise.all(
    rows.slice(1).map(async (row) => (await row.locator('th, td').allInnerTexts()).map((text) => text.replace('\n', ' | '))),
  );
}

test('ROI-01 the inputs start with the defaults, and the subscription is shown but not to be changed', async ({ page }) => {
  await open(page);
  await expect(field(page, 'minutes')).toHaveValue('30');
  await expect(field(page, 'salary')).toHaveValue('35');
  await expect(field(page, 'quotes')).toHaveValue('200');
  await expect(page.getByRole('heading', { name: 'Automated Quoting', exact: true })).toBeVisible();
  await expect(page.getByLabel(SUBSCRIPTION)).toHaveValue('195.00');
  await expect(page.getByLabel(SUBSCRIPTION)).toBeDisabled();
});

test('ROI-02 both readings of the price of an extra quote are visible, and what each comes to', async ({ page }) => {
  await open(page);
  await expect(page.getByText(/nominally \$0\.20.*counts \$0\.04/)).toBeVisible();
  await field(page, 'quotes').fill('1000');
  await expect(page.getByLabel(SUBSCRIPTION)).toHaveValue('223.00');
  await expect(page.getByText('For 700 extra quotes')).toBeVisible();
  const readings = page.locator('#readings');
  await expect(readings.getByText('$223.00')).toBeVisible();
  await expect(readings.getByText('$335.00')).toBeVisible();
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
  test(`ROI-03 ROI-04 ROI-05 ROI-07 sentence and rows for ${JSON.stringify(inputs)}`, async ({ page }) => {
    await open(page, inputs);
    await expect(sentence(page)).toHaveText(
      `Automated Quoting can save you ${saves} of your Quoting Engineer's time for other more productive endevours...`,
    );
    const [minutes = [], quotes = [], ...results] = rows;
    expect(await readRows(page)).toEqual([FIXED.time, FIXED.response, minutes, FIXED.salary, quotes, ...results]);
  });
}

test.describe('what is no number', () => {
  test.use({ expectedConsole: /^Not a number:/ });

  test('ROI-08 no quotes at all: nothing is divided by zero, and it is logged', async ({ page }) => {
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    await open(page, { quotes: '0' });
    await expect(sentence(page)).toContainText('save you $0/Month (0x Savings) in cost. It can also unlock 0 Hours/Month (0x Savings)');
    expect((await readRows(page)).slice(5)).toEqual([
      ['Cost Per Quote', '$17.50', '--'],
      ['Monthly Cost', '$0.00', '$195.00 | Saves $0/Month (0x Savings)'],
      ['Hours Spent on Quoting Per Month', '0.0', '0.0 | Saves 0 Hours/Month (0x Savings)'],
    ]);
    expect(logged).toContain('Not a number: automated costPerQuoteDollars.');
  });

  test('ROI-08 an empty input is marked, all else goes on, and nothing reads NaN or Infinity', async ({ page }) => {
    await open(page);
    for (const name of ['minutes', 'salary', 'quotes'] as const) {
      await field(page, name).fill('');
      await expect(page.getByText('Please enter a valid value.')).toHaveCount(1);
      await expect(field(page, name)).toHaveAttribute('aria-invalid', 'true');
      await expect(page.getByRole('main')).not.toContainText(/NaN|Infinity|undefined|null/);
      expect(await page.locator('svg path').evaluateAll((paths) => paths.filter((path) => /NaN/.test(path.outerHTML)).length)).toBe(0);
      await field(page, name).fill('10');
      await expect(page.getByText('Please enter a valid value.')).toHaveCount(0);
    }
    for (const name of ['minutes', 'salary', 'quotes'] as const) await field(page, name).fill('');
    await expect(page.getByText('Please enter a valid value.')).toHaveCount(3);
    await expect(page.getByRole('main')).not.toContainText(/NaN|Infinity/);
    await expect(page.getByLabel(SUBSCRIPTION)).toHaveValue('--');
  });
});

test('ROI-08 every keystroke counts', async ({ page }) => {
  await open(page);
  await field(page, 'quotes').click();
  await page.keyboard.press('End');
  await page.keyboard.type('0');
  await expect(page.getByLabel(SUBSCRIPTION)).toHaveValue('263.00');
  await expect(sentence(page)).toContainText('$34,737/Month');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Backspace');
  await expect(sentence(page)).toContainText('$155/Month');
});

const CHARTS = [
  [
    'Cost Savings - Manual vs. Automated Quoting',
    'QUOTING COST/MONTH',
    '$0',
    ['50', '$875.00', '$195.00'],
    ['1,000', '$17,500.00', '$223.00'],
  ],
  [
    'Time Savings - Manual vs. Automated Quoting',
    'QUOTING HOURS SPENT ON QUOTING/MONTH',
    '0',
    ['50', '25.0', '4.2'],
    ['1,000', '500.0', '83.3'],
  ],
] as const;
for (const [title, axis, zero, first, last] of CHARTS) {
  test(`ROI-06 ${title}`, async ({ page }) => {
    await open(page);
    const figure = page.getByRole('figure', { name: title });
    const drawing = figure.getByRole('img', { name: /^Line chart of/ });
    for (const text of [axis, 'QUOTES/MONTH', zero, '50', '100', '200', '500', '1,000', 'Manual', 'Automated']) {
      await expect(drawing.getByText(text, { exact: true }).first()).toBeVisible();
    }
    const manual = drawing.locator('[data-way=manual] circle');
    const automated = drawing.locator('[data-way=automated] rect');
    await expect(manual).toHaveCount(5);
    await expect(automated).toHaveCount(5);
    const colorOf = (mark: Locator) => mark.first().evaluate((element) => getComputedStyle(element).fill.match(/\d+/g)?.map(Number) ?? []);
    const [red = 0, green = 0, blue = 0] = await colorOf(manual);
    expect(red > green && green > blue, 'orange').toBe(true);
    const [r = 0, g = 0, b = 0] = await colorOf(automated);
    expect(b > g && g > r, 'blue').toBe(true);

    // The figures are there for those who hear the page, and shown on demand.
    const rows = figure.getByRole('table').getByRole('row');
    expect(await rows.nth(1).locator('th, td').allTextContents()).toEqual(first);
    expect(await rows.nth(5).locator('th, td').allTextContents()).toEqual(last);
    const box = () => figure.getByRole('table').locator('..').boundingBox();
    expect((await box())?.height).toBeLessThan(5);
    await figure.getByRole('button', { name: 'Show figures' }).click();
    expect((await box())?.height).toBeGreaterThan(100);
    await expect(figure.getByRole('button', { name: 'Hide figures' })).toHaveAttribute('aria-expanded', 'true');
  });
}

test('ROI-06 the pointer reads figures off a chart, and long times are cut at 1000 hours', async ({ page }) => {
  await open(page, { minutes: '120' });
  const figure = page.getByRole('figure', { name: /^Time Savings/ });
  await expect(figure.getByText('The axis ends at 1,000; the figures go beyond it.')).toBeVisible();
  const drawing = figure.getByRole('img', { name: /^Line chart of/ });
  const box = await drawing.boundingBox();
  await drawing.hover({ position: { x: (box?.width ?? 0) / 2, y: 150 } });
  await expect(drawing.getByText('1,000.0')).toBeVisible();
  await expect(drawing.getByText('41.7')).toBeVisible();
});

test('ROI-09 NAV-09 the ways on are those of the installation, and the bar leads to neither upload nor cart', async ({ page, request }) => {
  const { links } = await (await request.get('/app/config.json')).json();
  await open(page);
  const starts = page.getByRole('link', { name: /^Get Started for Free/ });
  await expect(starts).toHaveCount(2);
  for (const start of await starts.all()) {
    await expect(start).toHaveAttribute('href', links.signUpForm);
    await expect(start).toHaveAttribute('target', '_blank');
  }
  await expect(page.getByRole('link', { name: /^Visit the .* website$/ })).toHaveAttribute('href', links.site);
  await expect(
    page.getByText('No two businesses are alike. That is why we offer value based pricing tailored for your specific needs.'),
  ).toBeVisible();
  const bar = page.getByRole('banner');
  await expect(bar.getByRole('link', { name: 'Get Your QuickQuote' })).toHaveCount(0);
  await expect(bar.getByRole('link', { name: /Cart/ })).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toBeVisible();
});
