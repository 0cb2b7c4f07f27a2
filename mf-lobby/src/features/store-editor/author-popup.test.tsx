import { beforeEach, expect, jest, test } from '@jest/globals';
import { DEBOUNCE_EDITOR_SAVE_MS } from '@meowtale/contracts';
import type { StoreSubmitDraft } from '@meowtale/contracts/inputs/catalog/store-submit';
import { fakeTimers, mira, passTime, Refusal, type Responses, renderRoute } from '@meowtale/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { createSlice } from '../../slice.tsx';
import type { SubmitAnswer } from './submit-data.ts';
import { afterSave, app, STORE, storeAnswer, submitAnswer } from './test-listing.ts';

const LEO = '0198f6d2-0000-7000-8000-0000000000e1';
const saved = jest.fn<(variables: { data: Partial<StoreSubmitDraft> }) => void>();
const looked = jest.fn<(variables: object) => void>();
beforeEach(() => {
  fakeTimers();
  localStorage.clear();
  saved.mockClear();
  looked.mockClear();
});

async function open(more: Responses = {}) {
  let submit: SubmitAnswer = submitAnswer();
  const responses: Responses = {
    openStore: () => ({ findStoreMe: { __typename: 'MyStoreList', list: [storeAnswer(submitAnswer())] } }),
    lobbyApps: () => ({ findApp: { __typename: 'AppList', list: [app()], totalCount: 1 } }),
    authorPeople: (variables) => {
      looked(variables);
      return { findUserPublic: { __typename: 'UserPublicList', list: [{ __typename: 'UserPublic', uuid: LEO, nickname: 'Leo' }] } };
    },
    saveStoreSubmit: (variables) => {
      saved(variables);
      submit = afterSave(submit, variables.data);
      return { updateStoreSubmit: submit };
    },
    ...more,
  };
  const { person } = await renderRoute(createSlice, 'information', {
    responses,
    at: `/set-store/${STORE}/information`,
    params: { id: STORE },
  });
  await person.click(await screen.findByRole('button', { name: 'Set author' }));
  const popup = await screen.findByRole('dialog', { name: 'Author' });
  const press = (name: string) => person.click(within(popup).getByRole('button', { name }));
  const type = (text: string) => person.type(within(popup).getByRole('textbox', { name: 'ID or name' }), text);
  return { popup, press, type };
}
const authors = () => saved.mock.lastCall?.[0].data.store_submit_info;

test('a person is found by their ID and added', async () => {
  const { popup, press, type } = await open();
  await type(LEO.toUpperCase());
  await press('Search');
  await within(popup).findByRole('row', { name: /Leo/ });
  expect(looked).toHaveBeenCalledWith({ uuid: [LEO] });
  await press('Add Leo');
  await passTime(DEBOUNCE_EDITOR_SAVE_MS);
  await waitFor(() =>
    expect(authors()).toMatchObject({
      author: 'Mira, Leo',
      authors: [
        { uuid: null, name: 'Mira' },
        { uuid: LEO, name: 'Leo' },
      ],
    }),
  );
});

test('an invalid ID is not searched, and a failed search has no result', async () => {
  const refuse = () => {
    throw new Refusal({ code: '500', status: 500 });
  };
  const { popup, press, type } = await open({ authorPeople: refuse });
  await type('Leo');
  await press('Search');
  expect(await within(popup).findByText('No people found.')).toBeVisible();
  expect(looked).not.toHaveBeenCalled();
  await type(`{Control>}a{/Control}${LEO}`);
  await press('Search');
  expect(await within(popup).findByText('No people found.')).toBeVisible();
});

test('a name is added as text, oneself replaces the same name as text, and both are removed again', async () => {
  const { press, type } = await open();
  await type('A friend');
  await press('Add');
  await press('Myself');
  await passTime(DEBOUNCE_EDITOR_SAVE_MS);
  await waitFor(() =>
    expect(authors()?.authors).toEqual([
      { uuid: null, name: 'A friend' },
      { uuid: mira.uuid, name: mira.nickname },
    ]),
  );
  await press('Remove A friend');
  await passTime(DEBOUNCE_EDITOR_SAVE_MS);
  await waitFor(() => expect(authors()?.authors).toHaveLength(1));
});

test('a name that doesn’t fit on the cover shows an error, stays in the field and is not added', async () => {
  const { popup, press, type } = await open();
  const long = 'N'.repeat(97);
  await type(long);
  await press('Add');
  const box = within(popup).getByRole('textbox', { name: 'ID or name' });
  expect(box).toHaveAccessibleDescription(/This name is too long: all names together may have 100 characters at most\./);
  expect(box).toHaveValue(long);
  expect(box).toHaveFocus();
  expect(within(popup).queryByRole('button', { name: `Remove ${long}` })).not.toBeInTheDocument();
  await press('Remove Mira');
  expect(box).toHaveFocus();
  await press('Add');
  expect(within(popup).getByRole('button', { name: `Remove ${long}` })).toBeVisible();
  expect(box).toHaveValue('');
});
