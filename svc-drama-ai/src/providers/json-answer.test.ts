import { expect, test } from '@jest/globals';
import { proofTest } from '@meowtale/service-kit/testing/proof';
import { readAnswer } from './json-answer.ts';

const read = (reply: string) => readAnswer('line', reply);

test.each([
  ['<think>{"text": "No."}</think>{"text": "Tea?"}'],
  ['<thinking>One {</thinking> and <think>two }</think> {"text": "Tea?"} fine'],
  ['```json\n{"text": "Tea?"}\n```'],
  ['{"text": "Tea?"}</think>'],
])('text around the answer and thoughts before it are dropped: %j', (reply) => expect(read(reply)).toEqual({ answer: { text: 'Tea?' } }));

test('a tag that is no thought stays in the words', () =>
  expect(read('{"text": "a </think> b"}')).toEqual({ answer: { text: 'a </think> b' } }));

test('two megabytes of unclosed thoughts are no answer', () =>
  expect(read('<think>'.repeat(300_000))).toEqual({ faults: [expect.any(String)] }));

proofTest('two megabytes of nothing but beginnings of thoughts are read within 3 s', () => {
  const began = performance.now();
  read('<think>'.repeat(300_000));
  expect(performance.now() - began).toBeLessThan(3000);
});
