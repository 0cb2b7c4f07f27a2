import { beforeEach, expect, jest, test } from '@jest/globals';
import { mira, Refusal, type Responses, renderRoute } from '@meowtale/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { createSlice } from './test-slice.ts';

const PAGE_SIZE = 30;
const onUnfollow = jest.fn<(variables: object) => void>();
const follow = (uuid: string, nickname: string, change: object = {}) => ({
  __typename: 'Follow',
  uuid: `follow-${uuid}`,
  user: { __typename: 'UserPublic', uuid, nickname, is_staff: false, head: null, ...change },
});
let follows: ReturnType<typeof follow>[];
const down = () => {
  throw new Refusal({ code: 'service/unavailable', status: 503 });
};

beforeEach(() => {
  onUnfollow.mockClear();
  localStorage.clear();
  follows = [follow('c1', 'Lamplight Press'), follow('c2', 'شريط ساحلي', { is_staff: true }), follow('c3', 'Tide House')];
});

const responses: Responses = {
  accountProfile: () => ({
    me: {
      __typename: 'User',
      uuid: mira.uuid,
      email: mira.email,
      email_verified: true,
      country: 'tw',
      profile: { __typename: 'UserProfile', nickname: 'Mira', brief: '', head: null },
      social: { __typename: 'UserSocial', email: { __typename: 'UserSocialEmail', value: '' } },
      metadata: [],
      profile_revision: 1,
    },
  }),
  accountPlan: () => ({ me: { __typename: 'User', uuid: mira.uuid, user_vip: [] } }),
  accountSignIns: () => ({ findSignIn: [] }),
  accountErasure: () => ({ findErasure: null }),
  accountFollows: ({ page }) => {
    const list = follows.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
    return { findFollow: { __typename: 'FollowList', list, totalCount: follows.length } };
  },
  accountUnfollow: (variables) => {
    onUnfollow(variables);
    follows = follows.filter(({ user }) => user.uuid !== variables.user);
    return { delFollow: true };
  },
};

async function open(more: Responses = {}) {
  const view = await renderRoute(createSlice, 'profile', { responses: { ...responses, ...more }, at: '/account' });
  const section = within(await screen.findByRole('region', { name: 'Followed creators' }));
  return { ...view, section };
}

test('each followed creator is a link to their page, and only staff have the badge', async () => {
  const { section } = await open();
  const [first, second] = await section.findAllByRole('listitem');
  if (!first || !second) throw new Error('two creators');
  const name = within(first).getByRole('link', { name: 'Lamplight Press' });
  expect(name).toHaveAttribute('href', '/creator/c1');
  expect(name.querySelector('bdi')).toHaveAttribute('dir', 'auto');
  expect(within(first).queryByText('Meowtale staff')).toBeNull();
  expect(within(second).getByText('Meowtale staff')).toBeVisible();
});

test('an unfollowed creator leaves the list, and the focus moves to the next', async () => {
  const { section, person, host } = await open();
  await person.click(await section.findByRole('button', { name: 'Unfollow Lamplight Press' }));
  await waitFor(() => expect(section.queryByText('Lamplight Press')).toBeNull());
  expect(onUnfollow.mock.calls).toEqual([[{ user: 'c1' }]]);
  expect(host.notify).toHaveBeenCalledWith(expect.stringContaining('Lamplight Press'), 'success');
  expect(section.getAllByRole('listitem')[0]).toHaveFocus();
});

test('a failed unfollow shows the error, and the creator stays', async () => {
  const { section, person } = await open({ accountUnfollow: down });
  await person.click(await section.findByRole('button', { name: 'Unfollow Tide House' }));
  expect(await section.findByText("The shell's words for service/unavailable")).toBeVisible();
  expect(section.getByRole('link', { name: 'Tide House' })).toBeVisible();
  expect(section.getByRole('button', { name: 'Unfollow Tide House' })).toBeEnabled();
});

test('without any, an empty state links to the stories', async () => {
  follows = [];
  const { section } = await open();
  expect(await section.findByRole('heading', { name: 'You don’t follow anyone yet' })).toBeVisible();
  expect(section.getByRole('link', { name: 'Browse stories' })).toHaveAttribute('href', '/store');
});

test('more than a page has pages, and unfollowing the only creator of the last page shows the page before', async () => {
  follows = Array.from({ length: PAGE_SIZE + 1 }, (_, index) => follow(`c${index}`, `Creator ${index}`));
  const { section, person, host } = await open();
  expect(await section.findAllByRole('listitem')).not.toHaveLength(0);
  await person.click(section.getByRole('button', { name: 'Page 2' }));
  await person.click(await section.findByRole('button', { name: 'Unfollow Creator 30' }));
  expect(await section.findByRole('link', { name: 'Creator 0' })).toBeVisible();
  expect(section.queryByRole('navigation')).toBeNull();
  expect(host.navigation.push).not.toHaveBeenCalled();
});

test('a failed list shows an error, with a retry', async () => {
  let isDown = true;
  const { section, person } = await open({
    accountFollows: (variables) => (isDown ? down() : responses.accountFollows?.(variables)),
  });
  expect(await section.findByRole('heading', { name: 'The creators you follow couldn’t be loaded' })).toBeVisible();
  isDown = false;
  await person.click(section.getByRole('button', { name: 'Try again' }));
  expect(await section.findByRole('link', { name: 'Tide House' })).toBeVisible();
});
