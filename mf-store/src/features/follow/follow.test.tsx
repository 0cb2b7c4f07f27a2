import { beforeEach, expect, jest, test } from '@jest/globals';
import { mira, type Responses, renderRoute } from '@meowtale/web-kit/testing';
import { screen } from '@testing-library/react';
import { createSlice } from '../../slice.tsx';
import { AUTHOR, detailResponses, STORE, storeDetail } from '../detail/test-listing.ts';

let follows: boolean;
const author = (change: object = {}) => ({
  __typename: 'UserPublic',
  uuid: AUTHOR,
  nickname: 'Lamplight',
  is_staff: false,
  brief: '',
  head: null,
  followed_count: follows ? 12 : 11,
  ...change,
});
const responses: Responses = {
  ...detailResponses,
  storeDetail: () => ({ findStore: { __typename: 'StoreList', list: [storeDetail({ author: author() })] } }),
  following: () => ({
    findFollow: { __typename: 'FollowList', list: follows ? [{ __typename: 'Follow', uuid: STORE }] : [] },
  }),
  addFollow: () => {
    follows = true;
    return { addFollow: { __typename: 'Follow', uuid: STORE } };
  },
  delFollow: () => {
    follows = false;
    return { delFollow: true };
  },
};
beforeEach(() => {
  follows = false;
});

const open = (person: typeof mira | null = mira, more: Responses = {}) =>
  renderRoute(createSlice, 'detail', { responses: { ...responses, ...more }, at: `/store/${STORE}`, params: { id: STORE }, person });

test('following changes the count, and so does unfollowing', async () => {
  const { person } = await open();
  expect(await screen.findByText('11 followers')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Follow Lamplight' }));
  expect(await screen.findByRole('button', { name: 'Following Lamplight. Unfollow' })).toBeVisible();
  expect(await screen.findByText('12 followers')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Following Lamplight. Unfollow' }));
  expect(await screen.findByRole('button', { name: 'Follow Lamplight' })).toBeVisible();
  expect(await screen.findByText('11 followers')).toBeVisible();
});

test('a guest signs in first', async () => {
  const { person, host } = await open(null);
  jest.mocked(host.session.signIn).mockResolvedValue(false);
  await person.click(await screen.findByRole('button', { name: 'Follow Lamplight' }));
  expect(host.session.signIn).toHaveBeenCalled();
  expect(follows).toBe(false);
});

test('people can’t follow themselves', async () => {
  const mine = storeDetail({ author: { ...author(), uuid: mira.uuid, nickname: 'Mira' } });
  await open(mira, { storeDetail: () => ({ findStore: { __typename: 'StoreList', list: [mine] } }) });
  expect(await screen.findByText('11 followers')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Follow/ })).not.toBeInTheDocument();
});
