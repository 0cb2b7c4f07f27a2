import { expect, test } from '@jest/globals';
import { ADULT_CATEGORIES } from '@meowtale/contracts';
import { renderRoute } from '@meowtale/web-kit/testing';
import { screen } from '@testing-library/react';
import { createSlice } from '../../slice.tsx';
import { storeDetail } from '../detail/test-listing.ts';

/** What a page asks the catalogue for. */
async function categoriesOf(route: string, at: string): Promise<string[]> {
  const asked: string[][] = [];
  const pageInfo = { __typename: 'PageInfo', page: 1, pageSize: 30, pageCount: 1 };
  const storeList = ({ q }: { q: { categories?: string[] } }) => {
    asked.push(q.categories ?? [...ADULT_CATEGORIES]);
    return { findStore: { __typename: 'StoreList', list: [storeDetail()], totalCount: 1, pageInfo } };
  };
  await renderRoute(createSlice, route, { answers: { storeList }, at });
  await screen.findAllByRole('link', { name: /The Night Ferry/ });
  expect(asked).toHaveLength(1);
  return asked[0] ?? [];
}

test.each([
  ['home', '/'],
  ['list', '/store'],
  ['list', '/store?keyword=hour&language=en-US'],
])('%s at %s holds no adult work: its address brings no gate', async (route, at) => {
  expect(await categoriesOf(route, at)).toEqual(['normal-age', 'girl-gl']);
});

test('a list at an address that brings the gate holds the adult works that it names', async () => {
  expect(await categoriesOf('list', '/store?category=girl-r18,boy-bl')).toEqual(['boy-bl', 'girl-r18']);
});

test('a list that nothing fits says so once and offers one way to clear the filters', async () => {
  const pageInfo = { __typename: 'PageInfo', page: 1, pageSize: 30, pageCount: 0 };
  const storeList = () => ({ findStore: { __typename: 'StoreList', list: [], totalCount: 0, pageInfo } });
  await renderRoute(createSlice, 'list', { answers: { storeList }, at: '/store?keyword=hour' });
  expect(await screen.findByRole('heading', { name: 'Nothing fits all of that' })).toBeVisible();
  expect(screen.getAllByRole('button', { name: 'Clear filters' })).toHaveLength(1);
  expect(screen.queryByText('0 stories')).not.toBeInTheDocument();
});
