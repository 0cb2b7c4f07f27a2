import { describe, expect, test } from '@jest/globals';
import { filtersPath, filtersToQuery, isFiltered, readFilters } from './filters.ts';

describe('the filters of the store list', () => {
  test('come back from the address they were written to', () => {
    const filters = readFilters('?category=girl-gl,normal-age&language=zh-TW&priceMin=10&priceMax=500&keyword=sea&order=price-asc&page=3');
    expect(filters).toEqual({
      categories: ['normal-age', 'girl-gl'],
      languages: ['zh-TW'],
      priceMin: 10,
      priceMax: 500,
      keyword: 'sea',
      order: 'price-asc',
      page: 3,
    });
    expect(readFilters(new URL(filtersPath(filters, { page: 3 }), 'http://x').search)).toEqual(filters);
  });

  test('drop what no list knows', () => {
    expect(readFilters('?category=drop%20table&language=xx&priceMin=-4&priceMax=1e9&order=evil&page=-1')).toEqual(readFilters(''));
  });

  test('name no page that can’t be asked for by its number', () => {
    expect(readFilters('?page=100').page).toBe(100);
    expect(readFilters('?page=101').page).toBe(1);
  });

  test('start at page one when anything but the page changes', () => {
    const third = readFilters('?page=3');
    expect(filtersPath(third, { keyword: 'cat' })).toBe('/store?keyword=cat');
    expect(filtersPath(third, { page: 4 })).toBe('/store?page=4');
  });

  test('send only what was chosen', () => {
    const categories = ['normal-age', 'girl-gl'];
    expect(filtersToQuery(readFilters(''), 30)).toEqual({ page: 1, pageSize: 30, orderField: 'released_at-desc', categories });
    expect(isFiltered(readFilters('?priceMin=0'))).toBe(true);
    expect(isFiltered(readFilters('?order=price-asc'))).toBe(false);
  });
});
