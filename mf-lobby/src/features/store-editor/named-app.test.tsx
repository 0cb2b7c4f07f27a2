import '@testing-library/jest-dom/jest-globals';
import { beforeEach, expect, jest, test } from '@jest/globals';
import { DEBOUNCE_EDITOR_SAVE_MS } from '@meowtale/contracts';
import type { StoreSubmitDraft } from '@meowtale/contracts/inputs/catalog/store-submit';
import { fakeTimers, passTime, type Responses, renderRoute } from '@meowtale/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { createSlice } from '../../slice.tsx';
import type { SubmitAnswer } from './submit-data.ts';
import { APP, afterSave, app, STORE, storeAnswer, submitAnswer } from './test-listing.ts';

const OTHER = '0198f6d2-0000-7000-8000-0000000000c2';
const SOLD = '0198f6d2-0000-7000-8000-0000000000c4';
const shelf = [
  app({ name: 'The Night Ferry!', languages: ['zh-TW', 'en-US'], default_lang: 'zh-TW' }),
  app({ uuid: OTHER, name: 'No Icon', logo: null }),
  app({ uuid: SOLD, name: 'Sold Elsewhere', store_id: OTHER }),
];
const given = submitAnswer().data;
const EMPTY: SubmitAnswer['data'] = {
  ...given,
  store_submit_info: { ...given.store_submit_info, default_lang: null, list: [] },
  store_submit_game_pack: { ...given.store_submit_game_pack, type: null, languages: [], name: '', official_app_uuid: null },
};
let submit: SubmitAnswer;
const saved = jest.fn<(data: Partial<StoreSubmitDraft>) => void>();
const responses: Responses = {
  openStore: () => ({ findStoreMe: { __typename: 'MyStoreList', list: [storeAnswer(submit)] } }),
  lobbyApps: ({ isDeleted }) => ({ findApp: { __typename: 'AppList', list: isDeleted ? [] : shelf, totalCount: shelf.length } }),
  saveStoreSubmit: (variables) => {
    saved(variables.data);
    submit = afterSave(submit, variables.data);
    return { updateStoreSubmit: submit };
  },
};

beforeEach(() => {
  fakeTimers();
  submit = submitAnswer({ data: EMPTY });
  saved.mockClear();
  localStorage.clear();
});

async function come(app: string) {
  const at = `/set-store/${STORE}/application?app=${app}`;
  const page = await renderRoute(createSlice, 'application', { responses, at, params: { id: STORE } });
  await waitFor(() => expect(page.host.navigation.replace).toHaveBeenCalledWith(`/set-store/${STORE}/application`));
  return page;
}

test('the app that the address names is chosen in a new listing, with what it implies', async () => {
  await come(APP);
  expect(await screen.findByRole('textbox', { name: 'Package name' })).toHaveValue('TheNightFerry');
  expect(screen.getByRole('button', { name: 'Remove: The Night Ferry!' })).toBeVisible();
  await passTime(DEBOUNCE_EDITOR_SAVE_MS);
  await waitFor(() => expect(saved).toHaveBeenCalled());
  const { store_submit_game_pack: pack, store_submit_info: info } = saved.mock.calls[0]?.[0] ?? {};
  expect(pack).toMatchObject({ type: 1, official_app_uuid: APP, languages: ['en-US', 'zh-TW'], name: 'TheNightFerry' });
  expect(info).toMatchObject({ default_lang: 'zh-TW', list: [{ language: 'zh-TW', name: 'The Night Ferry!' }] });
});

test('one without a logo is chosen too, and leads to where a logo is added', async () => {
  await come(OTHER);
  expect(await screen.findByRole('link', { name: 'Add a logo' })).toHaveAttribute('href', `/lobby?app=${OTHER}`);
  await passTime(DEBOUNCE_EDITOR_SAVE_MS);
  await waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
});

test('a package that has an app keeps it', async () => {
  submit = submitAnswer();
  await come(OTHER);
  expect(await screen.findByRole('button', { name: 'Remove: The Night Ferry!' })).toBeVisible();
  await passTime(DEBOUNCE_EDITOR_SAVE_MS);
  expect(saved).not.toHaveBeenCalled();
});

test('an app of another listing is not chosen', async () => {
  await come(SOLD);
  await passTime(DEBOUNCE_EDITOR_SAVE_MS);
  expect(screen.queryByText('Sold Elsewhere')).toBeNull();
  expect(saved).not.toHaveBeenCalled();
});

test('a package name is required, except for other content', async () => {
  const { person } = await come(APP);
  const name = await screen.findByRole('textbox', { name: 'Package name' });
  expect(name).toBeRequired();
  await person.click(screen.getByRole('radio', { name: /^Other content/ }));
  expect(name).not.toBeRequired();
  await passTime(DEBOUNCE_EDITOR_SAVE_MS);
  await waitFor(() => expect(saved).toHaveBeenCalled());
});
