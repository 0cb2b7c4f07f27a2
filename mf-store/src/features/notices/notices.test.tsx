import { beforeEach, expect, jest, test } from '@jest/globals';
import type { Notification } from '@meowtale/notices';
import { Refusal, type Responses, renderRoute } from '@meowtale/web-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { createSlice } from '../../slice.tsx';
import { STORE } from '../detail/test-listing.ts';

let labels: Record<string, string[]>;
const sent = jest.fn<(variables: object) => void>();
const notice = (uuid: string, change: Partial<Notification> = {}): Notification & { __typename: string } => ({
  __typename: 'Notification',
  uuid,
  type: 'system',
  key: 'release',
  params: { store_id: STORE, name: 'The Night Ferry', category: 'normal-age', author: 'Lamplight', text: null },
  created_at: '2026-11-20T10:00:00.000Z',
  notification_user_label: (labels[uuid] ?? []).map((label) => ({ label, client: 'common' })),
  ...change,
});
const answering = (all: () => Notification[]): Responses => ({
  notices: () => {
    const list = all().filter(({ uuid }) => !labels[uuid]?.includes('delete'));
    const unreadCount = list.filter(({ uuid }) => !labels[uuid]?.includes('read')).length;
    return { findNotification: { __typename: 'NotificationList', list, totalCount: list.length, unreadCount } };
  },
  labelNotice: (variables) => {
    sent(variables);
    labels[variables.uuid] = [...(labels[variables.uuid] ?? []), variables.label];
    return { addNotificationUserLabel: true };
  },
});
const open = (responses: Responses) => renderRoute(createSlice, 'notices', { responses, at: '/notices' });
const two = () => [
  notice('n1'),
  notice('n2', { key: 'update', params: { store_id: STORE, name: 'Nine Cats', category: 'boy-bl', author: 'Osa', text: 'A new ending.' } }),
];

beforeEach(() => {
  labels = {};
  sent.mockClear();
});

test('a release and an update have texts; one is marked as read, the other deleted', async () => {
  const { person } = await open(answering(two));
  const link = await screen.findByRole('link', { name: 'New from Lamplight: “The Night Ferry”' });
  expect(link).toHaveAttribute('href', `/store/${STORE}`);
  expect(screen.getByText('2 unread')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Mark as read: New from Lamplight: “The Night Ferry”' }));
  expect(await screen.findByText('1 unread')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Mark as read: New from Lamplight/ })).toBeNull();
  await person.click(screen.getByRole('button', { name: /^Delete: .*Nine Cats/ }));
  await waitFor(() => expect(screen.queryByText(/Nine Cats/)).toBeNull());
  expect(sent.mock.calls).toEqual([[{ uuid: 'n1', label: 'read' }], [{ uuid: 'n2', label: 'delete' }]]);
});

test('the focus stays with a notification that is marked as read, and moves to the next when one is deleted', async () => {
  const { person } = await open(answering(() => [...two(), notice('n3', { params: { name: 'Low Tide', author: 'Osa' } })]));
  await person.click(await screen.findByRole('button', { name: /^Mark as read: .*The Night Ferry/ }));
  expect(await screen.findByText('2 unread')).toBeVisible();
  expect(screen.getAllByRole('listitem')[0]).toHaveFocus();
  await person.click(screen.getByRole('button', { name: /^Delete: .*Nine Cats/ }));
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2));
  await waitFor(() => expect(screen.getAllByRole('listitem')[1]).toHaveFocus());
  await person.click(screen.getByRole('button', { name: /^Delete: .*Low Tide/ }));
  await waitFor(() => expect(screen.getAllByRole('listitem')[0]).toHaveFocus());
  await person.click(screen.getByRole('button', { name: /^Delete: .*The Night Ferry/ }));
  expect(await screen.findByRole('heading', { name: 'No notifications' })).toBeVisible();
  expect(document.body).not.toHaveFocus();
});

test('an empty page is replaced by the last one', async () => {
  const responses: Responses = {
    notices: ({ page }) => {
      const list = page === 1 ? two() : [];
      return { findNotification: { __typename: 'NotificationList', list, totalCount: 30, unreadCount: 0 } };
    },
  };
  const { host } = await renderRoute(createSlice, 'notices', { responses, at: '/notices?page=2' });
  await waitFor(() => expect(host.navigation.replace).toHaveBeenCalledWith('/notices'));
  expect(screen.queryByText('No notifications')).toBeNull();
});

test('following a notification’s link marks it as read', async () => {
  const { person, host } = await open(answering(two));
  await person.click(await screen.findByRole('link', { name: /The Night Ferry/ }));
  expect(host.navigation.push).toHaveBeenCalledWith(`/store/${STORE}`);
  expect(sent).toHaveBeenCalledWith({ uuid: 'n1', label: 'read' });
});

test('the text of an adult work’s update waits for the gate', async () => {
  const { confirmAge } = await open(answering(two));
  expect(await screen.findByRole('link', { name: 'Update for “Nine Cats” by Osa' })).toBeVisible();
  expect(screen.queryByText('A new ending.')).toBeNull();
  act(confirmAge);
  expect(screen.getByText('A new ending.')).toBeVisible();
});

test('a notification of an unknown kind is shown', async () => {
  await open(answering(() => [notice('n3', { type: 'official', key: 'made-up-later', params: { text: 'We move on Monday.' } })]));
  const row = within(await screen.findByRole('listitem'));
  expect(row.getByText('News from Meowtale')).toBeVisible();
  expect(row.getByText('We move on Monday.')).toHaveAttribute('lang', '');
  expect(row.getByText('From Meowtale')).toHaveClass('mt-badge--staff');
});

test('a notification not from staff has no badge, whatever its author’s name', async () => {
  const params = { store_id: STORE, name: 'From Meowtale', category: 'normal-age', author: 'From Meowtale', text: 'From Meowtale' };
  await open(answering(() => [notice('n1', { params })]));
  const row = within(await screen.findByRole('listitem'));
  expect(row.queryByText('From Meowtale', { selector: '.mt-badge--staff' })).toBeNull();
});

test('without any, an empty state explains what brings some; a failed list shows an error', async () => {
  const { unmount } = await open(answering(() => []));
  expect(await screen.findByRole('heading', { name: 'No notifications' })).toBeVisible();
  unmount();
  await open({
    notices: () => {
      throw new Refusal({ code: 'service/unavailable', status: 503 });
    },
  });
  expect(await screen.findByRole('heading', { name: 'Your notifications couldn’t be loaded' })).toBeVisible();
});

test('a decision has its author, its reason and a link to the next step', async () => {
  const params = { store_id: STORE, name: 'The Night Ferry', who: 'Quill House', text: null };
  await open(
    answering(() => [
      notice('n1', { key: 'agent-asked', params: { ...params, rate: 0.125 } }),
      notice('n2', { key: 'agent-refused', params: { ...params, name: '', text: 'Not our kind of story.' } }),
      notice('n3', {
        key: 'review-refused',
        params: { ...params, category: 'boy-r18', rejection_type: 'bug', text: 'The bell is silent.' },
      }),
      notice('n4', { key: 'listing-released', params }),
    ]),
  );
  const invitation = await screen.findByRole('link', { name: 'Quill House asks you to represent “The Night Ferry” for a share of 12.5%' });
  expect(invitation).toHaveAttribute('href', `/lobby/agent?store=${STORE}`);
  expect(screen.getByRole('link', { name: 'Quill House declined to represent “Untitled listing”' })).toHaveAttribute(
    'href',
    `/set-store/${STORE}/publishing-check`,
  );
  expect(screen.getByText('Not our kind of story.')).toBeVisible();
  const [, , refused] = screen.getAllByRole('listitem');
  expect(refused).toHaveTextContent(/was rejected in review.*It doesn’t work.*The bell is silent\./);
  expect(screen.getByRole('link', { name: '“The Night Ferry” is released' })).toHaveAttribute('href', `/store/${STORE}`);
});

test('a part that was decided alone and new roles have texts', async () => {
  const params = { store_id: STORE, name: 'The Night Ferry', text: null };
  const roles = ['user', 'creator', 'contracted_author', 'made-up-later'];
  await open(
    answering(() => [
      notice('n1', { key: 'review-page-passed', params }),
      notice('n2', { key: 'review-package-refused', params: { ...params, rejection_type: 'bug' } }),
      notice('n3', { type: 'official', key: 'account-roles', params: { roles, contracted_level: 3, text: 'By contract.' } }),
    ]),
  );
  const passed = await screen.findByRole('link', {
    name: 'The page of “The Night Ferry” passed its review; its game is still being reviewed',
  });
  expect(passed).toHaveAttribute('href', `/set-store/${STORE}/submit`);
  const [, refused, changed] = screen.getAllByRole('listitem');
  expect(refused).toHaveTextContent(/The game of “The Night Ferry” was rejected in review.*It doesn’t work/);
  expect(changed).toHaveTextContent(/You are now: Player, Creator, and Contracted author, level 3.*By contract\./);
});

test('staff’s decision about an order, and granted silver, have their reason and a link', async () => {
  const refund = { store_id: undefined, name: 'The Night Ferry', text: 'Sorry about that.' };
  const three = () => [
    notice('n1', { type: 'official', key: 'refund-granted', params: refund }),
    notice('n2', { type: 'official', key: 'refund-declined', params: { ...refund, text: 'It was played whole.' } }),
    notice('n3', { type: 'official', key: 'silver-given', params: { silver: 1250, text: 'A lost save.' } }),
  ];
  await open(answering(three));
  expect(await screen.findByRole('link', { name: '“The Night Ferry” was refunded' })).toHaveAttribute('href', '/my-game');
  expect(screen.getByRole('link', { name: 'Your refund of “The Night Ferry” was declined' })).toHaveAttribute('href', '/my-game');
  expect(screen.getByText('It was played whole.')).toBeVisible();
  const silver = screen.getByRole('link', { name: 'You received silver: 1,250' });
  expect(silver).toHaveAttribute('href', '/account-log?type=silver');
});

test('a refused erasure links to the person’s account, which any screen shows', async () => {
  await open(answering(() => [notice('n1', { key: 'erasure-refused', params: { name: '', text: null } })]));
  const refused = await screen.findByRole('link', { name: /^Your account couldn’t be erased/ });
  expect(refused).toHaveAttribute('href', '/account');
});

test('a text from staff is whole and keeps its lines, a long one can be unfolded', async () => {
  const long = ['First.', ...Array.from({ length: 30 }, (_, line) => `Line ${line} of what was found.`), 'Last.'].join('\n');
  const { person } = await open(
    answering(() => [
      notice('n1', { type: 'official', key: 'account-penalty', params: { coins: 18_515, text: long } }),
      notice('n2', { type: 'official', key: 'account-suspended', params: { until: '2026-12-20T12:00:00.000Z', text: 'Short.' } }),
    ]),
  );
  const [penalty, suspension] = await screen.findAllByRole('listitem');
  if (!penalty || !suspension) throw new Error('two notices');
  expect(penalty).toHaveTextContent('You were charged a penalty of $185.15');
  expect(penalty).toHaveTextContent('the rest is owed');
  const paragraph = within(penalty).getByText(/^First\./);
  expect(paragraph.textContent).toBe(long);
  expect(paragraph).toHaveClass('mt-user-lines--folded');
  await person.click(within(penalty).getByRole('button', { name: 'Show more' }));
  expect(paragraph).not.toHaveClass('mt-user-lines--folded');
  expect(within(penalty).getByRole('button', { name: 'Show less', expanded: true })).toBeVisible();
  expect(within(suspension).queryByRole('button', { name: 'Show more' })).toBeNull();
});
