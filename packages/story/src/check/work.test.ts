import { expect, test } from '@jest/globals';
import type { StoryPart } from '@meowtale/contracts/inputs/drama/story';
import { newCharacter } from '../model/parts.ts';
import { solve } from './flow.ts';
import { appearancesOf, checkConsistency, checkStory, graphOf } from './index.ts';
import { netOf } from './net.ts';
import { counted } from './testing/counted.ts';
import { oneLine, option, say, seen, setting, story, unseen } from './testing/small.ts';

const LINES_IN_PARAGRAPH = 20;

/** 20 characters, paragraphs that lead on, back to a hub and past each other, and an error of some kind in every third line. */
function storyWith(lines: number, isFaulty = true) {
  const people = Array.from({ length: 20 }, (_, at) => newCharacter(`c${at}`, `Person${at}`));
  const count = lines / LINES_IN_PARAGRAPH;
  const paragraphs = Array.from({ length: count }, (_, at): StoryPart => {
    const each = Array.from({ length: LINES_IN_PARAGRAPH }, (_, line) => {
      const isWrong = isFaulty && line % 3 === 0;
      const text = isWrong && line % 2 === 0 ? '' : `Person${line} speaks of ${at}, ${line}.`;
      return say(`l${at}-${line}`, text, {
        speaker: isWrong ? 'ghost' : `c${line}`,
        picture: isWrong ? 'gone' : null,
        when: unseen(`p${at}`),
      });
    });
    const choices = [
      option(`b${at}`, 'p0', { when: seen(`p${count - 1}`) }),
      option(`o${at}`, null),
      option(`s${at}`, `p${Math.min(at + 2, count - 1)}`),
    ];
    return oneLine(`p${at}`, { lines: each, choices: at === 0 || at % 5 === 0 ? choices : [] });
  });
  return story(setting({ languages: ['en-US', 'de-DE', 'zh-TW'] }), ...people, ...paragraphs);
}

function readsOf(check: (of: ReturnType<typeof storyWith>) => unknown, lines: number): number {
  let reads = 0;
  check(counted(storyWith(lines), () => (reads += 1)));
  return reads;
}

test.each([
  ['checkStory', checkStory, 260],
  ['checkConsistency', checkConsistency, 130],
  ['graphOf', graphOf, 10],
  ['appearancesOf', appearancesOf, 20],
] as const)('%s reads twice as much of a story that is twice as long, and little of each line', (_, check, readsPerLineMax) => {
  const [once, twice, fourTimes] = [1000, 2000, 4000].map((lines) => readsOf(check, lines)) as [number, number, number];
  expect(twice / once).toBeLessThan(2.05);
  expect(fourTimes / twice).toBeLessThan(2.05);
  expect(twice / 2000).toBeLessThan(readsPerLineMax);
});

test('sets at thousands of paragraphs are computed a few times each, whatever the loops', () => {
  const net = netOf(storyWith(3000 * LINES_IN_PARAGRAPH, false));
  let steps = 0;
  const through = () => {
    steps += 1;
  };
  const { before } = solve(net, { size: 100, mode: 'must', through, along: () => {} });
  expect(before).toHaveLength(3000);
  expect(steps).toBeLessThan(3 * 3000);
});
