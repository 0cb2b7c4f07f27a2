import { expect, jest, test } from '@jest/globals';
import { mira, Refusal, type Responses, renderRoute } from '@meowtale/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { createSlice } from '../slice.tsx';

const staff = { ...mira, nickname: 'Staff', roles: ['user', 'staff'] as const };
const total = (totalCount: number) => ({ __typename: 'List', totalCount });
const lettersOf = (...ids: string[]) => ids.map((id) => ({ __typename: 'DeadLetter', id }));
const away = () => {
  throw new Refusal({ code: 'service/unavailable', status: 503 });
};
const responses: Responses = {
  reportedComments: () => ({ findStoreCommentReport: { __typename: 'ReportedCommentList', list: [], totalCount: 0 } }),
  staffCatalogCounts: () => ({ review: total(1200), comments: total(0), letters: lettersOf('c1') }),
  staffWalletCounts: () => ({ refunds: total(3), differences: total(2), withdrawals: total(1), letters: lettersOf('w1', 'w2') }),
  staffDramaCounts: () => ({ letters: lettersOf() }),
};
const open = (more: Responses = {}) =>
  renderRoute(createSlice, 'comment-reports', { responses: { ...responses, ...more }, at: '/lobby/staff/comments', person: staff });
const namesIn = (group: string) =>
  within(within(screen.getByRole('navigation', { name: 'Staff pages' })).getByRole('list', { name: group }))
    .getAllByRole('link')
    .map((link) => link.textContent);
const link = (name: string) => screen.findByRole('link', { name });

test('the staff pages are grouped by topic, and each queue’s link has its count', async () => {
  await open();
  expect(await link('Review 1,200 waiting')).toHaveAttribute('href', '/lobby/staff');
  expect(await link('Refunds 3 waiting')).toHaveAttribute('href', '/lobby/staff/refunds');
  for (const name of ['Payment differences 2 waiting', 'Payouts 1 waiting', 'Dead letters 3 waiting'])
    expect(await link(name)).toBeVisible();
  expect(await link('Comments')).toHaveAttribute('aria-current', 'page');
  expect(namesIn('Review and listings')).toEqual([expect.stringMatching(/^Review/), 'Listings', 'Home page', 'Promotions']);
  expect(namesIn('People and comments')).toEqual(['People', 'Comments', 'Notices']);
  expect(namesIn('Money')).toHaveLength(5);
  expect(namesIn('System')).toHaveLength(3);
});

test('a failed count is left out, and the page and the other counts are shown', async () => {
  await open({ staffWalletCounts: away });
  expect(await link('Review 1,200 waiting')).toBeVisible();
  for (const name of ['Refunds', 'Payment differences', 'Payouts', 'Dead letters']) expect(await link(name)).toBeVisible();
  expect(await screen.findByText('No reported comments')).toBeVisible();
});

test('the page is shown before the counts', async () => {
  const counted = Promise.withResolvers<object>();
  await open({ staffCatalogCounts: () => counted.promise });
  expect(await screen.findByText('No reported comments')).toBeVisible();
  expect(await link('Review')).toBeVisible();
  counted.resolve({ review: total(4), comments: total(0), letters: lettersOf() });
  expect(await link('Review 4 waiting')).toBeVisible();
});

test('another tab of the same page doesn’t count again', async () => {
  const counts = jest.fn(() => ({ review: total(4), comments: total(0), letters: lettersOf() }));
  const { person } = await open({ staffCatalogCounts: counts });
  await person.click(await link('Hidden'));
  expect(await screen.findByText('No hidden comments')).toBeVisible();
  await waitFor(() => expect(counts).toHaveBeenCalledTimes(1));
});
