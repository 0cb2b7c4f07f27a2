import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { DEBOUNCE_EDITOR_SAVE_MS } from '@meowtale/contracts';
import { fakeTimers, passTime, Refusal, type Responses, renderRoute } from '@meowtale/web-kit/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { createSlice } from '../../slice.tsx';
import { afterSave, app, STORE, storeAnswer, submitAnswer } from './test-listing.ts';

let isDown: boolean;
beforeEach(() => {
  fakeTimers();
  isDown = true;
  localStorage.clear();
});
afterEach(() => {
  jest.restoreAllMocks();
});

const KEY = /^meowtale\.store\./;
const stored = () => Object.keys(localStorage).filter((key) => KEY.test(key));

const responses: Responses = {
  openStore: () => ({ findStoreMe: { __typename: 'MyStoreList', list: [storeAnswer(submitAnswer())] } }),
  lobbyApps: () => ({ findApp: { __typename: 'AppList', list: [app()], totalCount: 1 } }),
  saveStoreSubmit: ({ data }) => {
    if (isDown) throw new Refusal({ code: 'service/unavailable', status: 503, service: 'catalog' });
    return { updateStoreSubmit: afterSave(submitAnswer(), data) };
  },
};

test('unsaved words for which this browser has no room are said to be stored nowhere, and hold the page meanwhile', async () => {
  const { person, leaving } = await renderRoute(createSlice, 'information', {
    responses,
    at: `/set-store/${STORE}/information`,
    params: { id: STORE },
  });
  const author = await screen.findByRole('textbox', { name: 'Author' });
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await person.type(author, '!');
  await passTime(DEBOUNCE_EDITOR_SAVE_MS);
  expect(await screen.findByText('Your changes could not be saved just now')).toBeVisible();
  expect(screen.getByText('Keep this tab open: this browser has no space left for your changes.')).toBeVisible();
  expect(screen.queryByText(/is stored in this browser/)).toBeNull();
  expect(leaving()).toMatch(/no space left/);
  full.mockRestore();
  await person.type(author, '?');
  expect(screen.getByText(/is stored in this browser/)).toBeVisible();
  expect(leaving()).toBeNull();
  isDown = false;
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByText('Your changes could not be saved just now')).toBeNull());
});

test('unsaved words are stored again when the person clears the site’s data', async () => {
  const { person } = await renderRoute(createSlice, 'information', {
    responses,
    at: `/set-store/${STORE}/information`,
    params: { id: STORE },
  });
  await person.type(await screen.findByRole('textbox', { name: 'Author' }), '!');
  await waitFor(() => expect(stored()).toHaveLength(1));
  localStorage.clear();
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: null })));
  expect(stored()).toHaveLength(1);
});
