import { expect, jest, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { DayCalendar } from './day-calendar.tsx';
import { addDays, addMonths, monthDays } from './days.ts';
import { renderUi } from './testing/render-ui.tsx';

const reason = (day: string) => (day < '2026-11-23' ? 'This day is over.' : null);

function show() {
  const onPick = jest.fn<(day: string) => void>();
  const labels = { previous: 'Previous month', next: 'Next month' };
  renderUi(<DayCalendar label="From" value={null} today="2026-11-23" reasonFor={reason} onPick={onPick} labels={labels} />);
  return { onPick, person: userEvent.setup() };
}
const day = (name: RegExp) => screen.getByRole('button', { name });

test('a pressed day is chosen', async () => {
  const { onPick, person } = show();
  await person.click(day(/November 25, 2026/));
  expect(onPick).toHaveBeenCalledWith('2026-11-25');
});

test('a day that can’t be chosen can still be reached, and gives its reason', async () => {
  const { onPick, person } = show();
  await person.click(day(/November 22, 2026/));
  expect(onPick).not.toHaveBeenCalled();
  expect(day(/November 22, 2026/)).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByRole('status')).toHaveTextContent('This day is over.');
});

test('a reason is shown only for a day that was reached, and no longer once the month is turned', async () => {
  const labels = { previous: 'Previous month', next: 'Next month' };
  const value = { from: '2026-11-21', to: '2026-11-26' };
  renderUi(<DayCalendar label="From" value={value} today="2026-11-23" reasonFor={reason} onPick={() => {}} labels={labels} />);
  const person = userEvent.setup();
  const status = () => screen.getByRole('status').textContent?.trim();
  expect(status()).toBe('');
  await person.hover(day(/November 20, 2026/));
  expect(status()).toBe('This day is over.');
  await person.hover(day(/November 24, 2026/));
  expect(status()).toBe('');
  await person.hover(day(/November 20, 2026/));
  await person.click(screen.getByRole('button', { name: 'Previous month' }));
  expect(status()).toBe('');
  act(() => day(/October 20, 2026/).focus());
  expect(await screen.findByText('This day is over.')).toBeVisible();
});

test('a marked day has its mark in its name, and shows it once it is reached', async () => {
  const labels = { previous: 'Previous month', next: 'Next month' };
  const markOf = (on: string) => (on >= '2026-11-22' && on <= '2026-11-24' ? 'Night Ferry, 20% off' : null);
  renderUi(<DayCalendar label="From" value={null} today="2026-11-23" {...{ markOf, labels }} reasonFor={reason} onPick={() => {}} />);
  const person = userEvent.setup();
  expect(screen.getAllByRole('button', { name: /: Night Ferry, 20% off$/ })).toHaveLength(3);
  await person.hover(day(/November 24, 2026/));
  expect(screen.getByRole('status')).toHaveTextContent('Night Ferry, 20% off');
  await person.hover(day(/November 22, 2026/));
  expect(screen.getByRole('status')).toHaveTextContent('This day is over.');
});

test('arrow keys move by days and weeks, page keys by months, and Enter chooses', async () => {
  const { onPick, person } = show();
  act(() => day(/November 23, 2026/).focus());
  await person.keyboard('{ArrowRight}{ArrowDown}');
  expect(day(/December 1, 2026/)).toHaveFocus();
  await person.keyboard('{PageDown}{End}{Enter}');
  expect(onPick).toHaveBeenCalledWith('2027-01-31');
  await person.keyboard('{PageDown}');
  expect(day(/February 28, 2027/)).toHaveFocus();
});

test('a disabled calendar shows the chosen days without emphasis', () => {
  const labels = { previous: 'Previous month', next: 'Next month' };
  const value = { from: '2026-11-24', to: '2026-11-26' };
  renderUi(<DayCalendar label="From" disabled value={value} today="2026-11-23" reasonFor={reason} onPick={() => {}} labels={labels} />);
  const chosen = screen.getAllByRole('button', { pressed: true });
  expect(chosen).toHaveLength(3);
  for (const one of chosen) expect(one).not.toHaveAttribute('data-end');
  expect(chosen.map((one) => one.closest('td')?.className)).toEqual(Array(3).fill('mt-days__cell--locked'));
});

test('months have whole weeks, and a day beyond a shorter month becomes its last', () => {
  expect([addMonths('2027-01-31', 1), addDays('2026-12-31', 1)]).toEqual(['2027-02-28', '2027-01-01']);
  expect(monthDays('2026-11-23', 1).map((week) => week[0])).toEqual([
    '2026-10-26',
    '2026-11-02',
    '2026-11-09',
    '2026-11-16',
    '2026-11-23',
    '2026-11-30',
  ]);
  expect(monthDays('2026-11-23', 7)[0]?.[0]).toBe('2026-11-01');
});
