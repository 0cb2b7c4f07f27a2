import { expect, jest, test } from '@jest/globals';
import { mira, type Responses, renderRoute } from '@meowtale/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { createSlice } from '../../slice.tsx';

const onRequest = jest.fn<() => void>();
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
  accountFollows: () => ({ findFollow: { __typename: 'FollowList', list: [], totalCount: 0 } }),
  accountSignIns: () => ({ findSignIn: [] }),
  accountErasure: () => ({ findErasure: null }),
  lobbyServices: () => {
    onRequest();
    return { getUserServiceSum: [{ __typename: 'UserServiceSum', key: 'upload.app.add_size', value: 5, usage: 1 }] };
  },
};

test('a creator’s profile shows the used space of the plan, again after a plan was paid, and links to the e-mails of a creator', async () => {
  const { person, host } = await renderRoute(createSlice, 'profile', { responses, at: '/lobby/profile' });
  const plan = within(await screen.findByRole('region', { name: 'Plan' }));
  expect(await plan.findByRole('progressbar', { name: /^1 MB of/ })).toBeVisible();
  const before = onRequest.mock.calls.length;
  jest.mocked(host.openPopup).mockResolvedValueOnce({ paid: true });
  await person.click(plan.getByRole('button', { name: 'See the plans' }));
  await waitFor(() => expect(onRequest.mock.calls.length).toBeGreaterThan(before));
  expect(screen.getByRole('link', { name: 'Email settings' })).toHaveAttribute('href', '/lobby/notification?settings=mail');
  expect(screen.getByRole('heading', { name: 'Followed creators' })).toBeVisible();
});
