import type {
  StoryAct,
  StoryOutline,
  StoryPart,
  StoryPartKind,
  StoryPartOf,
  StorySequence,
  StorySetting,
} from '@meowtale/contracts/inputs/drama/story';
import { firstById } from './repeated.ts';

/** A paragraph's place in the outline. */
export interface StoryPlace {
  act: StoryAct;
  sequence: StorySequence;
  /** Index in the whole story, from 0. */
  index: number;
}

type PartsOf<Kind extends StoryPartKind> = ReadonlyMap<string, StoryPartOf<Kind>>;

/** A story for reading: its parts by kind, and its paragraphs in the order of the outline. */
export interface Story {
  title: string;
  author: string;
  setting: StorySetting;
  outline: StoryOutline;
  paragraphs: PartsOf<'paragraph'>;
  characters: PartsOf<'character'>;
  resources: PartsOf<'resource'>;
  variables: PartsOf<'variable'>;
  facts: PartsOf<'fact'>;
  entries: PartsOf<'entry'>;
  /** Parts whose id an earlier part has: nothing leads to them. */
  repeated: readonly StoryPart[];
  /** Ids of the existing paragraphs in the outline, each once. */
  order: readonly string[];
  places: ReadonlyMap<string, StoryPlace>;
}

export const EMPTY_OUTLINE: StoryOutline = { kind: 'outline', id: 'outline', template: 'free', acts: [] };
export const EMPTY_SETTING: StorySetting = {
  kind: 'setting',
  id: 'setting',
  language: 'en-US',
  languages: ['en-US'],
  logline: '',
  glossary: [],
};

/**
 * Makes a story from its parts. References to what doesn't exist, and parts whose id an earlier part has, are ignored; `checkStory` reports
 * them.
 */
export function storyOf(title: string, parts: Iterable<StoryPart>, author = ''): Story {
  const { byId, repeated } = firstById(parts);
  const of = <Kind extends StoryPartKind>(kind: Kind) =>
    new Map([...byId].filter((entry): entry is [string, StoryPartOf<Kind>] => entry[1].kind === kind));
  const outline = of('outline').get('outline') ?? EMPTY_OUTLINE;
  const paragraphs = of('paragraph');
  const places = new Map<string, StoryPlace>();
  for (const act of outline.acts) {
    for (const sequence of act.sequences) {
      for (const id of sequence.paragraphs) {
        if (paragraphs.has(id) && !places.has(id)) places.set(id, { act, sequence, index: places.size });
      }
    }
  }
  return {
    title,
    author,
    setting: of('setting').get('setting') ?? EMPTY_SETTING,
    outline,
    paragraphs,
    characters: of('character'),
    resources: of('resource'),
    variables: of('variable'),
    facts: of('fact'),
    entries: of('entry'),
    repeated,
    order: [...places.keys()],
    places,
  };
}

/** Returns the paragraph of a target: itself, or the first of a sequence or an act; null when none exists. */
export function paragraphAt(story: Story, target: string): string | null {
  if (story.places.has(target)) return target;
  for (const act of story.outline.acts) {
    const sequences = act.id === target ? act.sequences : act.sequences.filter(({ id }) => id === target);
    const first = sequences.flatMap(({ paragraphs }) => paragraphs).find((id) => story.places.has(id));
    if (first !== undefined) return first;
  }
  return null;
}

/** Returns the next paragraph in the outline; null after the last one. */
export function paragraphAfter(story: Story, id: string): string | null {
  const place = story.places.get(id);
  return place === undefined ? null : (story.order[place.index + 1] ?? null);
}
