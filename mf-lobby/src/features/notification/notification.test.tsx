import { beforeEach, expect, jest, test } from '@jest/globals';
import type { Notification } from '@meowtale/notices';
import { fakeTimers, Refusal, type Responses, renderRoute } from '@meowtale/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { createSlice } from '../../slice.tsx';

const STORE = '0197a0a0-0000-7000-8000-000000000001';
const DAY_MS = 86_400_000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();
const sent = jest.fn<(name: string, variables: object) => void>();
const onRequest = jest.fn<(variables: object) => void>();
let labels: Map<string, Set<string>>;
let chosen: Record<string, string>;

const notice = (uuid: string, days: number, change: Partial<Notification> = {}) => ({
  __typename: 'Notification',
  uuid,
  type: 'system',
  key: 'review-passed',
  params: { store_id: STORE, name: `Work ${uuid}` },
  created_at: daysAgo(days),
  ...change,
});
const all = () => [
  notice('n1', 0),
  notice('n2', 1, { type: 'official', key: 'official', params: { text: 'We move on Monday.' } }),
  notice('n3', 3, { key: 'withdrawal-paid', params: { coins: 9820 } }),
  notice('n4', 40, { key: 'plan-ended', params: { plan_grade: 2, next_grade: 1 } }),
];

const responses: Responses = {
  notices: (variables) => {
    onRequest(variables);
    const has = (uuid: string, label: string) => labels.get(uuid)?.has(label) ?? false;
    const theirs = all().filter(({ uuid }) => !has(uuid, 'delete'));
    const list = theirs
      .filter(({ type }) => !variables.type || type === variables.type)
      .filter(({ uuid }) => !variables.unread || !has(uuid, 'read'))
      .map((row) => ({ ...row, notification_user_label: [...(labels.get(row.uuid) ?? [])].map((label) => ({ label, client: 'common' })) }));
    const unreadCount = theirs.filter(({ uuid }) => !has(uuid, 'read')).length;
    const latest_at = '2026-11-27T10:00:00.000Z';
    return { findNotification: { __typename: 'NotificationList', list, totalCount: list.length, unreadCount, latest_at } };
  },
  labelNotices: (variables) => {
    sent('labels', variables);
    const uuids: string[] =
      variables.uuids ??
      all()
        .filter(({ type }) => !variables.type || type === variables.type)
        .map(({ uuid }) => uuid);
    for (const uuid of uuids) labels.set(uuid, new Set([...(labels.get(uuid) ?? []), variables.label]));
    return { addNotificationUserLabels: uuids.length };
  },
  noticePreferences: () => ({ findNotificationPreference: preferences() }),
  setNoticePreferences: (variables) => {
    sent('preferences', variables);
    for (const { kind, mail } of variables.preferences) chosen[kind] = mail;
    return { setNotificationPreference: preferences() };
  },
};
const KINDS = ['official', 'decisions', 'money', 'follows', 'agents', 'comments', 'sites'];
const preferences = (change: object = {}) => ({
  __typename: 'NotificationPreferences',
  list: KINDS.map((kind) => ({ __typename: 'NotificationPreference', kind, mail: chosen[kind] ?? 'never' })),
  mail_offered: true,
  mail_address: 'mira@meowtale.example',
  ...change,
});
const open = (given: Responses = responses, at = '/lobby/notification') =>
  renderRoute(createSlice, 'notification', { responses: given, at });

beforeEach(() => {
  // At noon and far from a change to summer time, the last 24 hours end yesterday in every zone.
  fakeTimers('2026-11-20T12:00:00.000Z');
  labels = new Map();
  chosen = {};
  sent.mockClear();
  onRequest.mockClear();
});

test.each([
  ['site-domain-failing', 'Your domain lamp.example no longer passes its check'],
  ['site-domain-lost', 'lamp.example is no longer your website’s domain'],
  ['site-domain-unplanned', 'Your plan no longer includes a custom domain: lamp.example'],
])('a notification of the key %s names the domain and links to the website', async (key, beginning) => {
  const params = { name: 'lamp.example', until: '2026-11-23T12:00:00.000Z' };
  const list = [{ ...notice('n1', 0, { type: 'official', key, params }), notification_user_label: [] }];
  const found = { __typename: 'NotificationList', list, totalCount: 1, unreadCount: 1, latest_at: list[0]?.created_at };
  await open({ ...responses, notices: () => ({ findNotification: found }) });
  const sentence = await screen.findByRole('link', { name: new RegExp(`^${beginning}`) });
  expect(sentence).toHaveAttribute('href', '/lobby/marketing/website');
});

test('notifications are listed by day, each with its link, and filtered by the address', async () => {
  const { host, unmount } = await open();
  expect(await screen.findByRole('heading', { name: 'Today' })).toBeVisible();
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Today',
    'Yesterday',
    'This week',
    'Earlier',
  ]);
  expect(screen.getByRole('link', { name: '“Work n1” passed its review' })).toHaveAttribute('href', `/set-store/${STORE}/submit`);
  expect(screen.getByRole('link', { name: 'Your withdrawal is paid: $98.20' })).toHaveAttribute('href', '/lobby/income/withdrawal');
  const plan = 'Your Enterprise plan has ended. Your works are kept, within the limits of PRO.';
  expect(screen.getByRole('link', { name: plan })).toHaveAttribute('href', '/account');
  const filters = within(screen.getByRole('navigation', { name: 'Filter notifications' }));
  expect(filters.getByRole('link', { name: /^Unread/ })).toHaveTextContent('Unread4');
  expect(filters.getByRole('link', { name: 'Official' })).toHaveAttribute('href', '/lobby/notification?show=official');
  unmount();
  await open(responses, '/lobby/notification?show=official');
  expect(await screen.findByText('We move on Monday.')).toBeVisible();
  expect(screen.queryByText(/Work n1/)).toBeNull();
  expect(onRequest).toHaveBeenLastCalledWith({ lang: host.locale, page: 1, type: 'official', unread: null });
});

test('selected ones are marked as read or deleted together, the latter after a confirmation', async () => {
  const { person } = await open();
  await person.click(await screen.findByRole('checkbox', { name: /^Select: .*Work n1/ }));
  await person.click(screen.getByRole('checkbox', { name: /^Select: Your withdrawal/ }));
  expect(screen.getByRole('checkbox', { name: '2 selected' })).toBePartiallyChecked();
  await person.click(screen.getByRole('button', { name: 'Mark as read' }));
  expect(await screen.findByText('2 unread')).toBeVisible();
  await person.click(screen.getByRole('checkbox', { name: /^Select: Your Enterprise plan/ }));
  await person.click(screen.getByRole('button', { name: 'Delete' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete 1 notification?' }));
  await person.click(dialog.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(3));
  expect(sent.mock.calls).toEqual([
    ['labels', { uuids: ['n1', 'n3'], until: null, type: null, label: 'read' }],
    ['labels', { uuids: ['n4'], until: null, type: null, label: 'delete' }],
  ]);
});

test('all loaded ones are marked as read, and all official ones deleted', async () => {
  const { person, unmount } = await open();
  await person.click(await screen.findByRole('button', { name: 'Mark all as read' }));
  expect(await screen.findByText('0 unread')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull();
  unmount();
  const { person: again } = await open(responses, '/lobby/notification?show=official');
  await again.click(await screen.findByRole('button', { name: 'Delete all' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete all official notifications?' }));
  await again.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByRole('heading', { name: 'No official notifications' })).toBeVisible();
  const until = '2026-11-27T10:00:00.000Z';
  expect(sent.mock.calls).toEqual([
    ['labels', { uuids: null, until, type: null, label: 'read' }],
    ['labels', { uuids: null, until, type: 'official', label: 'delete' }],
  ]);
});

test('e-mails are chosen by kind, and shown as saved', async () => {
  const { person, host } = await open(responses, '/lobby/notification?settings=mail');
  expect(await screen.findByText(/mira@meowtale\.example/)).toBeVisible();
  await person.click(screen.getByRole('combobox', { name: /^Money/ }));
  await person.click(await screen.findByRole('option', { name: 'Once a day' }));
  await waitFor(() => expect(screen.getByRole('combobox', { name: /^Money/ })).toHaveValue('Once a day'));
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  expect(sent.mock.calls).toEqual([['preferences', { preferences: [{ kind: 'money', mail: 'daily' }], lang: host.locale, zone }]]);
});

test('a person without a verified address sees how to verify it; without mail delivery that is shown', async () => {
  const unproven: Responses = {
    ...responses,
    noticePreferences: () => ({ findNotificationPreference: preferences({ mail_address: null }) }),
  };
  const { unmount } = await open(unproven, '/lobby/notification?settings=mail');
  const back = encodeURIComponent('/lobby/notification?settings=mail');
  expect(await screen.findByRole('link', { name: 'Verify email' })).toHaveAttribute('href', `/verify-email?returnUrl=${back}`);
  unmount();
  const none: Responses = { ...responses, noticePreferences: () => ({ findNotificationPreference: preferences({ mail_offered: false }) }) };
  await open(none, '/lobby/notification?settings=mail');
  expect(await screen.findByText(/No emails are sent at the moment/)).toBeVisible();
});

test('a choice that fails to save is reverted, with the reason', async () => {
  const refusing: Responses = {
    ...responses,
    setNoticePreferences: () => {
      throw new Refusal({ code: 'service/unavailable', status: 503 });
    },
  };
  const { person } = await open(refusing, '/lobby/notification?settings=mail');
  await person.click(await screen.findByRole('combobox', { name: /^Agents/ }));
  await person.click(await screen.findByRole('option', { name: 'Immediately' }));
  await waitFor(() => expect(screen.getByRole('combobox', { name: /^Agents/ })).toHaveValue('Never'));
  expect(screen.getByRole('alert')).toBeVisible();
});
