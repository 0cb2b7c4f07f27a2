import { beforeEach, expect, test } from '@jest/globals';
import { Refusal, type Responses, renderRoute } from '@meowtale/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { createSlice } from '../../slice.tsx';
import type { App } from '../apps/documents.ts';
import type { SubmitAnswer } from './submit-data.ts';
import { app, STORE, storeAnswer, submitAnswer } from './test-listing.ts';

let apps: App[];
let lobbyDown: boolean;
const lobbyApps: Responses[string] = ({ isDeleted }) => {
  if (lobbyDown) throw new Refusal({ code: 'service/unavailable', status: 503, service: 'catalog' });
  const list = apps.filter(({ deleted_at }) => (deleted_at !== null) === isDeleted);
  return { findApp: { __typename: 'AppList', list, totalCount: list.length } };
};
const open = (route: 'application' | 'overview', submit: Partial<SubmitAnswer>) =>
  renderRoute(createSlice, route, {
    responses: {
      openStore: () => ({ findStoreMe: { __typename: 'MyStoreList', list: [storeAnswer(submitAnswer(submit))] } }),
      lobbyApps,
      setAppTags: () => {
        apps = apps.map((one) => ({ ...one, deleted_at: null, tags: [] }));
        return { setAppTags: apps[0] };
      },
    },
    at: route === 'overview' ? `/set-store/${STORE}` : `/set-store/${STORE}/application`,
    params: { id: STORE },
  });
const APPROVED = { status: 'release', page_state: 4, package_state: 4 };
const GONE = /not there any more/;

beforeEach(() => {
  localStorage.clear();
  lobbyDown = false;
  apps = [app({ deleted_at: '2026-11-20T09:00:00.000Z', store_id: STORE, tags: [{ name: 'flag:delete' }] })];
});

test('beside “Released”, an app in the trash is shown as kept in the trash, and is restored from there', async () => {
  const { person } = await open('application', APPROVED);
  expect(await screen.findByText('Released')).toBeVisible();
  expect(await screen.findByText(/This app is in the trash\. This listing keeps it, so it isn’t deleted\./)).toBeVisible();
  expect(screen.getByText('The Night Ferry', { selector: 'p' })).toBeVisible();
  expect(screen.queryByText(GONE)).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Restore' }));
  await waitFor(() => expect(screen.queryByText(/in the trash/)).toBeNull());
  expect(screen.getByText('The Night Ferry', { selector: 'p' })).toBeVisible();
});

test('in a draft, it has to be restored before the page is submitted', async () => {
  await open('application', {});
  expect(await screen.findByText('The app is in the trash. Restore it to submit it.')).toBeVisible();
  expect(screen.queryByText(GONE)).toBeNull();
});

test('in the requirements, the app is in the trash, not deleted', async () => {
  await open('overview', {});
  const line = await screen.findByText('The app is in the trash. Restore it to submit it.');
  expect(within(line.closest('li') as HTMLElement).getByRole('link')).toHaveAttribute('href', expect.stringContaining('application'));
  expect(screen.queryByText(GONE)).toBeNull();
});

test('an app that is neither among the person’s apps nor in the trash is deleted', async () => {
  apps = [];
  await open('application', {});
  expect(await screen.findByText('The app no longer exists. Choose another.')).toBeVisible();
});

test('while the person’s apps fail to load, none is shown as deleted', async () => {
  lobbyDown = true;
  await open('application', {});
  expect((await screen.findAllByRole('button', { name: 'Try again' }))[0]).toBeVisible();
  expect(screen.queryByText(GONE)).toBeNull();
});
