import { expect, test } from '@jest/globals';
import { Refusal, type Responses, renderRoute } from '@meowtale/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { createSlice } from '../../slice.tsx';
import { detailResponses, STORE, storeDetail } from '../detail/test-listing.ts';

const OTHER = '0198f6d2-0000-7000-8000-0000000000b1';
const open = (responses: Responses) =>
  renderRoute(createSlice, 'detail', { responses: { ...detailResponses, ...responses }, at: `/store/${STORE}`, params: { id: STORE } });
const row = () => screen.findByRole('region', { name: 'Similar stories' });

test('similar works are in a row, each opening in its own tab', async () => {
  const requests: unknown[] = [];
  await open({
    relatedStores: (variables) => {
      requests.push(variables);
      return { findStore: { __typename: 'StoreList', list: [storeDetail({ uuid: OTHER })] } };
    },
  });
  const link = await within(await row()).findByRole('link', { name: /The Night Ferry/ });
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([`/store/${OTHER}`, '_blank']);
  expect(requests).toEqual([{ id: STORE, pageSize: 6, language: 'en-US' }]);
});

test('a work without similar ones has no such row', async () => {
  await open({});
  await screen.findByRole('region', { name: 'Comments' });
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Similar stories' })).toBeNull());
});

test('a row that fails shows an error, with a retry', async () => {
  let resting = true;
  const { person } = await open({
    relatedStores: () => {
      if (resting) throw new Refusal({ code: 'service/unavailable', status: 503, service: 'catalog' });
      return { findStore: { __typename: 'StoreList', list: [storeDetail({ uuid: OTHER })] } };
    },
  });
  expect(await within(await row()).findByRole('heading', { name: 'Similar stories couldn’t be loaded' })).toBeVisible();
  resting = false;
  await person.click(within(await row()).getByRole('button', { name: 'Try again' }));
  expect(await within(await row()).findByRole('link', { name: /The Night Ferry/ })).toBeVisible();
});
