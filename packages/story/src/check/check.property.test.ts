import { expect, test } from '@jest/globals';
import type { StoryParagraph } from '@meowtale/contracts/inputs/drama/story';
import type { StoryCondition, StoryEffect } from '@meowtale/contracts/inputs/drama/story-words';
import fc from 'fast-check';
import { chartOf } from '../drama/chart.ts';
import { dramaOf } from '../drama/drama.ts';
import { endingsOf } from '../drama/endings.ts';
import { newCharacter } from '../model/parts.ts';
import type { Story } from '../model/story.ts';
import { runsOf } from '../testing/env.ts';
import { checkConsistency, checkStory, graphOf } from './index.ts';
import { oneLine, option, say, seen, story, unseen, when } from './testing/small.ts';

const PARAGRAPHS_MAX = 4;
/** Returns a path to the paragraph where a character dies, without a loop, and on from there without one. */
const STEPS_MAX = 2 * PARAGRAPHS_MAX;

const id = fc.nat(PARAGRAPHS_MAX - 1).map((at) => `p${at}`);
const target = fc.option(id, { nil: null });
const brave = { kind: 'variable', id: 'brave', name: 'brave', type: 'boolean', initial: false } as const;
const isBrave = fc.boolean().map((value) => when({ variable: 'brave', is: '=', value }));
const conditions = fc.oneof(fc.constant(null), id.map(seen), id.map(unseen), isBrave);
const sets = (value: boolean | null): StoryEffect[] => (value === null ? [] : [{ variable: 'brave', do: 'set', value }]);
const learns = [{ who: 'mei', fact: 'secret' }];

const paragraphs = (condition: fc.Arbitrary<StoryCondition | null>) =>
  fc.array(
    fc.record({
      ways: fc.array(fc.record({ to: target, when: condition, sets: fc.option(fc.boolean(), { nil: null }) }), { maxLength: 2 }),
      to: target,
      ends: fc.boolean(),
      learns: fc.boolean(),
      sets: fc.constantFrom(null, null, true, false),
      lineWhen: condition,
      status: fc.constantFrom(null, null, 'dead' as const, 'here' as const),
    }),
    { minLength: 1, maxLength: PARAGRAPHS_MAX },
  );

const stories = (condition: fc.Arbitrary<StoryCondition | null>) =>
  paragraphs(condition).map((all) => {
    const states = all.flatMap(({ status }, at) => (status === null ? [] : [{ id: `s${at}`, from: `p${at}`, status, text: '' }]));
    const mei = newCharacter('mei', 'Mei', { states });
    const made = all.map(({ ways, to, ends, learns: isLearned, sets: set, lineWhen }, at) =>
      oneLine(`p${at}`, {
        to,
        ending: ends ? {} : null,
        learns: isLearned ? learns : [],
        effects: sets(set),
        lines: [say(`l${at}`, 'I know.', { speaker: 'mei', knows: ['secret'], when: lineWhen })],
        choices: ways.map((way, index) =>
          option(`c${at}-${index}`, way.to, {
            when: way.when,
            effects: sets(way.sets),
          }),
        ),
      }),
    );
    return story({ kind: 'fact', id: 'secret', text: 'The tea is poisoned.' }, mei, brave, ...made);
  });

interface Run {
  path: string[];
  read: ReadonlySet<string>;
  isBrave: boolean;
  knows: boolean;
  goneAt: string | null;
}

interface Seen {
  wrong: Set<string>;
  items: Set<string>;
  reached: Set<string>;
}

/** Reads the story along every path of up to some number of steps, and records contradictions and what can be read. */
function readAll(of: Story, areAsked: boolean, follow: string[] | null = null): Seen {
  const found: Seen = { wrong: new Set(), items: new Set(), reached: new Set() };
  const holds = (condition: StoryCondition | null, run: Run) =>
    !areAsked ||
    condition === null ||
    condition.tests.every((each) => ('seen' in each ? run.read.has(each.seen) !== each.not : run.isBrave === each.value));
  const braveAfter = ([effect]: StoryEffect[], run: Run) => (effect ? effect.value === true : run.isBrave);
  const statusAt = (at: string) => of.characters.get('mei')?.states.find(({ from }) => from === at)?.status;
  const enter = (paragraph: StoryParagraph, before: Run) => {
    const { id: at, lines, choices, to, ending } = paragraph;
    if (follow !== null && follow[before.path.length] !== at) return;
    found.reached.add(at);
    const status = statusAt(at);
    const run: Run = {
      ...before,
      path: [...before.path, at],
      knows: before.knows || paragraph.learns.length > 0,
      isBrave: braveAfter(paragraph.effects, before),
    };
    for (const line of lines) {
      if (!holds(line.when, run)) continue;
      found.items.add(line.id);
      if (!run.knows) found.wrong.add(`knows ${at}`);
      if (run.goneAt !== null && run.goneAt !== at && status !== 'here') found.wrong.add(`gone ${at}`);
    }
    if (status !== undefined) run.goneAt = status === 'here' ? null : at;
    if (run.path.length > STEPS_MAX) return;
    run.read = new Set([...run.read, at]);
    const next = of.order[of.order.indexOf(at) + 1];
    const goOn = (way: string | undefined, then: Run) => {
      const paragraphThere = way === undefined ? undefined : of.paragraphs.get(way);
      if (paragraphThere) enter(paragraphThere, then);
    };
    const known = (way: string | null) => (way !== null && of.paragraphs.has(way) ? way : undefined);
    const offered = choices.filter((choice) => holds(choice.when, run));
    for (const choice of offered) {
      found.items.add(choice.id);
      const sets = choice.effects[0]?.value;
      goOn(known(choice.to) ?? next, sets === undefined ? run : { ...run, isBrave: sets === true });
    }
    const isNoneOffered = areAsked ? offered.length === 0 : choices.every((choice) => choice.when !== null);
    if (isNoneOffered) goOn(known(to) ?? (ending === null ? next : undefined), run);
  };
  const first = of.paragraphs.get(of.order[0] ?? '');
  if (first) enter(first, { path: [], read: new Set(), isBrave: false, knows: false, goneAt: null });
  return found;
}

const findings = (of: Story) =>
  checkConsistency(of).map((finding) => ({
    ...finding,
    wrong: `${finding.kind.startsWith('knows') ? 'knows' : 'gone'} ${finding.second.part}`,
  }));

test('without conditions the reported contradictions are exactly those on some path through the story', () => {
  fc.assert(
    fc.property(stories(fc.constant(null)), (of) => {
      const { wrong, reached } = readAll(of, false);
      expect(new Set(findings(of).map((each) => each.wrong))).toEqual(wrong);
      const unreachable = checkStory(of).flatMap(({ kind, at }) => (kind === 'unreachable' ? [at.part] : []));
      expect(unreachable).toEqual(of.order.filter((each) => !reached.has(each)));
    }),
    { numRuns: runsOf(2000) },
  );
});

test('each reported path is a path through the story, with that contradiction on it', () => {
  fc.assert(
    fc.property(stories(fc.constant(null)), (of) => {
      for (const { path, wrong, second } of findings(of)) {
        expect(path.at(-1)).toBe(second.part);
        expect([...readAll(of, false, path).wrong]).toContain(wrong);
      }
    }),
    { numRuns: runsOf(2000) },
  );
});

test('with any conditions no contradiction is missed, and nothing that happens is reported as impossible', () => {
  fc.assert(
    fc.property(stories(conditions), (of) => {
      const { wrong, items, reached } = readAll(of, true);
      const toldOf = new Set(findings(of).map((each) => each.wrong));
      expect([...wrong].filter((each) => !toldOf.has(each))).toEqual([]);
      for (const { kind, at } of checkStory(of)) {
        if (kind === 'never-offered') expect(items).not.toContain(at.choice);
        if (kind === 'never-shown') expect(items).not.toContain(at.line);
        if (kind === 'unreachable') expect(reached).not.toContain(at.part);
      }
    }),
    { numRuns: runsOf(5000) },
  );
});

test('a trap is reported exactly where no end can be reached any more', () => {
  fc.assert(
    fc.property(stories(fc.constant(null)), (of) => {
      const { reached } = readAll(of, false);
      const canEnd = (from: string) => {
        const known = new Set([from]);
        for (const at of known) {
          const paragraph = of.paragraphs.get(at);
          const next = of.order[of.order.indexOf(at) + 1];
          const there = (to: string | null) => (to !== null && of.paragraphs.has(to) ? to : undefined);
          const targets = paragraph?.choices.map(({ to }) => there(to) ?? next) ?? [];
          if (targets.length === 0) targets.push(there(paragraph?.to ?? null) ?? (paragraph?.ending === null ? next : undefined));
          for (const way of targets) {
            if (way === undefined) return true;
            known.add(way);
          }
        }
        return false;
      };
      const isTrapped = [...reached].some((at) => !canEnd(at));
      expect(checkStory(of).some(({ kind }) => kind === 'no-way-out' || kind === 'endless-loop')).toBe(isTrapped);
    }),
    { numRuns: runsOf(2000) },
  );
});

test("the graph's ends are the player's ends", () => {
  fc.assert(
    fc.property(stories(conditions), (of) => {
      const { start, edges, ends } = graphOf(of);
      const reached = new Set(start === null ? [] : [start]);
      for (const at of reached) for (const { from, to } of edges) if (from === at) reached.add(to);
      const endings = of.order.filter((at) => reached.has(at) && ends.some(({ from }) => from === at));
      expect(endings).toEqual(endingsOf(chartOf(dramaOf(of), of.setting.language)));
    }),
    { numRuns: runsOf(1000) },
  );
});
