import { expect, test } from '@jest/globals';
import { Refusal, type Responses, renderRoute } from '@meowtale/web-kit/testing';
import { screen } from '@testing-library/react';
import { createSlice } from '../../slice.tsx';
import { AUTHOR, storeDetail } from '../detail/test-listing.ts';

const lamplight = {
  __typename: 'UserPublic',
  uuid: AUTHOR,
  nickname: 'Lamplight',
  is_staff: false,
  brief: 'Writes by the harbour.',
  head: null,
  followed_count: 12,
  social_email: 'hello@lamp.example',
  metadata: [{ __typename: 'ProfileMetadata', _cid: 'a', name: 'Blog', value: 'https://lamp.example/', url: 'https://lamp.example/' }],
};
const answering = (list: object[]): Responses => ({
  creator: () => ({ findUserPublic: { __typename: 'UserPublicList', list } }),
  storeList: ({ q }) => {
    requests.push(q);
    const list = q.categories.includes('boy-r18') ? [] : [storeDetail()];
    const pageInfo = { __typename: 'PageInfo', page: 1, pageSize: 30, pageCount: 1 };
    return { findStore: { __typename: 'StoreList', list, totalCount: list.length, pageInfo } };
  },
  following: () => ({ findFollow: { __typename: 'FollowList', list: [] } }),
});
const requests: { author: string; categories: string[] }[] = [];
const open = (responses: Responses, search = '') =>
  renderRoute(createSlice, 'creator', { responses, at: `/creator/${AUTHOR}${search}`, params: { uuid: AUTHOR } });

test('a creator is shown with their brief and followers, and can be followed', async () => {
  await open(answering([lamplight]));
  expect(await screen.findByRole('heading', { level: 1, name: 'Lamplight' })).toBeVisible();
  expect(screen.getByText('Writes by the harbour.')).toHaveAttribute('lang', '');
  expect(screen.getByText('12 followers')).toBeVisible();
  expect(screen.getByRole('link', { name: 'hello@lamp.example' })).toHaveAttribute('href', 'mailto:hello@lamp.example');
  expect(screen.getByRole('link', { name: 'https://lamp.example/' })).toHaveAttribute('rel', 'nofollow noopener ugc');
  expect(screen.getByRole('button', { name: 'Follow Lamplight' })).toBeEnabled();
});

test('staff have a badge beside their name, and a name that imitates it has none', async () => {
  const first = await open(answering([{ ...lamplight, nickname: 'Meowtale staff' }]));
  expect(await screen.findByRole('heading', { level: 1, name: 'Meowtale staff' })).toBeVisible();
  expect(screen.queryByText('Meowtale staff', { selector: '.mt-badge--staff' })).not.toBeInTheDocument();
  first.unmount();
  await open(answering([{ ...lamplight, is_staff: true }]));
  expect(await screen.findByText('Meowtale staff', { selector: '.mt-badge--staff' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Lamplight' })).toBeVisible();
});

test('an unknown creator, an invalid address and an outage are distinguished', async () => {
  const refusing = (code: 'input/invalid' | 'service/unavailable', status: number): Responses => ({
    creator: () => {
      throw new Refusal({ code, status });
    },
  });
  const first = await open(answering([]));
  expect(await screen.findByRole('heading', { name: 'Creator not found' })).toBeVisible();
  first.unmount();
  const second = await open(refusing('input/invalid', 400));
  expect(await screen.findByRole('heading', { name: 'Creator not found' })).toBeVisible();
  second.unmount();
  await open(refusing('service/unavailable', 503));
  expect(await screen.findByRole('heading', { name: 'This page couldn’t be loaded' })).toBeVisible();
});

test('their works are listed below; adult ones when the address names them, which brings the gate', async () => {
  const { person, host } = await open(answering([lamplight]));
  expect(await screen.findByRole('link', { name: /The Night Ferry/ })).toBeVisible();
  expect(requests.at(-1)).toMatchObject({ author: AUTHOR, categories: ['normal-age', 'girl-gl'] });
  await person.click(screen.getByRole('link', { name: '18+' }));
  expect(host.navigation.push).toHaveBeenLastCalledWith(`/creator/${AUTHOR}?category=boy-r18%2Cboy-bl%2Cgirl-r18`);
  expect(await screen.findByRole('heading', { name: 'No stories here yet' })).toBeVisible();
  expect(requests.at(-1)).toMatchObject({ author: AUTHOR, categories: ['boy-r18', 'boy-bl', 'girl-r18'] });
});
