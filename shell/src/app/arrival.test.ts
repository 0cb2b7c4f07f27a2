import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { cacheExchange, createClient, fetchExchange, gql } from '@urql/core';
import { pipe, subscribe } from 'wonka';
import { createArrival } from './arrival.ts';
import { createProgress } from './progress.ts';

const LIST = gql`query List($page: Int) { list(page: $page) }`;

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

/** Opens a page with queries that are answered on demand. */
function open() {
  const respond: (() => void)[] = [];
  const fetchList = () =>
    new Promise<Response>((resolve) => {
      const headers = { 'content-type': 'application/json' };
      respond.push(() => resolve(new Response('{"data":{"list":1}}', { headers })));
    });
  const progress = createProgress();
  let comeTo = () => {};
  const history = {
    subscribe(hear: () => void) {
      comeTo = hear;
      return () => {};
    },
  };
  const client = createClient({
    url: 'http://localhost/graphql',
    preferGetMethod: false,
    fetch: fetchList as typeof fetch,
    exchanges: [cacheExchange, createArrival(history, progress), fetchExchange],
  });
  return {
    progress: progress.getState(),
    waits: async () => {
      await jest.advanceTimersByTimeAsync(0);
      return progress.getState().pending > 0;
    },
    comeTo: () => comeTo(),
    ask: (page: number) =>
      pipe(
        client.query(LIST, { page }),
        subscribe(() => {}),
      ),
    answer: () => respond.shift()?.(),
  };
}

test('the bar waits until all queries of an opened page are answered', async () => {
  const { comeTo, ask, answer, waits } = open();
  comeTo();
  expect(await waits()).toBe(false);
  ask(1);
  ask(2);
  expect(await waits()).toBe(true);
  answer();
  expect(await waits()).toBe(true);
  answer();
  expect(await waits()).toBe(false);
});

test('cached data causes no waiting', async () => {
  const { comeTo, ask, answer, waits } = open();
  ask(1);
  answer();
  await waits();
  comeTo();
  ask(1);
  expect(await waits()).toBe(false);
});

test('queries after the page has settled cause no waiting', async () => {
  const { comeTo, ask, waits } = open();
  comeTo();
  await jest.advanceTimersByTimeAsync(200);
  ask(1);
  expect(await waits()).toBe(false);
});

test('a page whose code is fetched first sends its queries after that', async () => {
  const { comeTo, ask, answer, waits, progress } = open();
  comeTo();
  progress.start();
  await jest.advanceTimersByTimeAsync(3000);
  progress.done();
  ask(1);
  expect(await waits()).toBe(true);
  answer();
  expect(await waits()).toBe(false);
});

test('leaving a page ends its waiting', async () => {
  const { comeTo, ask, waits } = open();
  comeTo();
  const { unsubscribe } = ask(1);
  expect(await waits()).toBe(true);
  unsubscribe();
  expect(await waits()).toBe(false);
});
