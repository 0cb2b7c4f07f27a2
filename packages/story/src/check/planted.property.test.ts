import { expect, test } from '@jest/globals';
import type { StoryParagraph, StoryPart } from '@meowtale/contracts/inputs/drama/story';
import fc from 'fast-check';
import { newResource } from '../model/parts.ts';
import type { Story } from '../model/story.ts';
import { runsOf } from '../testing/env.ts';
import { checkStory, type Problem } from './index.ts';
import { end, mended, oneLine, option, outlineOf, say, story, when } from './testing/small.ts';

/** Number of paragraphs with a choice, before the ending. */
const PARAGRAPHS = 4;
const brave = { kind: 'variable', id: 'brave', name: 'brave', type: 'boolean', initial: false } as const;

/** A story in the making: paragraphs in their order, and other parts. Every fault adds to it without touching another. */
interface Draft {
  paragraphs: Map<string, StoryParagraph>;
  others: StoryPart[];
}
type Expected = Pick<Problem, 'kind' | 'at'> & { also?: Problem['also'] };

/** Makes a story without problems: every paragraph has a choice to the next, and some another one to a later one. */
function soundDraft(skips: readonly boolean[]): Draft {
  const all = Array.from({ length: PARAGRAPHS }, (_, at) => {
    const skip = skips[at] && at + 2 <= PARAGRAPHS ? [option(`skip${at}`, `p${at + 2}`)] : [];
    const effects = at === 0 ? [{ variable: 'brave', do: 'set' as const, value: true }] : [];
    return oneLine(`p${at}`, { effects, choices: [option(`on${at}`, null), ...skip] });
  });
  const last = end(`p${PARAGRAPHS}`, { lines: [say('last', 'Brave.', { when: when({ variable: 'brave', is: '=', value: true }) })] });
  return { paragraphs: new Map([...all, last].map((paragraph) => [paragraph.id, paragraph])), others: [brave] };
}

function change({ paragraphs }: Draft, at: number, edit: (paragraph: StoryParagraph) => Partial<StoryParagraph>): void {
  const paragraph = paragraphs.get(`p${at}`) as StoryParagraph;
  paragraphs.set(paragraph.id, { ...paragraph, ...edit(paragraph) });
}

const addChoice = (draft: Draft, at: number, id: string, to: string | null): void =>
  change(draft, at, ({ choices }) => ({ choices: [...choices, option(id, to)] }));
const append = ({ paragraphs }: Draft, ...added: StoryParagraph[]): void => {
  for (const paragraph of added) paragraphs.set(paragraph.id, paragraph);
};

/** Plants a fault at a paragraph that can be read, and returns the problem to expect. Those that append come in the order of the outline. */
const faults = {
  unread: (draft: Draft, at: number): Expected => {
    draft.others.push({ ...brave, id: 'unused', name: 'unused' });
    change(draft, at, ({ effects }) => ({ effects: [...effects, { variable: 'unused', do: 'set', value: true }] }));
    return { kind: 'unread-variable', at: { part: 'unused' }, also: [{ part: `p${at}` }] };
  },
  repeatedPart: (draft: Draft, at: number): Expected => {
    draft.others.push(oneLine(`p${at}`));
    return { kind: 'duplicate-id', at: { part: `p${at}` } };
  },
  repeatedLine: (draft: Draft, at: number): Expected => {
    change(draft, at, ({ lines }) => ({ lines: [...lines, say('last', 'Again.')] }));
    return { kind: 'duplicate-id', at: { part: `p${PARAGRAPHS}`, line: 'last' }, also: [{ part: `p${at}`, line: 'last' }] };
  },
  sameChoice: (draft: Draft, at: number): Expected => {
    addChoice(draft, at, 'again', null);
    return { kind: 'same-choice', at: { part: `p${at}`, choice: 'again' } };
  },
  noWords: (draft: Draft, at: number): Expected => {
    change(draft, at, ({ lines }) => ({ lines: [...lines, say('mute', '')] }));
    return { kind: 'missing-words', at: { part: `p${at}`, line: 'mute' } };
  },
  noPicture: (draft: Draft, at: number): Expected => {
    draft.others.push(newResource('shop', 'bg', { name: 'Shop' }));
    change(draft, at, () => ({ background: 'shop' }));
    return { kind: 'missing-picture', at: { part: `p${at}` } };
  },
  unreachable: (draft: Draft): Expected => {
    append(draft, end('island'));
    return { kind: 'unreachable', at: { part: 'island' } };
  },
  trap: (draft: Draft, at: number): Expected => {
    append(draft, oneLine('maze'), oneLine('wall', { choices: [option('back', 'maze')] }));
    addChoice(draft, at, 'into', at % 2 === 0 ? 'maze' : 'wall');
    const [entry, other] = at % 2 === 0 ? ['maze', 'wall'] : ['wall', 'maze'];
    return { kind: 'no-way-out', at: { part: entry as string }, also: [{ part: other as string }] };
  },
  loop: (draft: Draft, at: number): Expected => {
    append(draft, oneLine('day'), oneLine('night', { to: 'day' }));
    addChoice(draft, at, 'sleep', at % 2 === 0 ? 'night' : 'day');
    const [entry, other] = at % 2 === 0 ? ['night', 'day'] : ['day', 'night'];
    return { kind: 'endless-loop', at: { part: entry as string }, also: [{ part: other as string }] };
  },
  deadEnd: (draft: Draft, at: number): Expected => {
    append(draft, oneLine('cliff'));
    addChoice(draft, at, 'jump', 'cliff');
    return { kind: 'dead-end', at: { part: 'cliff' } };
  },
};
type Fault = keyof typeof faults;
const FAULTS = Object.keys(faults) as Fault[];

const planted = fc
  .record({
    skips: fc.array(fc.boolean(), { minLength: PARAGRAPHS, maxLength: PARAGRAPHS }),
    places: fc.array(fc.option(fc.nat(PARAGRAPHS - 1)), { minLength: FAULTS.length, maxLength: FAULTS.length }),
  })
  .map(({ skips, places }): { of: Story; expected: Expected[] } => {
    const draft = soundDraft(skips);
    const expected = FAULTS.flatMap((fault, index) => {
      const at = places[index] ?? null;
      return at === null ? [] : faults[fault](draft, at);
    });
    const { paragraphs, others } = draft;
    return { of: story(outlineOf([...paragraphs.keys()]), ...paragraphs.values(), ...others), expected };
  });

const keyOf = ({ kind, at }: Expected) => JSON.stringify([kind, at]);
const inOrder = (problems: readonly Expected[]) => problems.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));

test('a story with planted faults has exactly their problems, each at its place', () => {
  fc.assert(
    fc.property(planted, ({ of, expected }) => {
      const found = checkStory(of).map(({ kind, at, also }) => ({ kind, at, also }));
      expect(inOrder(found)).toEqual(inOrder(expected).map((each) => ({ ...each, also: each.also ?? [] })));
    }),
    { numRuns: runsOf(400) },
  );
});

test('each mend of a planted fault solves it', () => {
  fc.assert(
    fc.property(planted, ({ of }) => {
      for (const { kind, at, mends } of checkStory(of)) {
        for (const mend of mends) {
          const after = checkStory(mended(of, mend.change));
          expect(after.filter((each) => keyOf(each) === keyOf({ kind, at }))).toEqual([]);
        }
      }
    }),
    { numRuns: runsOf(80) },
  );
});
