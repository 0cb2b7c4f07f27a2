import { beforeEach, expect, jest, test } from '@jest/globals';
import { mira, Refusal, type Responses, renderRoute } from '@meowtale/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { createSlice } from '../../slice.tsx';

const staff = { ...mira, nickname: 'Staff', roles: ['user', 'staff'] as const };
const someone = (nickname: string, uuid = '0198f6d2-0000-7000-8000-0000000000c1') => ({
  __typename: 'UserPublic',
  uuid,
  nickname,
  is_staff: false,
});
const report = (change: object = {}) => ({
  __typename: 'CommentReport',
  uuid: '0198f6d2-0000-7000-8000-0000000000f1',
  user: someone('Reader', '0198f6d2-0000-7000-8000-0000000000c2'),
  reason: 'spam',
  memo: '',
  words: 'Buy gold',
  created_at: '2026-11-20T12:00:00.000Z',
  ...change,
});
const comment = (change: object = {}) => ({
  __typename: 'ReportedComment',
  uuid: '0198f6d2-0000-7000-8000-0000000000e1',
  store_id: '0198f6d2-0000-7000-8000-0000000000a1',
  store: {
    __typename: 'Store',
    uuid: '0198f6d2-0000-7000-8000-0000000000a1',
    default_lang: 'zh-TW',
    store_info: [
      { __typename: 'StoreInfo', language: 'zh-TW', name: '夜渡' },
      { __typename: 'StoreInfo', language: 'en-US', name: 'The Night Ferry' },
    ],
  },
  parent_words: null,
  user: someone('Seller'),
  comment: 'Buy gold',
  is_deleted: false,
  created_at: '2026-11-19T12:00:00.000Z',
  report_count: 1,
  reports: [report()],
  ...change,
});
const sent = jest.fn<(variables: object) => void>();
let waiting: object[];
let hidden: object[];
const responses: Responses = {
  reportedComments: ({ state }) => {
    const list = state === 'hidden' ? hidden : waiting;
    return { findStoreCommentReport: { __typename: 'ReportedCommentList', list, totalCount: list.length } };
  },
  reviewStoreComment: (variables) => {
    sent(variables);
    if (variables.action === 'show') hidden = [];
    else waiting = [];
    return { reviewStoreComment: true };
  },
};
beforeEach(() => {
  localStorage.clear();
  waiting = [comment()];
  hidden = [];
  sent.mockClear();
});
const open = (more: Responses = {}, at = '/lobby/staff/comments') =>
  renderRoute(createSlice, 'comment-reports', { responses: { ...responses, ...more }, at, person: staff });

async function decide(person: Awaited<ReturnType<typeof open>>['person'], name: string, act: string, hint?: RegExp) {
  await person.click(await screen.findByRole('button', { name }));
  const dialog = within(screen.getByRole('dialog'));
  const reason = dialog.getByRole('textbox', { name: /Reason/ });
  if (hint) expect(reason).toHaveAccessibleDescription(hint);
  await person.type(reason, 'It advertises.');
  await person.click(dialog.getByRole('button', { name: act }));
  return dialog;
}

test('a reported comment is hidden with a reason that its writer reads, and leaves the queue', async () => {
  const { person, host } = await open();
  expect(await screen.findByText('Advertising or spam')).toBeVisible();
  await decide(person, 'Hide the comment by Seller', 'Hide', /The person reads this/);
  await waitFor(() => expect(host.notify).toHaveBeenCalledWith('The comment is hidden.', 'success'));
  expect(sent).toHaveBeenCalledWith({ uuid: comment().uuid, action: 'hide', reason: 'It advertises.' });
  expect(await screen.findByText('No reported comments')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
});

test('reports are dismissed with a reason for the audit log only', async () => {
  const { person } = await open();
  await decide(person, 'Dismiss the reports on the comment by Seller', 'Dismiss', /only staff can read it/);
  await waitFor(() => expect(sent).toHaveBeenCalledWith({ uuid: comment().uuid, action: 'dismiss', reason: 'It advertises.' }));
});

test('a comment that was changed or deleted since is shown with the reported text', async () => {
  waiting = [comment({ comment: '', is_deleted: true, reports: [report({ reason: 'other', memo: 'He does this everywhere.' })] })];
  await open();
  expect(await screen.findByText('Its writer deleted it.')).toBeVisible();
  expect(screen.getByText('The comment when it was reported:')).toBeVisible();
  expect(screen.getByText('Buy gold')).toBeVisible();
  expect(screen.getByText('He does this everywhere.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Dismiss the reports on the comment by Seller' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Hide/ })).toBeNull();
});

test('a row links to the work by name, and shows the number of reports and the comment it replies to', async () => {
  waiting = [comment({ parent_words: 'Where is the ferry…', report_count: 1021 })];
  const { unmount } = await open();
  const row = within(await screen.findByRole('row', { name: /Buy gold/ }));
  expect(row.getByRole('link', { name: 'The Night Ferry' })).toHaveAttribute('href', '/store/0198f6d2-0000-7000-8000-0000000000a1');
  expect(row.getByText(/^Reply to:/)).toHaveTextContent('Reply to: Where is the ferry…');
  expect(row.getByText('Reports: 1,021')).toBeVisible();
  unmount();
  waiting = [comment({ store: null, parent_words: '' })];
  await open();
  expect(await screen.findByText('Reply to a deleted comment')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Untitled listing' })).toBeVisible();
});

test('staff among writers and reporters have a badge outside their name', async () => {
  waiting = [comment({ user: { ...someone('Seller'), is_staff: true } })];
  await open();
  const row = within(await screen.findByRole('row', { name: /Buy gold/ }));
  expect(row.getAllByText('Meowtale staff')).toHaveLength(1);
  expect(row.getByRole('link', { name: 'Seller' }).parentElement).toHaveTextContent('Seller Meowtale staff');
});

test('a hidden comment is shown again', async () => {
  hidden = [comment()];
  const { person } = await open({}, '/lobby/staff/comments?state=hidden');
  await decide(person, 'Show the comment by Seller again', 'Show again');
  await waitFor(() => expect(sent).toHaveBeenCalledWith({ uuid: comment().uuid, action: 'show', reason: 'It advertises.' }));
  expect(await screen.findByText('No hidden comments')).toBeVisible();
});

test('a colleague decides about staff’s own comment, and a colleague’s decision meanwhile is reported', async () => {
  waiting = [comment({ user: someone('Staff', staff.uuid) })];
  const first = await open();
  expect(await screen.findByText('You wrote this yourself: a colleague decides.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Hide/ })).toBeNull();
  first.unmount();
  waiting = [comment()];
  const { person } = await open({
    reviewStoreComment: () => {
      throw new Refusal({ code: 'review/state', status: 409 });
    },
  });
  const dialog = await decide(person, 'Hide the comment by Seller', 'Hide');
  expect(await dialog.findByText(/review\/state/)).toBeVisible();
});

test('a long comment is folded and leaves the reports a least width', async () => {
  waiting = [comment({ comment: 'word '.repeat(121), reports: [report({ memo: 'line\n'.repeat(5), words: 'word '.repeat(121) })] })];
  const { person } = await open();
  const table = await screen.findByRole('table');
  expect(within(table).getByRole('columnheader', { name: 'Reports' })).toHaveClass('mt-cell--sentences');
  const [ofComment] = await within(table).findAllByRole('button', { name: 'Show more' });
  expect(within(table).getAllByRole('button', { name: 'Show more' })).toHaveLength(2);
  await person.click(ofComment as HTMLElement);
  expect(within(table).getByRole('button', { name: 'Show less' })).toBeVisible();
});
