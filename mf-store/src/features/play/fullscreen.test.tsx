import { expect, test } from '@jest/globals';
import { mira, renderRoute } from '@meowtale/web-kit/testing';
import { screen } from '@testing-library/react';
import { createSlice } from '../../slice.tsx';
import { detailAnswers, STORE } from '../detail/test-listing.ts';

const at = (type: string) => ({
  __typename: 'StoreUrl',
  type,
  os: 'web',
  url: 'http://works.localhost/1/',
  app_uuid: STORE,
  kind: 'ink',
});
const open = (isAuthorized: boolean, types: string[], person: typeof mira | null) =>
  renderRoute(createSlice, 'fullscreen', {
    answers: {
      ...detailAnswers,
      storeAuthorization: () => ({
        getStoreAuthorizedAndFindStoreUrl: { __typename: 'StoreAuthorization', isAuthorized, store_url: types.map(at) },
      }),
    },
    at: `/store/${STORE}/fullscreen`,
    params: { id: STORE },
    person,
  });
const denied = () => screen.findByRole('heading', { name: 'This story is not in your library' });

test('a guest who may own the work is asked to sign in, and shown the way to its page', async () => {
  const { person, host } = await open(false, [], null);
  await denied();
  expect(screen.getByRole('link', { name: 'To the story’s page' })).toHaveAttribute('href', `/store/${STORE}`);
  await person.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(host.session.signIn).toHaveBeenCalledTimes(1);
});

test('somebody signed in who doesn’t own it is only shown the way', async () => {
  await open(false, [], mira);
  await denied();
  expect(screen.getByRole('link', { name: 'To the story’s page' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Sign in' })).toBeNull();
});

test('the opening leads to the whole story, which leads nowhere else', async () => {
  const { unmount } = await open(false, ['trial_app'], mira);
  expect(await screen.findByRole('link', { name: 'Get the whole story' })).toHaveAttribute('href', `/store/${STORE}`);
  unmount();
  await open(true, ['trial_app', 'official_app'], mira);
  expect(await screen.findByRole('link', { name: 'Back' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Get the whole story' })).toBeNull();
});
