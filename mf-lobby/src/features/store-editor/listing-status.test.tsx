import { beforeEach, expect, jest, test } from '@jest/globals';
import { type Responses, renderRoute } from '@meowtale/web-kit/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { createSlice } from '../../slice.tsx';
import type { SubmitAnswer } from './submit-data.ts';
import { app, STORE, storeAnswer, submitAnswer } from './test-listing.ts';

beforeEach(() => localStorage.clear());

function open(tab: string, submit: Partial<SubmitAnswer>, released_at: string | null = null) {
  const store = storeAnswer(submitAnswer(submit), { released_at });
  const responses: Responses = {
    openStore: () => ({ findStoreMe: { __typename: 'MyStoreList', list: [store] } }),
    lobbyApps: () => ({ findApp: { __typename: 'AppList', list: [app()], totalCount: 1 } }),
  };
  return renderRoute(createSlice, tab, { responses, at: `/set-store/${STORE}/${tab}`, params: { id: STORE } });
}
const passed = { page_state: 4, package_state: 4 };

test('changed times are in the form only, which closes without a change', async () => {
  const { person } = await open('submit', { status: 'preparing', ...passed }, '2099-01-05T13:00:00.000Z');
  await person.click(await screen.findByRole('button', { name: 'Change schedule' }));
  expect(screen.queryByText(/^Release at Jan 5, 2099/)).not.toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByText(/^Release at Jan 5, 2099/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Change schedule' })).toHaveFocus();
});

test('a future release is shown as planned, a past one as released', async () => {
  const facts = async () => within(await screen.findByRole('region', { name: 'Status' }));
  await open('overview', { status: 'preparing', ...passed }, '2099-01-05T13:00:00.000Z');
  expect((await facts()).getByText('Release date')).toBeVisible();
  expect((await facts()).queryByText('Released')).not.toBeInTheDocument();
  cleanup();
  await open('overview', { status: 'preparing', ...passed }, '2020-01-05T13:00:00.000Z');
  expect((await facts()).getByText('Released')).toBeVisible();
});

test('an acceptance is shown as a success, not a warning', async () => {
  await open('price', { status: 'passed', ...passed });
  expect((await screen.findByText('Approved')).closest('[class*="mint"]')).not.toBeNull();
});

test('in review the price shows once that it is locked, other parts that they may be changed', async () => {
  const reviewing = { status: 'reviewing', page_state: 3, package_state: 3 };
  await open('price', reviewing);
  expect(await screen.findByText(/^Prices can’t change while staff review/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Edit anyway' })).not.toBeInTheDocument();
  cleanup();
  await open('information', reviewing);
  expect(await screen.findByRole('button', { name: 'Edit anyway' })).toBeVisible();
});

test('a refused submission is edited again from its refusal only', async () => {
  await open('submit', { status: 'refused', page_state: 5, package_state: 5, rejection_type: 'bug', memo: 'It does not start.' });
  const again = await screen.findByRole('button', { name: 'Edit again' });
  expect(again.className).toMatch(/primary/);
});

test('a past day can’t be chosen for a release', async () => {
  // jsdom has no layout, so the calendar finds nothing visible to focus.
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  jest.useFakeTimers({ now: new Date('2026-11-25T12:20:00Z'), advanceTimers: true, doNotFake: ['queueMicrotask', 'performance'] });
  const { person } = await open('submit', { status: 'passed', ...passed });
  await person.click(await screen.findByRole('radio', { name: 'At a set time' }));
  await person.click(await screen.findByRole('button', { name: /^Release at/, busy: false }));
  expect(await screen.findByRole('button', { name: '23 November 2026', hidden: true })).toBeDisabled();
  expect(screen.getByRole('button', { name: '27 November 2026', hidden: true })).toBeEnabled();
  jest.useRealTimers();
});
