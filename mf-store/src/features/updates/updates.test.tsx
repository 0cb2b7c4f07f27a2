import { expect, test } from '@jest/globals';
import { Refusal, type Responses, renderRoute } from '@meowtale/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { createSlice } from '../../slice.tsx';
import { detailResponses, STORE } from '../detail/test-listing.ts';

const updatesOf = (count: number): Responses => ({
  ...detailResponses,
  storeUpdates: ({ after, pageSize }) => {
    const from = after ? Number(after) : 0;
    const list = Array.from({ length: count }, (_, index) => ({
      __typename: 'StoreUpdateLog',
      uuid: `0198f6d2-0000-7000-8000-0000000000${10 + index}`,
      content: `Change ${count - index}`,
      created_at: `2026-11-${20 - index}T10:00:00.000Z`,
    })).slice(from, from + pageSize);
    const pageInfo = { __typename: 'PageInfo', hasNextPage: count > from + pageSize, endCursor: String(from + pageSize) };
    return { findStoreUpdateLogByNoAuth: { __typename: 'StoreUpdateLogList', list, totalCount: count, pageInfo } };
  },
});
const open = (responses: Responses) => renderRoute(createSlice, 'detail', { responses, at: `/store/${STORE}`, params: { id: STORE } });

test('three updates are shown with their day, the newest first, and the rest on request', async () => {
  const { person } = await open(updatesOf(5));
  const updates = within(await screen.findByRole('region', { name: 'Updates' }));
  expect((await updates.findAllByRole('listitem')).map((item) => item.textContent)).toEqual([
    'Nov 20, 2026Change 5',
    'Nov 19, 2026Change 4',
    'Nov 18, 2026Change 3',
  ]);
  await person.click(updates.getByRole('button', { name: 'Show earlier updates' }));
  const earlier = await updates.findByText('Change 1');
  expect(earlier.closest('ul')).toHaveFocus();
  expect(updates.getAllByRole('listitem')).toHaveLength(5);
  expect(updates.queryByRole('button')).not.toBeInTheDocument();
});

test('a work without updates has no such part', async () => {
  await open(updatesOf(0));
  expect(await screen.findByRole('heading', { name: 'No comments yet' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Updates' })).not.toBeInTheDocument();
});

test('updates that fail to load show an error, with a retry', async () => {
  let resting = true;
  const responses = updatesOf(1);
  const { person } = await open({
    ...responses,
    storeUpdates: (variables) => {
      if (resting) throw new Refusal({ code: 'service/unavailable', status: 503, service: 'catalog' });
      return responses.storeUpdates?.(variables);
    },
  });
  const updates = within(await screen.findByRole('region', { name: 'Updates' }));
  expect(updates.getByRole('heading', { name: 'The updates couldn’t be loaded' })).toBeVisible();
  resting = false;
  await person.click(updates.getByRole('button', { name: 'Try again' }));
  expect(await updates.findByText('Change 1')).toBeVisible();
});
