import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { StoreSubmitDraft } from '@meowtale/contracts/inputs/catalog/store-submit';
import { type Responses, renderRoute } from '@meowtale/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { createSlice } from '../../slice.tsx';
import { presetDiscount } from './discount-times.ts';
import type { StoreAnswer } from './documents.ts';
import type { SubmitAnswer } from './submit-data.ts';
import { afterSave, app, STORE, storeAnswer, submitAnswer } from './test-listing.ts';

const saved = jest.fn<(variables: { data: Partial<StoreSubmitDraft> }) => void>();
const official = {
  __typename: 'StoreActivityOfficial',
  uuid: '0198f6d2-0000-7000-8000-0000000000f1',
  names: { 'en-US': 'Spring of cats' },
  percentage_discount: 30,
  started_at: '2099-03-01T00:00:00.000Z',
  ended_at: '2099-03-10T00:00:00.000Z',
};

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-23T12:20:00Z'), advanceTimers: true, doNotFake: ['queueMicrotask', 'performance'] });
  localStorage.clear();
  saved.mockClear();
});
afterEach(() => {
  jest.useRealTimers();
});

function open(change: Partial<StoreAnswer> = {}, list: object[] = [official], first: SubmitAnswer = submitAnswer(), query = '') {
  let submit = first;
  const responses: Responses = {
    openStore: () => ({ findStoreMe: { __typename: 'MyStoreList', list: [storeAnswer(submit, change)] } }),
    lobbyApps: () => ({ findApp: { __typename: 'AppList', list: [app()], totalCount: 1 } }),
    officialActivities: () => ({ findStoreActivityOfficial: { __typename: 'StoreActivityOfficialList', list } }),
    saveStoreSubmit: (variables) => {
      saved(variables);
      submit = afterSave(submit, variables.data);
      return { updateStoreSubmit: submit };
    },
  };
  return renderRoute(createSlice, 'price', { responses, at: `/set-store/${STORE}/price${query}`, params: { id: STORE } });
}
const activity = () => saved.mock.lastCall?.[0].data.store_submit_price?.activity;

test('a custom discount starts with ten percent for seven days, and its days are chosen in the calendar', async () => {
  const { person } = await open();
  await person.click(await screen.findByRole('radio', { name: /Custom/ }));
  expect(screen.getByRole('spinbutton', { name: 'Percent off' })).toHaveValue('10');
  await person.click(screen.getByRole('button', { name: /November 26, 2026/ }));
  expect(screen.getByText('Choose the last day.')).toBeVisible();
  await person.click(screen.getByRole('button', { name: /November 28, 2026/ }));
  await waitFor(() => expect(activity()).toMatchObject({ type: 'custom', percentage_discount: 10 }));
  const { started_at, ended_at } = activity() as { started_at: string; ended_at: string };
  expect((Date.parse(ended_at) - Date.parse(started_at)) / 1000).toBe(3 * 86_400 - 1);
});

test('a day picked in the calendar of discounts is where a discount begins', async () => {
  const { person } = await open({}, [official], submitAnswer(), '?from=2026-12-05');
  expect(await screen.findByText('You chose Dec 5, 2026 in the calendar.')).toBeVisible();
  expect(screen.getByRole('radio', { name: /None/ })).toBeChecked();
  await person.click(screen.getByRole('button', { name: 'Start a custom discount on this day' }));
  expect(screen.getByRole('button', { name: /December 5, 2026/ })).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByRole('button', { name: /December 4, 2026/ })).toHaveAttribute('aria-pressed', 'false');
  expect(screen.queryByText(/You chose/)).toBeNull();
  await waitFor(() => expect(activity()).toMatchObject({ type: 'custom', started_at: expect.stringMatching(/^2026-12-0[45]T/) }));
});

test.each(['2026-11-22', '2026-02-30', 'soon'])('%s as the day of an address is ignored', async (day) => {
  await open({}, [official], submitAnswer(), `?from=${day}`);
  expect(await screen.findByRole('radio', { name: /None/ })).toBeChecked();
  expect(screen.queryByText(/You chose/)).toBeNull();
});

test('a percentage shows its bounds, and keeps an invalid one in its field', async () => {
  const { person } = await open();
  await person.click(await screen.findByRole('radio', { name: /Custom/ }));
  const percent = screen.getByRole('spinbutton', { name: 'Percent off' });
  expect(percent).toHaveAccessibleDescription(/^In whole percent from 1 to 99/);
  for (const typed of ['0', '12.7']) {
    await person.clear(percent);
    await person.type(percent, `${typed}{Enter}`);
    expect(percent).toHaveValue(typed);
    expect(percent).toHaveAccessibleDescription(/Whole percent from 1 to 99\./);
  }
});

test('a percentage is changed of days that were chosen in another zone: the days stay as they were', async () => {
  const { data } = submitAnswer();
  const chosen = { type: 'custom' as const, percentage_discount: 20, official_uuid: null, time_zone: 'Asia/Taipei' };
  const days = { started_at: '2027-05-14T16:00:00.000Z', ended_at: '2027-05-21T15:59:59.000Z' };
  const store_submit_price = { ...data.store_submit_price, activity: { ...chosen, ...days, state: 0 } };
  const { person } = await open({}, [], submitAnswer({ data: { ...data, store_submit_price } }));
  const percent = await screen.findByRole('spinbutton', { name: 'Percent off' });
  await person.clear(percent);
  await person.type(percent, '25{Enter}');
  await waitFor(() => expect(activity()).toEqual({ ...chosen, ...days, percentage_discount: 25 }));
});

test('days that lie within a lockout are refused, and say until when', async () => {
  const existing = [
    { percentage_discount: 10, type: 'custom', started_at: '2026-11-01T00:00:00.000Z', ended_at: '2026-11-10T00:00:00.000Z' },
  ];
  const { person } = await open({ discounts: existing });
  await person.click(await screen.findByRole('radio', { name: /One week/ }));
  const [preset] = screen.getAllByRole('button', { pressed: true });
  expect(preset).toHaveTextContent('22');
  const day = screen.getByRole('button', { name: /December 20, 2026/ });
  expect(day).toHaveAttribute('aria-disabled', 'true');
  await person.click(day);
  expect(
    screen
      .getAllByRole('status')
      .map((line) => line.textContent)
      .join(),
  ).toMatch(/none for 6 weeks; the next may begin on Dec 2\d, 2026/);
});

test('a promotion is joined with its own percentage and days', async () => {
  const { person } = await open({ released_at: '2026-01-01T00:00:00.000Z' });
  await person.click(await screen.findByRole('radio', { name: /Meowtale promotion/ }));
  await person.click(await screen.findByRole('radio', { name: /Spring of cats/ }));
  await waitFor(() => expect(activity()).toMatchObject({ type: 'official', official_uuid: official.uuid, percentage_discount: 30 }));
});

test('a promotion that a work can’t join yet shows why', async () => {
  const { person } = await open();
  await person.click(await screen.findByRole('radio', { name: /Meowtale promotion/ }));
  const choice = await screen.findByRole('radio', { name: /Spring of cats/ });
  expect(choice).toBeDisabled();
  expect(screen.getByText(/30 days after its release/)).toBeVisible();
});

test('without promotions a sentence is shown, not an empty list', async () => {
  const { person } = await open({}, []);
  await person.click(await screen.findByRole('radio', { name: /Meowtale promotion/ }));
  expect(await screen.findByText('There is no promotion to join right now.')).toBeVisible();
});

test('a preset starts after a lockout', () => {
  const existing = [
    { percentage_discount: 10, type: 'custom', started_at: '2026-11-01T00:00:00.000Z', ended_at: '2026-11-10T00:00:00.000Z' },
  ];
  const rules = { now: Date.parse('2026-11-23T12:00:00Z'), releasedAt: null, existing };
  expect(presetDiscount('week', rules, 'UTC').started_at).toBe('2026-12-22T00:00:00.000Z');
  const running = [{ ...existing[0], ended_at: '2026-11-29T00:00:00.000Z' }] as typeof existing;
  expect(presetDiscount('week', { ...rules, existing: running }, 'UTC').started_at).toBe('2027-01-10T00:00:00.000Z');
  expect(presetDiscount('week', { ...rules, existing: [] }, 'UTC').started_at).toBe('2026-11-24T00:00:00.000Z');
});
