import { expect, test } from '@jest/globals';
import { readingsOf } from './index.ts';
import { end, oneLine, option, outlineOf, seen, story } from './testing/small.ts';

/** A fork whose branches meet again, and a paragraph that nothing leads to. */
const forked = story(
  outlineOf(['fork', 'left', 'right', 'meet', 'lost']),
  oneLine('fork', { choices: [option('l', 'left'), option('r', 'right')] }),
  oneLine('left', { to: 'meet' }),
  oneLine('right'),
  end('meet'),
  end('lost'),
);

test('two branches of a fork are on no common path; what comes before and after them is on a path with both', () => {
  const { areTogether } = readingsOf(forked);
  const withOthers = (id: string) => ['fork', 'left', 'right', 'meet'].filter((other) => areTogether(id, other));
  expect([withOthers('fork'), withOthers('left'), withOthers('right')]).toEqual([
    ['fork', 'left', 'right', 'meet'],
    ['fork', 'left', 'meet'],
    ['fork', 'right', 'meet'],
  ]);
});

test('an unreachable paragraph is on no path with any other', () => {
  const { read, areTogether, into } = readingsOf(forked);
  expect([read, areTogether('lost', 'lost'), areTogether('fork', 'lost'), into('lost')]).toEqual([
    ['fork', 'left', 'right', 'meet'],
    false,
    false,
    [],
  ]);
});

test('ways are listed from both ends, without those that can never be taken', () => {
  const never = option('never', 'right', { when: seen('right') });
  const { into, out } = readingsOf(
    story(oneLine('fork', { choices: [option('l', 'left'), option('again', 'left'), never] }), end('left'), end('right')),
  );
  expect([out('fork'), into('left'), into('right')]).toEqual([['left'], ['fork'], []]);
});

test('a way back puts both sides of a fork on one path', () => {
  const { areTogether } = readingsOf(
    story(oneLine('fork', { choices: [option('l', 'left'), option('r', 'right')] }), oneLine('left', { to: 'fork' }), end('right')),
  );
  expect(areTogether('right', 'left')).toBe(true);
});
