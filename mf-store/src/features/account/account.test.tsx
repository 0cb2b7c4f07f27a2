import { expect, test } from '@jest/globals';
import { mira, Refusal, type Responses, renderRoute } from '@meowtale/web-kit/testing';
import { screen } from '@testing-library/react';
import { createSlice } from '../../slice.tsx';

const responses: Responses = {
  accountProfile: () => ({
    me: {
      __typename: 'User',
      uuid: mira.uuid,
      email: mira.email,
      email_verified: true,
      country: 'tw',
      profile: { __typename: 'UserProfile', nickname: 'Mira', brief: 'Reads by the harbour.', head: null },
      social: { __typename: 'UserSocial', email: { __typename: 'UserSocialEmail', value: '' } },
      metadata: [],
      profile_revision: 1,
    },
  }),
  accountPlan: () => ({ me: { __typename: 'User', uuid: mira.uuid, user_vip: [] } }),
  accountFollows: () => ({ findFollow: { __typename: 'FollowList', list: [], totalCount: 0 } }),
  accountSignIns: () => ({ findSignIn: [] }),
  accountErasure: () => ({ findErasure: null }),
};
const open = (more: Responses = {}) => renderRoute(createSlice, 'account', { responses: { ...responses, ...more }, at: '/account' });

test('a player’s page has every section of the profile, and links to the e-mails of a player', async () => {
  await open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Account profile' })).toBeVisible();
  expect(await screen.findByRole('textbox', { name: /Nickname/ })).toHaveValue('Mira');
  const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(titles).toEqual([
    'Public profile',
    'Account',
    'Plan',
    'Public view',
    'Followed creators',
    'Sign-ins',
    'Your data',
    'Delete account',
  ]);
  expect(screen.getByRole('link', { name: 'Email settings' })).toHaveAttribute('href', '/notices?settings=mail');
});

test('a part that fails leaves the others', async () => {
  await open({
    accountSignIns: () => {
      throw new Refusal({ code: 'service/unavailable', status: 503 });
    },
  });
  expect(await screen.findByRole('heading', { name: 'Your sign-ins can’t be shown right now' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'You don’t follow anyone yet' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Delete my account' })).toBeVisible();
});
