import { beforeEach, expect, jest, test } from '@jest/globals';
import { type Answers, renderRoute } from '@meowtale/web-kit/testing';
import { screen } from '@testing-library/react';
import { createSlice } from '../../slice.tsx';
import { app, STORE, storeAnswer, submitAnswer } from './test-listing.ts';

const answers: Answers = {
  openStore: () => ({ findStoreMe: { __typename: 'MyStoreList', list: [storeAnswer(submitAnswer())] } }),
  lobbyApps: () => ({ findApp: { __typename: 'AppList', list: [app()], totalCount: 1 } }),
};

// What is edited is kept in the browser until it is saved.
beforeEach(() => localStorage.clear());

async function pick(picked: string[] | undefined) {
  const { host, person } = await renderRoute(createSlice, 'price', { answers, at: `/set-store/${STORE}/price`, params: { id: STORE } });
  const openPopup = jest.fn(async (_name: string, _input: { countries: string[] }) => picked);
  host.openPopup = openPopup as unknown as typeof host.openPopup;
  await person.click(await screen.findByRole('button', { name: 'Several countries at once' }));
  return openPopup;
}

const priceOf = (country: string) => screen.findByRole('spinbutton', { name: `Coins in ${country}` });

test('several countries get prices of their own at once, as the one for the United States suggests', async () => {
  const openPopup = await pick(['tw', 'jp']);
  expect(await priceOf('Taiwan')).toHaveValue('424');
  expect(await priceOf('Japan')).toHaveValue('499');
  const [name, { countries }] = openPopup.mock.calls[0] ?? ['', { countries: [] }];
  expect(name).toBe('shell.country-picker');
  expect(countries).toContain('tw');
  expect(countries).not.toContain('us');
});

test('who picks none changes nothing', async () => {
  await pick(undefined);
  expect(await priceOf('United States')).toBeInTheDocument();
  expect(screen.getAllByRole('spinbutton', { name: /^Coins in/ })).toHaveLength(1);
});
