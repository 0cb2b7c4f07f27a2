import type { StoryPart } from '@meowtale/contracts/inputs/drama/story';
import type { StoryCondition, StoryEffect } from '@meowtale/contracts/inputs/drama/story-words';
import { line, lines } from '@meowtale/contracts/inputs/text';
import fc from 'fast-check';
import {
  EMPTY_OUTLINE,
  EMPTY_SETTING,
  newAct,
  newCharacter,
  newChoice,
  newLine,
  newParagraph,
  newResource,
  newSequence,
  sourceMark,
} from '../../model/index.ts';

/** Words that some format would read as markup. */
const PIECES =
  `a Tea the fog 貓 🐈 é [[ ]] [ ] << >> <if $x $ \\ " ' '' // /* */ { } {{ (if: (set:$x # #1# * - -> <- = == === :: . .. ! !! @ @@
  ~ > < <b> & &amp; &#91; % | _ __ \` ( ) (softly) : ; , INT. EXT LOUD CUT TO: TODO: VAR END label menu: if else: return <> <br> \u2014 →`.split(
    /\s+/,
  );
const piece = fc.constantFrom(...PIECES, ' ', '  ', '\n', '\n\n', '\t');
const joined = (max: number) => fc.array(piece, { maxLength: max }).map((pieces) => pieces.join(''));
const [upTo300, upTo60] = [lines(300), line(60)];
export const words = joined(8).map((text) => upTo300.parse(text.slice(0, 300)));
const short = joined(4).map((text) => upTo60.parse(text.replace(/[\n\t]+/g, ' ').slice(0, 60)));
const brief = joined(5).map((text) => upTo300.parse(text));

const IDS = ['start', 'Kitchen', 'a-b', 'm_a', 'u_x', '01926f3a-7a44-7cc1-8f00-0123456789ab', 'END', 'x9', '9lives', 'not'];
const VARIABLES = [
  { id: 'v-keys', name: 'keys', type: 'number' as const, initial: 2 },
  { id: 'v-met', name: 'met', type: 'boolean' as const, initial: false },
  { id: 'v-name', name: 'call_me', type: 'text' as const, initial: 'no "one" ]]' },
];
const value = {
  number: fc.constantFrom(0, 1, -3, 0.1, 1e-7, 1e6),
  boolean: fc.boolean(),
  text: fc.constantFrom('', 'a, b; c', '"q" > \\'),
};
const variable = fc.constantFrom(...VARIABLES);
const effect: fc.Arbitrary<StoryEffect> = variable.chain(({ id, type }) =>
  fc.record({
    variable: fc.constant(id),
    do: type === 'number' ? fc.constantFrom('set' as const, 'add' as const) : fc.constant('set' as const),
    value: value[type],
  }),
);
const effects = fc.array(effect, { maxLength: 2 });

const testOf = (ids: string[]): fc.Arbitrary<StoryCondition['tests'][number]> =>
  fc.oneof(
    variable.chain(({ id, type }) => {
      const is = type === 'number' ? fc.constantFrom('=', '!=', '<', '<=', '>', '>=') : fc.constantFrom('=', '!=');
      return fc.record({ variable: fc.constant(id), is: is as fc.Arbitrary<'='>, value: value[type] });
    }),
    fc.record({ seen: fc.constantFrom(...ids), not: fc.boolean() }),
  );
const conditionOf = (ids: string[]): fc.Arbitrary<StoryCondition | null> =>
  fc.option(
    fc
      .record({ match: fc.constantFrom('all' as const, 'any' as const), tests: fc.array(testOf(ids), { minLength: 1, maxLength: 3 }) })
      // For one test, all and any are the same.
      .map((condition) => (condition.tests.length === 1 ? { ...condition, match: 'all' as const } : condition)),
  );

const IMAGE = '01926f3a-7a44-7cc1-8f00-00000000abcd.jpg';
const ALT = { alt: { 'en-US': 'A moon', 'de-DE': 'Ein Mond' }, alt_marks: { 'de-DE': sourceMark('A moon') } };
const RESOURCES = [
  newResource('r-hall', 'bg', { decorative: true }),
  newResource('Moon', 'cg', { image: IMAGE, ...ALT }),
  newResource('r-mei', 'character'),
];
const picture = fc.option(fc.constantFrom(...RESOURCES.map(({ id }) => id)));

function paragraphOf(id: string, ids: string[], speakers: string[], targets: string[]) {
  const when = conditionOf(ids);
  const to = fc.option(fc.constantFrom(...targets));
  const translations = words.map((text) => (text === '' ? {} : { 'en-US': text }));
  const line = fc.record({
    words: translations,
    speaker: fc.option(fc.constantFrom(...speakers)),
    direction: short,
    picture,
    when,
    effects,
  });
  const offered = fc.record({ words: translations, to, when, effects });
  return fc
    .record({
      title: short,
      brief,
      place: short,
      background: picture,
      effects,
      lines: fc.array(line, { maxLength: 4 }),
      choices: fc.array(offered, { maxLength: 3 }),
      to,
      ending: fc.option(short.map((name) => (name === '' ? {} : { 'en-US': name }))),
    })
    .map(({ lines, choices, ...given }) =>
      newParagraph(id, {
        ...given,
        lines: lines.map((each, at) => newLine(`${id}-l${at}`, each)),
        choices: choices.map((each, at) => newChoice(`${id}-c${at}`, each)),
      }),
    );
}

/** Small stories of every shape, whose words contain formats' markup. */
export const someStory: fc.Arbitrary<{ title: string; author: string; parts: StoryPart[] }> = fc
  .record({
    ids: fc.shuffledSubarray(IDS, { minLength: 1, maxLength: 6 }),
    names: fc.uniqueArray(short.filter(Boolean), { minLength: 1, maxLength: 3 }),
    title: short,
    author: short,
    titles: fc.array(short, { minLength: 4, maxLength: 4 }),
    briefs: fc.array(brief, { minLength: 4, maxLength: 4 }),
    cut: fc.nat(6),
  })
  .chain(({ ids, names, titles, briefs, cut, ...head }) => {
    const people = names.map((name, at) => newCharacter(`c${at}`, name));
    const detailsAt = (at: number) => ({ title: titles[at] ?? '', brief: briefs[at] ?? '' });
    const acts = [
      newAct('act-1', { ...detailsAt(0), sequences: [newSequence('seq-1', { ...detailsAt(1), paragraphs: ids.slice(0, cut) })] }),
      newAct('act-2', { ...detailsAt(2), sequences: [newSequence('seq-2', { ...detailsAt(3), paragraphs: ids.slice(cut) })] }),
    ];
    const targets = [...ids, 'act-2', 'seq-1', 'nowhere'];
    const speakers = [...people.map(({ id }) => id), 'nobody'];
    return fc.tuple(...ids.map((id) => paragraphOf(id, ids, speakers, targets))).map((paragraphs) => ({
      ...head,
      parts: [
        { ...EMPTY_OUTLINE, acts },
        EMPTY_SETTING,
        ...paragraphs,
        ...people,
        ...VARIABLES.map((each) => ({ kind: 'variable' as const, ...each })),
        ...RESOURCES,
      ],
    }));
  });
