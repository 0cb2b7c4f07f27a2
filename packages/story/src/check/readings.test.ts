import { expect, test } from '@jest/globals';
import { readingsOf } from './index.ts';
import { end, option, outlineOf, seen, story, told } from './testing/small.ts';

/** A fork whose branches meet again, and a room that nothing leads to. */
const forked = story(
  outlineOf(['fork', 'left', 'right', 'meet', 'lost']),
  told('fork', { choices: [option('l', 'left'), option('r', 'right')] }),
  told('left', { to: 'meet' }),
  told('right'),
  end('meet'),
  end('lost'),
);

test('two branches of a fork are on no way together; what comes before and after them is with both', () => {
  const { areTogether } = readingsOf(forked);
  const withOthers = (id: string) => ['fork', 'left', 'right', 'meet'].filter((other) => areTogether(id, other));
  expect([withOthers('fork'), withOthers('left'), withOthers('right')]).toEqual([
    ['fork', 'left', 'right', 'meet'],
    ['fork', 'left', 'meet'],
    ['fork', 'right', 'meet'],
  ]);
});

test('what no reader comes to is on no way, with nothing', () => {
  const { read, areTogether, into } = readingsOf(forked);
  expect([read, areTogether('lost', 'lost'), areTogether('fork', 'lost'), into('lost')]).toEqual([
    ['fork', 'left', 'right', 'meet'],
    false,
    false,
    [],
  ]);
});

test('ways are told from both of their ends, without those that can never be gone', () => {
  const never = option('never', 'right', { when: seen('right') });
  const { into, out } = readingsOf(
    story(told('fork', { choices: [option('l', 'left'), option('again', 'left'), never] }), end('left'), end('right')),
  );
  expect([out('fork'), into('left'), into('right')]).toEqual([['left'], ['fork'], []]);
});

test('a way back brings together what lies on both sides of a fork', () => {
  const { areTogether } = readingsOf(
    story(told('fork', { choices: [option('l', 'left'), option('r', 'right')] }), told('left', { to: 'fork' }), end('right')),
  );
  expect(areTogether('right', 'left')).toBe(true);
});
