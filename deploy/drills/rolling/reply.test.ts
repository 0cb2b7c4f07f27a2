import { expect, test } from '@jest/globals';
import { isShedRight, replyOf, WAIT_MS } from './reply.ts';

const answer = (status: number, body: unknown, retryAfter: string | null = null) => ({ status, retryAfter, text: JSON.stringify(body) });
const failed = (status: number, data: object | null = null) => ({ data, errors: [{ message: 'a/code', extensions: { status } }] });
const DATA = { findStore: { list: [] } };

test('a response with data and without errors is done', () => {
  expect(replyOf(answer(200, { data: DATA }))).toEqual({ kind: 'done', data: DATA });
});

test.each([
  ['an outage', answer(503, failed(503)), 'a/code (503)'],
  ['a limit', answer(429, failed(429)), 'a/code (429)'],
  ['an unknown outcome', answer(504, failed(504)), 'a/code (504)'],
  ['an error without a status', answer(500, { errors: [{ message: 'a/code' }] }), 'a/code (500)'],
  ['partial data', answer(200, failed(503, DATA)), 'a/code (503)'],
  ['a page of the load balancer', { status: 502, retryAfter: null, text: '' }, '502 without JSON'],
  ['no data', answer(200, {}), '200 without data'],
])('%s is worth a repetition', (_name, given, why) => {
  expect(replyOf(given)).toEqual({ kind: 'again', why, waitMs: WAIT_MS });
});

test('Retry-After is the wait, in seconds', () => {
  expect(replyOf(answer(503, failed(503), '5'))).toEqual({ kind: 'again', why: 'a/code (503)', waitMs: 5000 });
});

test('a rule that rejects a request is final', () => {
  expect(replyOf(answer(409, failed(409)))).toEqual({ kind: 'rejected', why: 'a/code (409)' });
});

test('an overloaded site sends data, or 503 or 429 with Retry-After, and nothing else', () => {
  expect(isShedRight(answer(200, { data: DATA }))).toBe(true);
  expect(isShedRight(answer(503, failed(503), '5'))).toBe(true);
  expect(isShedRight(answer(429, failed(429), '1'))).toBe(true);
  for (const wrong of [answer(503, failed(503)), answer(500, failed(500), '5'), answer(200, failed(503, DATA))])
    expect(isShedRight(wrong)).toBe(false);
});
