import { expect, jest, test } from '@jest/globals';
import { type Answers, Refusal, renderRoute } from '@meowtale/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { createSlice } from '../../slice.tsx';

const LISTING = '0198f6d2-0000-7000-8000-0000000000a1';

/** The lobby's listings, with whoever chooses a platform answering one after the other. */
async function draw(addStore: Answers[string], choices: (string | undefined)[]) {
  const lobbyStores = () => ({ findStoreMe: { __typename: 'MyStoreList', list: [], totalCount: 0 } });
  const { host, person } = await renderRoute(createSlice, 'stores', { answers: { lobbyStores, addStore }, at: '/lobby/stores' });
  const openPopup = jest.fn(async (_name: string, _input: unknown) => choices.shift());
  host.openPopup = openPopup as typeof host.openPopup;
  await person.click((await screen.findAllByRole('button', { name: 'New listing' }))[0] as HTMLElement);
  return { host, openPopup };
}

test('a listing is made on the platform that was chosen, and opened', async () => {
  const add = jest.fn((_asked: object) => ({ addStore: { __typename: 'MyStore', uuid: LISTING } }));
  const { host, openPopup } = await draw(add, ['meowtale-open']);
  await waitFor(() => expect(host.navigation.push).toHaveBeenCalledWith(`/set-store/${LISTING}/information`));
  expect(openPopup).toHaveBeenCalledWith('shell.platform', expect.objectContaining({ title: 'New listing' }));
  expect(add).toHaveBeenCalledWith({ platform_key: 'meowtale-open', key: expect.any(String) });
});

test('without a choice none is made', async () => {
  const add = jest.fn((_asked: object) => null);
  const { openPopup } = await draw(add, [undefined]);
  await waitFor(() => expect(openPopup).toHaveBeenCalledTimes(1));
  expect(add).not.toHaveBeenCalled();
});

test('what was refused is said where it was chosen, and the same is sent by the same key', async () => {
  const sent: { key: string }[] = [];
  const { host, openPopup } = await draw(
    (variables) => {
      sent.push(variables);
      if (sent.length === 1) throw new Refusal({ code: 'service/unavailable', status: 503 });
      return { addStore: { __typename: 'MyStore', uuid: LISTING } };
    },
    ['meowtale', 'meowtale'],
  );
  await waitFor(() => expect(host.navigation.push).toHaveBeenCalled());
  expect(openPopup).toHaveBeenLastCalledWith(
    'shell.platform',
    expect.objectContaining({ value: 'meowtale', error: 'A part of Meowtale is resting. Try again in a moment.' }),
  );
  expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
});
