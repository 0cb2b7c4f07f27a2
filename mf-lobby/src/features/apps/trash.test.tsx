import { beforeEach, expect, jest, test } from '@jest/globals';
import { Refusal, type Responses, renderRoute } from '@meowtale/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { createSlice } from '../../slice.tsx';
import { app, STORE } from '../store-editor/test-listing.ts';
import type { App, HoldingStore } from './documents.ts';

let apps: App[];
const tagged = jest.fn<(tags: string[]) => void>();
const store = (change: Partial<HoldingStore> = {}): HoldingStore & { __typename: string } => ({
  __typename: 'MyStore',
  uuid: STORE,
  name: 'The Night Ferry, whole',
  status: 'on',
  released_at: '2026-11-01T10:00:00.000Z',
  ...change,
});
const holds = (holding: HoldingStore) => () => ({ findStoreMe: { __typename: 'MyStoreList', list: [holding] } });
const responses: Responses = {
  lobbyServices: () => ({ getUserServiceSum: [] }),
  lobbyApps: ({ isDeleted }) => {
    const list = apps.filter(({ deleted_at }) => (deleted_at !== null) === isDeleted);
    return { findApp: { __typename: 'AppList', list, totalCount: list.length } };
  },
  lobbyLabels: () => ({ findCustomTag: [] }),
  holdingStore: holds(store()),
  setAppTags: ({ tags }) => {
    tagged(tags);
    apps = apps.map((one) => ({ ...one, deleted_at: '2026-11-20T09:00:00.000Z' }));
    return { setAppTags: apps[0] };
  },
};
const open = (more: Responses = {}, at = '/lobby') => renderRoute(createSlice, 'apps', { responses: { ...responses, ...more }, at });

async function openDialog(more: Responses = {}) {
  const { person, host } = await open(more);
  await person.click(await screen.findByRole('button', { name: 'More for “The Night Ferry”' }));
  await person.click(await screen.findByRole('menuitem', { name: 'Move to the trash' }));
  return { person, host, dialog: within(await screen.findByRole('dialog', { name: 'Move this app to the trash?' })) };
}

beforeEach(() => {
  apps = [app({ store_id: STORE })];
  tagged.mockClear();
});

test('an app without a listing shows when it is deleted', async () => {
  apps = [app()];
  const { dialog } = await openDialog();
  expect(dialog.getByText(/stays there for 30 days.*After that it is deleted permanently\./)).toBeVisible();
});

test.each([
  ['on sale', store(), 'This app is on sale, and stays on sale:'],
  ['taken off sale', store({ status: 'off' }), 'This app is in a listing, and stays in it:'],
  ['not out yet', store({ released_at: null }), 'This app is in a listing, and stays in it:'],
])('an app of a listing that is %s shows a warning with its name, and no deletion', async (_state, holding, text) => {
  const { person, dialog } = await openDialog({ holdingStore: holds(holding) });
  expect(await dialog.findByText(text, { exact: false })).toBeVisible();
  expect(dialog.getByRole('link', { name: 'The Night Ferry, whole' })).toHaveAttribute('href', `/set-store/${STORE}`);
  expect(dialog.getByText(/isn’t deleted while it is in a listing/)).toBeVisible();
  expect(dialog.queryByText(/30 days/)).toBeNull();
  await person.click(dialog.getByRole('button', { name: 'Move to the trash' }));
  await waitFor(() => expect(tagged).toHaveBeenCalledWith(['flag:delete']));
});

test('when the listing fails to load an error is shown beside what is known, and confirming is disabled until then', async () => {
  const listing = Promise.withResolvers<never>();
  const { dialog } = await openDialog({ holdingStore: () => listing.promise });
  expect(dialog.getByRole('button', { name: 'Move to the trash' })).toHaveAttribute('aria-disabled', 'true');
  listing.reject(new Refusal({ code: 'service/unavailable', status: 503, service: 'catalog' }));
  expect(await dialog.findByText(/isn’t deleted while it is in a listing/)).toBeVisible();
  expect(dialog.getByRole('alert')).toBeVisible();
  expect(tagged).not.toHaveBeenCalled();
});

test('in the trash, an app of a listing has no day of deletion', async () => {
  const deleted_at = '2026-11-20T09:00:00.000Z';
  apps = [app({ store_id: STORE, deleted_at }), app({ uuid: STORE, name: 'Alone', deleted_at })];
  await open({}, '/lobby?trash=1');
  expect(await screen.findByRole('row', { name: /The Night Ferry/ })).toHaveTextContent('Kept while a listing uses it');
  expect(screen.getByRole('row', { name: /Alone/ })).toHaveTextContent('Dec 20, 2026');
});

test('in a browser without space the editor isn’t opened, and that is said', async () => {
  const tab = { close: jest.fn() };
  jest.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  });
  apps = [app({ kind: 'ink' })];
  const { person, host } = await open();
  await person.click(await screen.findByRole('button', { name: 'More for “The Night Ferry”' }));
  await person.click(await screen.findByRole('menuitem', { name: 'Open in the story editor' }));
  await waitFor(() =>
    expect(host.notify).toHaveBeenCalledWith('The editor can’t be opened: this browser’s storage is full or blocked.', 'danger'),
  );
  expect(tab.close).toHaveBeenCalled();
});

test.each([
  ['ink', 'Open in the story editor'],
  ['story', 'Open in the story editor'],
  ['upload', 'Preview'],
])('the menu of an app of kind %s offers: %s', async (kind, name) => {
  apps = [app({ kind })];
  const { person } = await open();
  await person.click(await screen.findByRole('button', { name: 'More for “The Night Ferry”' }));
  expect(await screen.findByRole('menuitem', { name })).toBeVisible();
});
