import { beforeEach, expect, jest, test } from '@jest/globals';
import { type Responses, renderRoute } from '@meowtale/web-kit/testing';
import { screen } from '@testing-library/react';
import { createSlice } from '../../slice.tsx';
import { app, STORE, storeAnswer, submitAnswer } from './test-listing.ts';

const responses: Responses = {
  openStore: () => ({ findStoreMe: { __typename: 'MyStoreList', list: [storeAnswer(submitAnswer())] } }),
  lobbyApps: () => ({ findApp: { __typename: 'AppList', list: [app()], totalCount: 1 } }),
};

// Edited prices are stored in the browser until they are saved.
beforeEach(() => localStorage.clear());

const draw = () => renderRoute(createSlice, 'price', { responses, at: `/set-store/${STORE}/price`, params: { id: STORE } });

async function pick(picked: string[] | undefined) {
  const { host, person } = await draw();
  const openPopup = jest.fn(async (_name: string, _input: { countries: string[] }) => picked);
  host.openPopup = openPopup as unknown as typeof host.openPopup;
  await person.click(await screen.findByRole('button', { name: 'Add several countries' }));
  return openPopup;
}

const priceOf = (country: string) => screen.findByRole('spinbutton', { name: `Coins in ${country}` });

test('several countries get their own prices at once, as suggested by the one for the United States', async () => {
  const openPopup = await pick(['tw', 'jp']);
  expect(await priceOf('Taiwan')).toHaveValue('424');
  expect(await priceOf('Japan')).toHaveValue('499');
  const [name, { countries }] = openPopup.mock.calls[0] ?? ['', { countries: [] }];
  expect(name).toBe('shell.country-picker');
  expect(countries).toContain('tw');
  expect(countries).not.toContain('us');
});

test('picking no country changes nothing', async () => {
  await pick(undefined);
  expect(await priceOf('United States')).toBeInTheDocument();
  expect(screen.getAllByRole('spinbutton', { name: /^Coins in/ })).toHaveLength(1);
});

test('removing a price focuses the list of prices', async () => {
  const { person } = await draw();
  await person.click(await screen.findByRole('button', { name: 'Remove the price for United States' }));
  expect(screen.queryByRole('spinbutton', { name: 'Coins in United States' })).not.toBeInTheDocument();
  expect(document.activeElement).toHaveAttribute('id', 'field-store_submit_price-list');
});

test('an error of a new price is shown until it is typed', async () => {
  const { person } = await draw();
  await person.click(await screen.findByRole('combobox', { name: 'Country' }));
  await person.click(await screen.findByRole('option', { name: 'Taiwan' }));
  const coins = screen.getByRole('spinbutton', { name: 'Coins' });
  await person.clear(coins);
  await person.click(screen.getByRole('button', { name: 'Add price' }));
  expect(coins).toHaveAccessibleDescription(/Enter a number of coins\./);
  await person.type(coins, '5');
  expect(coins).not.toHaveAccessibleDescription();
  expect(coins).toHaveFocus();
  await person.click(screen.getByRole('button', { name: 'Add price' }));
  expect(await priceOf('Taiwan')).toHaveValue('5');
});

test.each(['-5', '2.99'])('%j is no new price, and not a free one', async (typed) => {
  const { person } = await draw();
  await person.click(await screen.findByRole('combobox', { name: 'Country' }));
  await person.click(await screen.findByRole('option', { name: 'Taiwan' }));
  const coins = screen.getByRole('spinbutton', { name: 'Coins' });
  await person.clear(coins);
  await person.type(coins, typed);
  await person.click(screen.getByRole('button', { name: 'Add price' }));
  expect(coins).toHaveAccessibleDescription('Whole coins from 0 to 1,000,000.');
  expect(coins).toHaveValue(typed);
  expect(screen.queryByRole('spinbutton', { name: 'Coins in Taiwan' })).not.toBeInTheDocument();
});

test('an existing price keeps an invalid text in its field with an error, and is clamped at its maximum', async () => {
  const { person } = await draw();
  const coins = await priceOf('United States');
  const write = async (text: string) => {
    await person.clear(coins);
    await person.type(coins, `${text}{Enter}`);
  };
  await write('-5');
  expect(coins).toHaveValue('-5');
  expect(coins).toHaveAccessibleDescription('Whole coins from 0 to 1,000,000.');
  expect(screen.queryByText('Free')).not.toBeInTheDocument();
  await write('99999999999');
  expect(coins).toHaveValue('1000000');
  expect(coins).not.toHaveAccessibleDescription();
});
