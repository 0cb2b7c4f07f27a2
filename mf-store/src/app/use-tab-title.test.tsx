import { afterEach, expect, test } from '@jest/globals';
import { mira, renderRoute } from '@meowtale/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { detailResponses, STORE, storeDetail } from '../features/detail/test-listing.ts';
import { createSlice } from '../slice.tsx';

afterEach(() => {
  document.title = '';
});

/** Sets the title as the shell does after a navigation inside the tab. */
const moved = (title: string) => {
  document.title = `${title} · Meowtale`;
};

test('the tab of a work’s page has the work’s title', async () => {
  moved('Story');
  await renderRoute(createSlice, 'detail', { responses: detailResponses, at: `/store/${STORE}`, params: { id: STORE } });
  await screen.findByRole('heading', { level: 1, name: 'The Night Ferry' });
  expect(document.title).toBe('The Night Ferry · Meowtale');
});

test('the tab of a work whose title has the product’s name has that name after it as well', async () => {
  moved('Story');
  const info = storeDetail({}).store_info.map((each) => ({ ...each, name: 'A Meowtale Night' }));
  const storeDetailAnswer = () => ({ findStore: { __typename: 'StoreList', list: [storeDetail({ store_info: info })] } });
  const responses = { ...detailResponses, storeDetail: storeDetailAnswer };
  await renderRoute(createSlice, 'detail', { responses, at: `/store/${STORE}`, params: { id: STORE } });
  await screen.findByRole('heading', { level: 1, name: 'A Meowtale Night' });
  expect(document.title).toBe('A Meowtale Night · Meowtale');
});

test('the tab in which a work is played has the work’s title', async () => {
  moved('Play');
  await renderRoute(createSlice, 'fullscreen', {
    responses: {
      ...detailResponses,
      storeAuthorization: () => ({
        getStoreAuthorizedAndFindStoreUrl: {
          __typename: 'StoreAuthorization',
          isAuthorized: true,
          store_url: [
            { __typename: 'StoreUrl', type: 'official_app', os: 'web', url: 'http://works.localhost/1/', app_uuid: STORE, kind: 'ink' },
          ],
        },
      }),
    },
    at: `/store/${STORE}/fullscreen`,
    params: { id: STORE },
    person: mira,
  });
  await waitFor(() => expect(document.title).toBe('The Night Ferry · Meowtale'));
});

test('the tab of an adult work doesn’t have its title before the age is confirmed', async () => {
  moved('Story');
  const storeDetailAnswer = () => ({ findStore: { __typename: 'StoreList', list: [storeDetail({ category: 'boy-r18' })] } });
  const { host } = await renderRoute(createSlice, 'detail', {
    responses: { ...detailResponses, storeDetail: storeDetailAnswer },
    at: `/store/${STORE}`,
    params: { id: STORE },
  });
  await waitFor(() => expect(host.requireAdult).toHaveBeenCalled());
  expect(document.title).toBe('Story · Meowtale');
});
