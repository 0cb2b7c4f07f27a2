import { expect, test } from '@jest/globals';
import { atOnce } from './at-once.ts';

test('no more run at once than may, the others in their order, and a failure lets the next one in', async () => {
  const inTurn = atOnce(2);
  const log: string[] = [];
  let running = 0;
  let most = 0;
  const work = (name: string, fails = false) =>
    inTurn(async () => {
      log.push(name);
      running += 1;
      most = Math.max(most, running);
      await new Promise(setImmediate);
      running -= 1;
      if (fails) throw new Error(name);
      return name;
    });
  const answers = await Promise.allSettled([work('a', true), work('b'), work('c', true), work('d'), work('e')]);
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'rejected', 'fulfilled', 'fulfilled']);
  expect(log).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(most).toBe(2);
});
