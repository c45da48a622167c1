// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { ACCEPTED_EXTENSIONS } from '#domain/part/upload-limit.ts';
import { renderUi } from '../../../testing/render-ui.tsx';
import { fileFilter } from '../../../ui/forms/file-filter.ts';
import { displayProcessCard, LISTED_PROCESSES, UNLISTED_PROCESSES } from './manufacturing-processes.ts';
import { ProcessCardList } from './process-card-list.tsx';

test('UPL-02 a card shows its learn-more link, is not selectable and white unless told otherwise', () => {
  expect(displayProcessCard({})).toEqual({
    isLearnMoreVisible: true,
    isSelectable: false,
    isSelected: false,
    hasCustomBackground: false,
    backgroundColor: '#FFFFFF',
    backgroundOpacity: 1,
  });
  expect(displayProcessCard({ isSelected: true }).isSelected).toBe(false);
  expect(displayProcessCard({ isSelected: true, isSelectable: true }).isSelected).toBe(true);
});

test('UPL-02 Injection Molding, Vacuum Casting and Waterjet Cutting are defined and not listed', () => {
  expect(UNLISTED_PROCESSES.map(({ title }) => title)).toEqual(['Injection Molding', 'Vacuum Casting', 'Waterjet Cutting']);
  const ids = [...LISTED_PROCESSES, ...UNLISTED_PROCESSES].map(({ id }) => id);
  expect(new Set(ids).size).toBe(7);
});

describe('UPL-03 whichever card is clicked, additive manufacturing is chosen and the click is passed on', () => {
  test.each(LISTED_PROCESSES)("UPL-03 a click on $title selects '1' and is passed on", async ({ id, title }) => {
    const onSelect = vi.fn();
    const onProcessClick = vi.fn();
    renderUi(<ProcessCardList processes={LISTED_PROCESSES} selectedId="1" onSelect={onSelect} onProcessClick={onProcessClick} />);
    await userEvent.click(screen.getByRole('button', { name: title }));
    expect(onSelect.mock.calls).toEqual([['1']]);
    expect(onProcessClick.mock.calls).toEqual([[id]]);
  });
});

const ALL = '.stl,.step,.stp,.igs,.iges';
test.each([
  ['Windows', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 10, ALL],
  ['Mac', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 0, ALL],
  ['iPhone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', 5, undefined],
  ['iPad that says it is a Mac', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 5, undefined],
] as const)('UPL-05 the file filter on %s', (_name, userAgent, maxTouchPoints, filter) => {
  expect(fileFilter({ userAgent, maxTouchPoints }, ACCEPTED_EXTENSIONS)).toBe(filter);
});
