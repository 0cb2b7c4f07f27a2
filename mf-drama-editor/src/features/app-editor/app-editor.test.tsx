import { beforeEach, expect, jest, test } from '@jest/globals';
import { Refusal, type Responses, renderRoute } from '@meowtale/web-kit/testing';
import { screen } from '@testing-library/react';
import { createSlice } from '../../slice.tsx';
import { app, FERRY, found, layNothingOut, source, UUID } from './test-app.ts';

const onRequest = jest.fn<(variables: object) => void>();
const open = (responses: Responses, search = '?c=token&lang=en-US') =>
  renderRoute(createSlice, 'app', {
    responses: { editedSource: () => source(FERRY), ...responses },
    at: `/set-app/${UUID}${search}`,
    params: { uuid: UUID },
  });

beforeEach(() => {
  layNothingOut();
  onRequest.mockClear();
  localStorage.clear();
  localStorage.setItem(`meowtale.editor.${UUID}`, 'verifier');
});

test('the token is removed from the address at once and opens the app with the secret stored on this origin', async () => {
  const openAppEditor = (variables: object) => {
    onRequest(variables);
    return { openAppEditor: app() };
  };
  const { host } = await open({ openAppEditor });
  expect(await screen.findByRole('heading', { name: 'The Ferry' })).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Board' })).toBeVisible();
  expect(host.navigation.get()).toMatchObject({ pathname: `/set-app/${UUID}`, search: '' });
  expect(onRequest.mock.calls).toEqual([[{ c: 'token', verifier: 'verifier' }]]);
  expect(localStorage.getItem(`meowtale.editor.${UUID}`)).toBeNull();
  expect(screen.getByRole('link', { name: 'Open its drama' })).toHaveAttribute('href', '/set-drama/d1');
});

test('an expired link, or one opened without the stored secret, shows that', async () => {
  const openAppEditor = () => {
    throw new Refusal({ code: 'app/editor-link', status: 403 });
  };
  const { unmount } = await open({ openAppEditor });
  expect(await screen.findByRole('heading', { name: 'This link has expired' })).toBeVisible();
  unmount();
  localStorage.clear();
  await open({ openAppEditor: () => ({ openAppEditor: app() }) });
  expect(await screen.findByRole('heading', { name: 'This link has expired' })).toBeVisible();
});

test('after a reload the app is opened by the creator’s sign-in, and another person’s is not found', async () => {
  const first = await open({ editedApp: () => found(app()) }, '');
  expect(await screen.findByText('Fog lies on the water.', { selector: 'p' })).toBeVisible();
  first.unmount();
  await open({ editedApp: () => found(null) }, '');
  expect(await screen.findByRole('heading', { name: 'App not found' })).toBeVisible();
});

test('a web game plays in its own frame beside its nodes', async () => {
  await open({ editedApp: () => found(app({ kind: 'upload' })) }, '');
  expect(await screen.findByTitle('The Ferry')).toHaveAttribute('src', 'http://a-1.localhost/c/x/3/?lang=en-US&theme=light');
  expect(screen.getByTitle('The Ferry')).toHaveAttribute('sandbox', expect.not.stringContaining('allow-top-navigation'));
  expect(screen.getByRole('region', { name: 'App nodes' })).toBeVisible();
  // It has no source to edit.
  expect(screen.getByText('Preview')).toBeVisible();
  expect(screen.queryByText('Story editor')).toBeNull();
});

test('a source that fails to load shows why, with a retry', async () => {
  let down = true;
  const editedSource = () => {
    if (down) throw new Refusal({ code: 'service/unavailable', status: 503, service: 'catalog' });
    return source(FERRY);
  };
  const { person } = await open({ editedApp: () => found(app()), editedSource }, '');
  expect(await screen.findByRole('alert')).toHaveTextContent('is unavailable right now');
  down = false;
  await person.click(screen.getByRole('button', { name: /Try again/ }));
  expect(await screen.findByRole('button', { name: 'Board' })).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});
