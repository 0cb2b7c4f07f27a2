import { describe, expect, test } from '@jest/globals';
import { filtersPath, listVariables, NO_FILTERS, ordersFor, readFilters } from './filters.ts';

const CREATOR = '0198f6d2-0000-7000-8000-0000000000a2';
const inAddress = (path: string) => readFilters(new URL(path, 'http://x').search);

describe('the filters of the store list', () => {
  test('are read from the address to which they were written', () => {
    const search =
      '?category=girl-gl,normal-age&language=zh-TW&priceMin=10&priceMax=500&free=1&sale=1&system=windows,web&serial=ongoing' +
      `&release=early_access&tag=sea&tag=cats,%20dogs&without=horror&creator=${CREATOR}&platform=meowtale-open` +
      '&keyword=sea&order=price-asc&page=3';
    const filters = readFilters(search);
    expect(filters).toEqual({
      keyword: 'sea',
      categories: ['normal-age', 'girl-gl'],
      priceMin: 10,
      priceMax: 500,
      free: true,
      sale: true,
      languages: ['zh-TW'],
      systems: ['web', 'windows'],
      serial: 'ongoing',
      release: 'early_access',
      tags: ['sea', 'cats, dogs'],
      without: ['horror'],
      creator: CREATOR,
      platform: 'meowtale-open',
      order: 'price-asc',
      page: 3,
      after: null,
    });
    expect(inAddress(filtersPath(filters, { page: 3 }))).toEqual(filters);
  });

  test('drop unknown values', () => {
    const strange =
      '?category=drop%20table&language=xx&priceMin=-4&priceMax=1e9&order=evil&page=-1&free=yes&system=amiga&serial=never' +
      `&release=0&tag=%20&tag=${'x'.repeat(31)}&creator=me&platform=steam&after=%00`;
    expect(readFilters(strange)).toEqual(NO_FILTERS);
    expect(readFilters(`?${Array.from({ length: 12 }, (_, at) => `tag=t${at}`).join('&')}`).tags).toHaveLength(10);
  });

  test('drop a page number that can’t be queried', () => {
    expect(readFilters('?page=100').page).toBe(100);
    expect(readFilters('?page=101').page).toBe(1);
  });

  test('start at page one, and without a cursor, when anything but the page changes', () => {
    const third = readFilters('?page=3');
    expect(filtersPath(third, { keyword: 'cat' })).toBe('/store?keyword=cat');
    expect(filtersPath(third, { page: 4 })).toBe('/store?page=4');
    expect(filtersPath(readFilters('?page=100&after=WzEsMl0'), { free: true })).toBe('/store?free=1');
  });

  test('are ordered by relevance with a keyword, unless another order was chosen', () => {
    expect(readFilters('?keyword=sea').order).toBe('relevance-desc');
    expect(readFilters('?order=relevance-desc').order).toBe('released_at-desc');
    expect(ordersFor('')).not.toContain('relevance-desc');
    expect(filtersPath(readFilters('?keyword=sea'), { keyword: '' })).toBe('/store');
    expect(filtersPath(readFilters('?keyword=sea&order=released_at-desc'))).toBe('/store?keyword=sea&order=released_at-desc');
    expect(filtersPath(readFilters('?order=price-asc'), { keyword: 'sea' })).toBe('/store?keyword=sea&order=price-asc');
  });

  test('send only what was chosen, and adult categories only where they are named', () => {
    const categories = ['normal-age', 'girl-gl'];
    expect(listVariables(NO_FILTERS, 30)).toEqual({
      platform: null,
      q: { page: 1, pageSize: 30, orderField: 'released_at-desc', categories },
    });
    expect(listVariables(readFilters('?sale=1&without=horror&after=WzEsMl0&category=boy-bl'), 30)).toEqual({
      platform: null,
      q: {
        after: 'WzEsMl0',
        pageSize: 30,
        orderField: 'released_at-desc',
        categories: ['boy-bl'],
        discounted: true,
        excludedTags: ['horror'],
      },
    });
  });
});
