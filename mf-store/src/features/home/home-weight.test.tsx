import { expect, test } from '@jest/globals';
import { LOCALES } from '@meowtale/contracts/locales';
import { type Responses, renderRoute } from '@meowtale/web-kit/testing';
import { screen } from '@testing-library/react';
import { createSlice } from '../../slice.tsx';
import { storeDetail } from '../detail/test-listing.ts';

/** Of one card's HTML; the page has about forty. */
const CARD_MAX_CHARACTERS = 2700;

const [info] = storeDetail().store_info;
const url = 'http://files.localhost:3002/i/0198f6d2-0000-7000-8000-00000000aaaa.jpg';
const data = info && { ...info.data, cover: { ...info.data.cover, url }, cover240x320: { ...info.data.cover240x320, url } };
const work = storeDetail({ store_info: info && data ? [{ ...info, data } as typeof info] : [] });
const pageInfo = { __typename: 'PageInfo', page: 1, pageSize: 10, pageCount: 1, hasNextPage: false, endCursor: null };

const requests: { language?: string }[] = [];
const recorded = (answer: () => object) => (variables: { language?: string }) => {
  requests.push(variables);
  return answer();
};
const shelf = () => ({ findStore: { __typename: 'StoreList', list: [work], totalCount: 1, totalCountIsExact: true, pageInfo } });
const home = () => ({
  findConfigurationPagesIndex: { __typename: 'HomePage', platform_key: 'meowtale', revision: 1, carousel: [work], rows: [] },
});
const responses: Responses = { home: recorded(home), recommended: recorded(shelf), storeList: recorded(shelf) };

test('the home page queries each work’s texts in the page’s language only', async () => {
  await renderRoute(createSlice, 'home', { responses, at: '/' });
  await screen.findAllByRole('article');
  expect(LOCALES.length).toBeGreaterThan(1);
  expect(requests.map(({ language }) => language)).toEqual(Array(4).fill('en-US'));
});

test('a card of the home page is small: it names no file narrower than its display', async () => {
  await renderRoute(createSlice, 'home', { responses, at: '/' });
  const [card] = await screen.findAllByRole('article');
  expect(card?.outerHTML.length).toBeLessThan(CARD_MAX_CHARACTERS);
  expect(card?.querySelector('source')?.srcset).toMatch(/_160\.avif 160w/);
  expect(card?.querySelector('source')?.srcset).not.toMatch(/_(?:48|80|128)\.avif/);
});
