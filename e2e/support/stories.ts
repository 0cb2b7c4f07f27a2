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
} from '@meowtale/story/model';
import type { Person } from './people.ts';

/** Returns a story with characters, a picture to draw, a conditional choice, two endings and a dead end. */
export const smallStory = () => {
  const inEnglish = (text: string) => ({ words: { 'en-US': text } });
  return [
    {
      ...{ kind: 'setting', id: 'setting', language: 'en-US', languages: ['en-US', 'de-DE'], logline: 'Mira waits for a ferry.' },
      glossary: [{ term: 'ferry', words: { 'de-DE': 'Fähre' } }],
    },
    {
      ...{ kind: 'outline', id: 'outline', template: 'three-act' },
      acts: [
        newAct('act-1', {
          title: 'The timetable',
          sequences: [newSequence('pier', { title: 'The pier', brief: 'Fog, and a bell.', paragraphs: ['dusk', 'boat', 'home'] })],
        }),
        newAct('act-2', { title: 'Landing', sequences: [newSequence('town', { paragraphs: ['lost'] })] }),
      ],
    },
    newCharacter('mira', 'Mira', { sex: 'female', brief: 'She counts the benches.', feature: 'Grey eyes.' }),
    newCharacter('otto', 'Otto', { sex: 'male', brief: 'He sells tickets for a boat that is gone.' }),
    newResource('fog', 'bg', { name: 'The pier in fog', keywords: 'pier, fog, (lamp:1.2)' }),
    { kind: 'variable', id: 'lamp', name: 'lamp_is_lit', type: 'boolean', initial: false },
    { kind: 'fact', id: 'name', text: 'The ferry was called Halcyon.' },
    { kind: 'entry', id: 'bell', name: 'The bell', text: 'Rings by itself.', states: [] },
    newParagraph('dusk', {
      ...{ title: 'Dusk', brief: 'Mira counts the benches again.', place: 'The pier', present: ['mira', 'otto'], background: 'fog' },
      lines: [
        newLine('l1', inEnglish('Mira counts the benches.')),
        newLine('l2', { speaker: 'otto', direction: 'over his cap', ...inEnglish('You’re early for a boat that stopped running.') }),
        newLine('l3', { speaker: 'mira', ...inEnglish('Is anybody there?') }),
      ],
      choices: [
        newChoice('c1', { ...inEnglish('Light the lamp'), to: 'boat', effects: [{ variable: 'lamp', do: 'set', value: true }] }),
        newChoice('c2', { ...inEnglish('Say nothing, and sit'), to: 'home' }),
      ],
    }),
    newParagraph('boat', {
      title: 'The boat',
      stale: true,
      lines: [newLine('l4', inEnglish('A bow comes out of the fog.'))],
      ending: { 'en-US': 'Aboard' },
    }),
    newParagraph('home', { title: 'Home', lines: [newLine('l5', inEnglish('She walks home alone.'))], ending: { 'en-US': 'Alone' } }),
    newParagraph('lost', { title: 'Under the pier' }),
  ];
};

/** Sizes of `fullStory`. */
const [PEOPLE, ACTS, SEQUENCES, PARAGRAPHS, LINES] = [20, 3, 3, 2, 25];

/** Returns a large story: three acts of three sequences, the maximum of characters, long names. */
export const fullStory = () => {
  const inEnglish = (text: string) => ({ words: { 'en-US': text } });
  const people = Array.from({ length: PEOPLE }, (_, n) =>
    newCharacter(`person-${n}`, n === 0 ? 'Ottoline Featherstonehaugh-Cholmondeley of Lower Pier Street' : `Ferryman ${n}`, {
      brief: 'Waits for a boat, and tells nobody for which.',
    }),
  );
  const count = ACTS * SEQUENCES * PARAGRAPHS;
  const paragraphs = Array.from({ length: count }, (_, p) =>
    newParagraph(`paragraph-${p}`, {
      title: p % 4 === 0 ? `What the harbour master wrote into the book in the night of the ${p + 1}th crossing` : `Crossing ${p + 1}`,
      brief: 'Somebody waits for a boat. Somebody else says that it has gone.',
      lines: Array.from({ length: LINES }, (_, l) =>
        newLine(`line-${p}-${l}`, {
          speaker: `person-${(p + l) % PEOPLE}`,
          ...inEnglish(`The fog has a sound tonight, and it is number ${l}.`),
        }),
      ),
      choices: [1, 3]
        .filter((step) => p % 3 === 0 && p + step < count)
        .map((step) => newChoice(`choice-${p}-${step}`, { ...inEnglish(`Go ${step} crossings on`), to: `paragraph-${p + step}` })),
      ...(p === count - 1 && { ending: { 'en-US': 'Across' } }),
    }),
  );
  const acts = Array.from({ length: ACTS }, (_, a) =>
    newAct(`act-${a}`, {
      title: `Winter ${a + 1}`,
      sequences: Array.from({ length: SEQUENCES }, (_, s) => {
        const first = (a * SEQUENCES + s) * PARAGRAPHS;
        return newSequence(`sequence-${a}-${s}`, {
          title: `Week ${s + 1}`,
          paragraphs: paragraphs.slice(first, first + PARAGRAPHS).map(({ id }) => id),
        });
      }),
    }),
  );
  const pictures = Array.from({ length: 12 }, (_, n) =>
    newResource(`bg-${n}`, 'bg', { name: `The pier, at ${n + 1} o’clock`, keywords: 'pier, fog' }),
  );
  return [{ ...EMPTY_SETTING, logline: 'A winter of ferries.' }, { ...EMPTY_OUTLINE, acts }, ...people, ...paragraphs, ...pictures];
};

/** Adds a drama with such a story. */
export async function addDramaOf(person: Person, title: string, parts: readonly { id: string }[]): Promise<string> {
  const drama = { title, brief: 'Mira waits.', parts: parts.map((body) => ({ id: body.id, body })) };
  const add = 'mutation ($drama: DramaInput!) { addDrama(drama: $drama) { uuid } }';
  return (await person.ask<{ addDrama: { uuid: string } }>(add, { drama })).addDrama.uuid;
}
