import { beforeEach, expect, jest, test } from '@jest/globals';
import { type Answers, Refusal, renderRoute } from '@meowtale/web-kit/testing';
import { screen } from '@testing-library/react';
import { createSlice } from '../../slice.tsx';

const UUID = '0198f6d2-0000-7000-8000-0000000000e1';
const app = {
  __typename: 'App',
  uuid: UUID,
  name: 'The Ferry',
  version: 3,
  word_count: 1200,
  drama_uuid: 'd1',
  previewUrl: 'http://a-1.localhost/c/x/3/',
};
const asked = jest.fn<(variables: object) => void>();
const open = (answers: Answers, search = '?c=token&lang=en-US') =>
  renderRoute(createSlice, 'app', { answers, at: `/set-app/${UUID}${search}`, params: { uuid: UUID } });

beforeEach(() => {
  asked.mockClear();
  localStorage.clear();
  localStorage.setItem(`meowtale.editor.${UUID}`, 'verifier');
});

test('the token leaves the address at once and opens the app with what this origin kept', async () => {
  const openAppEditor = (variables: object) => {
    asked(variables);
    return { openAppEditor: app };
  };
  const { host } = await open({ openAppEditor });
  expect(await screen.findByTitle('The Ferry')).toHaveAttribute('src', 'http://a-1.localhost/c/x/3/?lang=en-US&theme=light');
  expect(screen.getByTitle('The Ferry')).toHaveAttribute('sandbox', expect.not.stringContaining('allow-top-navigation'));
  expect(host.navigation.get()).toMatchObject({ pathname: `/set-app/${UUID}`, search: '' });
  expect(asked.mock.calls).toEqual([[{ c: 'token', verifier: 'verifier' }]]);
  expect(localStorage.getItem(`meowtale.editor.${UUID}`)).toBeNull();
  expect(screen.getByRole('link', { name: 'Open its drama' })).toHaveAttribute('href', '/set-drama/d1');
});

test('a link that is over, or was opened where nothing was kept, says so', async () => {
  const openAppEditor = () => {
    throw new Refusal({ code: 'app/editor-link', status: 403 });
  };
  const { unmount } = await open({ openAppEditor });
  expect(await screen.findByRole('heading', { name: 'This link is over' })).toBeVisible();
  unmount();
  localStorage.clear();
  await open({ openAppEditor: () => ({ openAppEditor: app }) });
  expect(await screen.findByRole('heading', { name: 'This link is over' })).toBeVisible();
});

test('loaded again it is its maker’s by their sign-in; another’s is not found; an empty one says what is missing', async () => {
  const found = (list: object[]): Answers => ({ editedApp: () => ({ findApp: { __typename: 'AppList', list } }) });
  const first = await open(found([app]), '');
  expect(await screen.findByTitle('The Ferry')).toBeVisible();
  first.unmount();
  const second = await open(found([]), '');
  expect(await screen.findByRole('heading', { name: 'This app could not be found' })).toBeVisible();
  second.unmount();
  await open(found([{ ...app, version: 0, previewUrl: null }]), '');
  expect(await screen.findByRole('heading', { name: 'Nothing was uploaded into it yet' })).toBeVisible();
});
