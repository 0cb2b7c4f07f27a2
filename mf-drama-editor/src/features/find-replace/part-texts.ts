import type { Locale } from '@meowtale/contracts';
import type { StoryCharacter, StoryEntry, StoryFact, StoryResource } from '@meowtale/contracts/inputs/drama/story';
import { STORY_MAX } from '@meowtale/contracts/inputs/drama/story-words';
import type { Pieces } from '../drama-editor/pieces.ts';
import { setPart } from '../story-edits/part-edits.ts';
import { namesOf, writeAlt, writeName } from '../story-edits/word-edits.ts';
import { byLanguage, type DramaText, type TextMaker, textsIn } from './drama-text.ts';

const CHARACTER_TEXTS = ['brief', 'feature', 'trait', 'behavior', 'status'] as const;

/** Returns the texts of a character: its names, fields, traits and changes during the story. */
export function characterTexts(part: StoryCharacter, source: Locale): DramaText[] {
  const { id } = part;
  const make = textsIn(id, 'character', id, source);
  return [
    ...byLanguage(namesOf(part, source), source).map(([language, text]) =>
      make('character.name', {
        text,
        max: STORY_MAX.name,
        language,
        required: language === source,
        write: (now, next) => writeName(now, id, next, { language, source }),
      }),
    ),
    ...CHARACTER_TEXTS.map((field) =>
      make(`character.${field}`, {
        text: part[field],
        max: STORY_MAX.brief,
        write: (now, next) => setPart(now, 'character', id, { [field]: next }),
      }),
    ),
    ...traitsOf(make, part),
    ...statesOf(make, part),
  ];
}

const traitsOf = (make: TextMaker, { id, traits }: StoryCharacter): DramaText[] =>
  traits.flatMap((trait, index) =>
    (['name', 'value'] as const).map((field) =>
      make(`trait.${field}`, {
        text: trait[field],
        max: field === 'name' ? STORY_MAX.name : 80,
        number: index + 1,
        write: (now, next) => {
          const current = now[id];
          if (typeof current !== 'object' || current.kind !== 'character') return {};
          const changed = current.traits.map((each) => (each.id === trait.id ? { ...each, [field]: next } : each));
          return setPart(now, 'character', id, { traits: changed });
        },
      }),
    ),
  );

const statesOf = (make: TextMaker, part: StoryCharacter | StoryEntry): DramaText[] =>
  part.states.map((state, index) =>
    make('state.text', {
      text: state.text,
      max: STORY_MAX.brief,
      number: index + 1,
      write: (now, text) => {
        const current = now[part.id];
        if (typeof current !== 'object' || !('states' in current)) return {};
        const states = current.states.map((each) => (each.id === state.id ? { ...each, text } : each));
        return setPart(now, part.kind, part.id, { states });
      },
    }),
  );

/** Returns the texts of a codex entry. */
export function entryTexts(part: StoryEntry, source: Locale): DramaText[] {
  const make = textsIn(part.id, 'character', part.id, source);
  const set = (change: (text: string) => Partial<StoryEntry>) => (now: Pieces, text: string) =>
    setPart(now, 'entry', part.id, change(text));
  return [
    make('entry.name', { text: part.name, max: STORY_MAX.name, required: true, write: set((name) => ({ name })) }),
    make('entry.text', { text: part.text, max: STORY_MAX.brief, write: set((text) => ({ text })) }),
    ...statesOf(make, part),
  ];
}

/** Returns the text of a fact, which is the `index`-th one. */
export function factTexts({ id, text }: StoryFact, source: Locale, index: number): DramaText[] {
  const write = (now: Pieces, next: string) => setPart(now, 'fact', id, { text: next });
  return [textsIn(id, 'character', id, source)('fact.text', { text, max: 300, number: index + 1, required: true, write })];
}

const RESOURCE_TEXTS = {
  name: STORY_MAX.name,
  prompt: STORY_MAX.brief,
  keywords: STORY_MAX.keywords,
  negative: STORY_MAX.keywords,
} as const;

/** Returns the texts of a picture. */
export function resourceTexts(part: StoryResource, source: Locale): DramaText[] {
  const make = textsIn(part.id, 'resource', part.id, source);
  return [
    ...byLanguage(part.alt ?? {}, source).map(([language, text]) =>
      make('resources.alt', {
        text,
        max: STORY_MAX.alt,
        language,
        write: (now, next) => writeAlt(now, part.id, next, { language, source }),
      }),
    ),
    ...(Object.keys(RESOURCE_TEXTS) as (keyof typeof RESOURCE_TEXTS)[]).map((field) =>
      make(field === 'prompt' ? 'resources.description' : `resources.${field}`, {
        text: part[field] ?? '',
        max: RESOURCE_TEXTS[field],
        write: (now, next) => setPart(now, 'resource', part.id, { [field]: next }),
      }),
    ),
  ];
}
