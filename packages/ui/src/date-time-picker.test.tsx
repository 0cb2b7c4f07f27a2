import { beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { DateTimeInput } from './date-time-input.tsx';
import { firstWeekday } from './days.ts';
import { renderUi } from './testing/render-ui.tsx';

const labels = { previous: 'Previous', next: 'Next', hours: 'Hours', minutes: 'Minutes', confirm: 'Done', dialog: 'Time' };

// Loading their code can take long on a busy machine.
beforeAll(() => import('./date-time-picker.tsx'));
// jsdom has no layout, so the calendar finds nothing visible to focus.
beforeEach(() => void jest.spyOn(console, 'warn').mockImplementation(() => {}));

async function open(locale?: string) {
  renderUi(
    <DateTimeInput
      label="From"
      timeZone="UTC"
      value="2026-11-25T09:00:00Z"
      min="2026-11-24T12:00:00Z"
      onChange={() => {}}
      labels={labels}
    />,
    locale,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'From', busy: false }));
  await screen.findByRole('spinbutton', { name: 'Hours', hidden: true });
}

const weekdays = () => screen.getAllByRole('columnheader', { hidden: true }).map((head) => head.textContent);
const hours = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Hours', hidden: true });

test('in English a week begins on Sunday and times have twelve hours, as in the field and the other calendar', async () => {
  await open();
  expect(weekdays()[0]).toBe('Su');
  expect(hours()).toHaveValue('09');
  expect(screen.getByRole('combobox', { name: 'AM / PM', hidden: true })).toHaveValue('AM');
});

test('in German a week begins on Monday and times have twenty-four hours', async () => {
  await open('de-DE');
  expect(weekdays()[0]).toBe('Mo');
  expect(hours()).toHaveValue('09');
  expect(screen.queryByRole('combobox', { hidden: true })).not.toBeInTheDocument();
});

test('days before the minimum can’t be chosen', async () => {
  await open();
  expect(screen.getByRole('button', { name: '23 November 2026', hidden: true })).toBeDisabled();
  expect(screen.getByRole('button', { name: '24 November 2026', hidden: true })).toBeEnabled();
});

test('in a browser without week data, the week begins as listed for our languages', () => {
  const descriptors = ['getWeekInfo', 'weekInfo'].map((key) => [key, Object.getOwnPropertyDescriptor(Intl.Locale.prototype, key)] as const);
  for (const [key] of descriptors) Reflect.deleteProperty(Intl.Locale.prototype, key);
  expect(['en-US', 'ja-JP', 'de-DE', 'zh-CN'].map(firstWeekday)).toEqual([7, 7, 1, 1]);
  for (const [key, property] of descriptors) if (property) Object.defineProperty(Intl.Locale.prototype, key, property);
});
