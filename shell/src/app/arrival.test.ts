import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { cacheExchange, createClient, fetchExchange, gql } from '@urql/core';
import { pipe, subscribe } from 'wonka';
import { createArrival } from './arrival.ts';
import { createProgress } from './progress.ts';

const LIST = gql`query List($page: Int) { list(page: $page) }`;

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

/** A page that is come to and asks; each question is answered when it is said so. */
function open() {
  const answers: (() => void)[] = [];
  const fetchList = () =>
    new Promise<Response>((resolve) => {
      const headers = { 'content-type': 'application/json' };
      answers.push(() => resolve(new Response('{"data":{"list":1}}', { headers })));
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
    answer: () => answers.shift()?.(),
  };
}

test('what a page asks on being come to is waited for until all of it is answered', async () => {
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

test('what is known already is not waited for', async () => {
  const { comeTo, ask, answer, waits } = open();
  ask(1);
  answer();
  await waits();
  comeTo();
  ask(1);
  expect(await waits()).toBe(false);
});

test('what is asked once the page stands is not waited for', async () => {
  const { comeTo, ask, waits } = open();
  comeTo();
  await jest.advanceTimersByTimeAsync(200);
  ask(1);
  expect(await waits()).toBe(false);
});

test('a page whose code is fetched first asks after that', async () => {
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

test('a page that is left waits for nothing more', async () => {
  const { comeTo, ask, waits } = open();
  comeTo();
  const { unsubscribe } = ask(1);
  expect(await waits()).toBe(true);
  unsubscribe();
  expect(await waits()).toBe(false);
});
