import { describe, expect, test } from '@jest/globals';
import type { SliceConfig } from '@meowtale/web-kit';
import { z } from 'zod';
import { describeSlice } from './slice.ts';

const config: SliceConfig = {
  name: 'mf-shop',
  budgetBytes: 1_000_000,
  routes: [{ id: 'list', pattern: '/shop', frame: 'store', titleKey: 'list.title', roles: ['user'] }],
  navigation: [{ frame: 'lobby', to: '/lobby/shop', order: 3, labelKey: 'nav.shop', icon: 'star' }],
  popups: { 'shop.pick': z.object({ count: z.int().default(1), note: z.string().optional() }) },
};
const translations = new Map<string, { [key: string]: { [key: string]: string } }>([
  ['en-US', { list: { title: 'Shop' }, nav: { shop: 'Shop' } }],
  ['zh-TW', { list: { title: '商店' } }],
]);

describe('slice.json', () => {
  test('contains titles and labels in every language that has them', () => {
    const { routes, navigation, languages } = describeSlice(config, translations);
    expect(routes[0]).toMatchObject({ pattern: '/shop', host: 'shell', roles: ['user'], titles: { 'en-US': 'Shop', 'zh-TW': '商店' } });
    expect(navigation[0]?.labels).toEqual({ 'en-US': 'Shop' });
    expect(languages).toEqual(['en-US', 'zh-TW']);
  });

  test("describes a popup's input as its callers write it", () => {
    const schema = describeSlice(config, translations).popups['shop.pick'] as { required?: string[]; properties: object };
    expect(Object.keys(schema.properties)).toEqual(['count', 'note']);
    expect(schema.required ?? []).toEqual([]);
  });

  test('a label without an English text fails the build and names the place', () => {
    expect(() => describeSlice(config, new Map([['en-US', { list: { title: 'Shop' } }]]))).toThrow(
      'mf-shop/locales/en-US.json has no words under nav.shop',
    );
  });

  test('two routes with one id fail the build', () => {
    const [route] = config.routes;
    expect(() => describeSlice({ ...config, routes: [route, route] as SliceConfig['routes'] }, translations)).toThrow(
      'two routes have the id list',
    );
  });
});
