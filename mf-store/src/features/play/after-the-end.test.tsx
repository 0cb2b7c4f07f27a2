import { expect, test } from '@jest/globals';
import { mira, type Responses, renderRoute } from '@meowtale/web-kit/testing';
import { act, screen, within } from '@testing-library/react';
import { createSlice } from '../../slice.tsx';
import type { StoreDetail } from '../detail/documents.ts';
import { AUTHOR, detailResponses, STORE, storeDetail } from '../detail/test-listing.ts';

const ORIGIN = 'http://works.localhost';
const OTHER = '0198f6d2-0000-7000-8000-0000000000b1';
const url = (type: string) => ({ __typename: 'StoreUrl', type, os: 'web', url: `${ORIGIN}/1/`, app_uuid: STORE, kind: 'ink' });
const listingOf = (uuid: string, name: string, owned: boolean) => ({
  ...storeDetail({ uuid, owned }),
  store_info: storeDetail().store_info.map((info) => ({ ...info, name })),
});

async function open(types = ['official_app'], change: Partial<StoreDetail> = {}) {
  const responses: Responses = {
    ...detailResponses,
    storeDetail: () => ({ findStore: { __typename: 'StoreList', list: [storeDetail(change)] } }),
    storeAuthorization: () => ({
      getStoreAuthorizedAndFindStoreUrl: {
        __typename: 'StoreAuthorization',
        isAuthorized: types.includes('official_app'),
        store_url: types.map(url),
      },
    }),
    storeLike: () => ({ findStoreLike: { __typename: 'StoreLike', store_id: STORE, liked: false, like_count: 4 } }),
    following: () => ({ findFollow: { __typename: 'FollowList', list: [] } }),
    relatedStores: () => ({
      findStore: {
        __typename: 'StoreList',
        list: [listingOf(STORE, 'One that is theirs', true), listingOf(OTHER, 'The Lantern Keeper', false)],
      },
    }),
    playSave: () => ({ findPlaySave: null }),
  };
  const at = `/store/${STORE}/fullscreen`;
  const rendered = await renderRoute(createSlice, 'fullscreen', { responses, at, params: { id: STORE }, person: mira });
  const frame = await screen.findByTitle<HTMLIFrameElement>('The Night Ferry');
  const say = (change: object) =>
    act(async () => {
      const data = { type: 'meowtale:progress', turn: 9, ended: true, endingsFound: 2, endingsTotal: 5, ...change };
      window.dispatchEvent(new MessageEvent('message', { origin: ORIGIN, source: frame.contentWindow, data }));
    });
  return { ...rendered, say };
}
const after = () => screen.findByRole('region', { name: 'What next?' });

test('the end of a whole work offers liking, commenting, following and the next story, and shows which endings were found', async () => {
  const { say } = await open();
  expect(screen.queryByRole('region', { name: 'What next?' })).toBeNull();
  await say({});
  const end = within(await after());
  expect(end.getByText('2 of 5 endings found')).toBeVisible();
  expect(await end.findByRole('button', { name: /^Like/ })).toBeVisible();
  expect(end.getByRole('link', { name: 'Write a comment' })).toHaveAttribute('href', `/store/${STORE}#comments`);
  expect(end.getByRole('button', { name: /Lamplight/ })).toBeVisible();
  expect(await end.findByRole('link', { name: 'Next story: The Lantern Keeper' })).toHaveAttribute('href', `/store/${OTHER}`);
  expect(end.queryByRole('button', { name: 'Reward' })).toBeNull();
});

test('a work whose reader chooses the price can be rewarded at its end', async () => {
  const { person, host, say } = await open(['official_app'], { auth_type: 2, author: { ...storeDetail().author, uuid: AUTHOR } });
  await say({ endingsFound: 5 });
  const end = within(await after());
  expect(end.getByText('You found all 5 endings')).toBeVisible();
  await person.click(end.getByRole('button', { name: 'Reward' }));
  expect(host.openPopup).toHaveBeenCalledWith('store.sponsor-bill', { storeId: STORE });
});

test('it disappears when it is closed, and when the reader starts again', async () => {
  const { person, say } = await open();
  await say({ endingsTotal: null });
  expect(within(await after()).queryByText(/ending/)).toBeNull();
  await say({ ended: false });
  expect(screen.queryByRole('region', { name: 'What next?' })).toBeNull();
  await say({});
  await person.click(within(await after()).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('region', { name: 'What next?' })).toBeNull();
});

test('the end of an opening is not the end of the work', async () => {
  const { say } = await open(['trial_app']);
  await say({});
  expect(screen.queryByRole('region', { name: 'What next?' })).toBeNull();
});
