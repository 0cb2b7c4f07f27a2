import { beforeEach, expect, test } from '@jest/globals';
import { type Client, createClient, fetchExchange, gql } from '@urql/core';
import { keepLastExchange } from './keep-last.ts';

const LIST = gql`
  query List($page: Int) {
    list(page: $page)
  }
`;
const rejection = (code: string) => ({ data: null, errors: [{ message: code, extensions: { code } }] });

let answer: object | null;
let client: Client;
beforeEach(() => {
  answer = { data: { list: ['a'] } };
  client = createClient({
    url: 'http://site.invalid/graphql',
    preferGetMethod: false,
    exchanges: [keepLastExchange(), fetchExchange],
    fetch: async () => {
      if (!answer) throw new TypeError('nobody answers');
      // The gateway sends a response without any data with the status of an outage.
      const status = 'errors' in answer ? 503 : 200;
      const headers = { 'content-type': 'application/graphql-response+json; charset=utf-8' };
      return new Response(JSON.stringify(answer), { status, statusText: 'Service Unavailable', headers });
    },
  });
});
const ask = (page = 1) => client.query(LIST, { page }).toPromise();

test.each([
  ['an unavailable service', rejection('service/unavailable')],
  ['an overloaded service', rejection('service/overloaded')],
  ['no network', null],
])('%s: the last data is shown beside the error', async (_what, outage) => {
  await ask();
  answer = outage;
  const { data, error } = await ask();
  expect(data).toEqual({ list: ['a'] });
  expect(error?.graphQLErrors.map(({ extensions }) => extensions.code)).toEqual(
    outage?.errors.map(({ extensions }) => extensions.code) ?? [],
  );
  expect(error).toBeDefined();
});

test('a query that never succeeded stays empty, also when another one succeeded', async () => {
  await ask(1);
  answer = rejection('service/unavailable');
  expect((await ask(2)).data).toBeFalsy();
});

test('a domain error restores no data', async () => {
  await ask();
  answer = rejection('store/not-found');
  expect((await ask()).data).toBeFalsy();
});

test('the newest data is used', async () => {
  await ask();
  answer = { data: { list: ['b'] } };
  await ask();
  answer = null;
  expect((await ask()).data).toEqual({ list: ['b'] });
});

test('during a long visit only the most recent responses are cached', async () => {
  for (let page = 1; page <= 202; page += 1) {
    await ask(page);
    // A response that is used again isn't removed.
    if (page === 100) await ask(2);
  }
  answer = null;
  for (const page of [1, 3]) expect((await ask(page)).data).toBeFalsy();
  for (const page of [2, 4, 202]) expect((await ask(page)).data).toEqual({ list: ['a'] });
});
