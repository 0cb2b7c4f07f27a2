import { expect, test } from '@jest/globals';
import { gatewayEnvSchema } from './env.ts';
import { subschemas } from './subschemas.ts';
import { testSettings } from './test-env.ts';

const read = (SERVICE_URLS?: string) => gatewayEnvSchema.safeParse({ ...testSettings, SERVICE_URLS });

test('a service that the environment names is stitched after those with a setting', () => {
  const { data } = read('news=http://127.0.0.1:4004, news-feed=https://feed.internal');
  expect(data && subschemas(data).map(({ name, url }) => `${name} ${url}`)).toEqual([
    'catalog http://127.0.0.1:4001',
    'wallet http://127.0.0.1:4002',
    'drama-ai http://127.0.0.1:4003',
    'news http://127.0.0.1:4004',
    'news-feed https://feed.internal',
  ]);
});

test('without further services only those with a setting are stitched', () => {
  for (const { data } of [read(), read('')]) expect(data && subschemas(data)).toHaveLength(3);
});

test.each([
  ...['http://127.0.0.1:4004', 'news', 'news=', 'news=ftp://a', 'News=http://a', 'a=http://a,a=http://b', 'wallet=http://a'],
  'news=http://a/graphql',
])('an address without a name or with a path, a name without one, and a name twice are rejected: %j', (text) => {
  expect(read(text).error?.issues).toMatchObject([{ path: ['SERVICE_URLS'], code: 'custom' }]);
});

test('a setting with the path of an endpoint is rejected, and one with a slash is not', () => {
  const issuesOf = (CATALOG_URL: string) => gatewayEnvSchema.safeParse({ ...testSettings, CATALOG_URL }).error?.issues ?? [];
  expect(issuesOf('http://127.0.0.1:4001/graphql')).toMatchObject([{ path: ['CATALOG_URL'] }]);
  expect(issuesOf('http://127.0.0.1:4001/')).toEqual([]);
});
