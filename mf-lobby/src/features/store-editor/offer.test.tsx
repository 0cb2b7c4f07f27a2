import { beforeEach, expect, jest, test } from '@jest/globals';
import { Refusal, type Responses, renderRoute } from '@meowtale/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { createSlice } from '../../slice.tsx';
import type { StoreAnswer, Terms } from './documents.ts';
import { app, STORE, storeAnswer, submitAnswer } from './test-listing.ts';

const onRequest = jest.fn<(variables: object) => void>();
let store: StoreAnswer & Terms;
beforeEach(() => {
  localStorage.clear();
  onRequest.mockClear();
});

function open(change: Partial<StoreAnswer> = {}, more: Responses = {}) {
  store = storeAnswer(submitAnswer(), change);
  const settle = (field: string, next: (variables: Record<string, unknown>) => Partial<Terms>) => (variables: Record<string, unknown>) => {
    onRequest(variables);
    store = { ...store, ...next(variables) };
    return { [field]: store };
  };
  const responses: Responses = {
    openStore: () => ({ findStoreMe: { __typename: 'MyStoreList', list: [store] } }),
    lobbyApps: () => ({ findApp: { __typename: 'AppList', list: [app()], totalCount: 1 } }),
    updateJournal: () => ({ findStoreUpdateLog: { __typename: 'MyStoreUpdateLogList', list: [], totalCount: 0 } }),
    setReleaseType: settle('setStoreReleaseType', ({ release_type }) => ({ release_type: release_type as 'official' })),
    setStoreSearch: settle('setStoreStatus', ({ status }) => ({ search: status as 'unlist' })),
    setStoreCps: settle('setStoreCps', ({ cps_profit_share_ratio: ratio, cps_state }) =>
      ratio === undefined
        ? { cps_closed_at: cps_state === 0 ? '2099-01-01T00:00:00.000Z' : null }
        : { cps_profit_share_ratio: ratio as number, cps_is_fixed: true },
    ),
    ...more,
  };
  return renderRoute(createSlice, 'overview', { responses, at: `/set-store/${STORE}`, params: { id: STORE } });
}
const OUT = { released_at: '2026-01-01T00:00:00.000Z', cps_is_fixed: true };

test('the promoters’ share is set once, after a confirmation, and then fixed', async () => {
  const { person } = await open();
  const share = await screen.findByRole('spinbutton', { name: 'Promoters’ share in percent' });
  expect(share).toHaveValue('20');
  await person.clear(share);
  await person.type(share, '35');
  await person.tab();
  await person.click(screen.getByRole('button', { name: 'Set share' }));
  const dialog = await screen.findByRole('dialog', { name: /Set 35\s?% permanently/ });
  expect(onRequest).not.toHaveBeenCalled();
  await person.click(within(dialog).getByRole('button', { name: 'Set share' }));
  expect(await screen.findByText(/Promoters’ share: 35\s?%. It can’t be changed/)).toBeVisible();
  expect(onRequest).toHaveBeenCalledWith({ store_id: STORE, cps_profit_share_ratio: 0.35 });
});

test('ending the distribution of a released work takes a month and a confirmation', async () => {
  const { person } = await open(OUT);
  await person.click(await screen.findByRole('switch', { name: /Open to promoters/ }));
  await person.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Close in one month' }));
  expect(await screen.findByText(/Closes to promoters on (Jan 1, 2099|Dec 31, 2098)/)).toBeVisible();
});

test('early access ends after a confirmation', async () => {
  const { person } = await open({ ...OUT, release_type: 'early_access' });
  await person.click(await screen.findByRole('button', { name: 'End early access' }));
  await person.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'End early access' }));
  expect(await screen.findByText('Release type: Full release')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'End early access' })).toBeNull();
});

test('a released work is removed from lists', async () => {
  const { person } = await open(OUT);
  const listed = await screen.findByRole('switch', { name: /Show in lists/ });
  await person.click(listed);
  expect(onRequest).toHaveBeenCalledWith({ store_id: STORE, status: 'unlist' });
  expect(listed).not.toBeChecked();
});

test('an error is shown beside its setting, and nothing changes', async () => {
  const refuse = () => {
    throw new Refusal({ code: 'input/invalid', status: 400, fields: [{ path: 'release_type', key: 'invalid.release-one-way' }] });
  };
  const { person } = await open({}, { setReleaseType: refuse });
  await person.click(await screen.findByRole('radio', { name: /Early access/ }));
  expect(await screen.findByText(/can’t go back to early access/)).toBeVisible();
  expect(screen.getByRole('radio', { name: /Full release/ })).toBeChecked();
});
