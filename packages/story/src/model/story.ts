import type {
  StoryAct,
  StoryOutline,
  StoryPart,
  StoryPartKind,
  StoryPartOf,
  StorySequence,
  StorySetting,
} from '@meowtale/contracts/inputs/drama/story';

/** Where a paragraph stands in the outline. */
export interface StoryPlace {
  act: StoryAct;
  sequence: StorySequence;
  /** Counts from 0 over the whole story. */
  index: number;
}

type PartsOf<Kind extends StoryPartKind> = ReadonlyMap<string, StoryPartOf<Kind>>;

/** A story as it is read: its parts by their kinds, and its paragraphs in the order of the outline. */
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
  /** Ids of the paragraphs that stand in the outline and exist, each once. */
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

/** Reads a story off its parts. Whatever parts say of what isn't there is passed over: `checkStory` tells of it. */
export function storyOf(title: string, parts: Iterable<StoryPart>, author = ''): Story {
  const byId = new Map<string, StoryPart>();
  for (const part of parts) byId.set(part.id, part);
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
    order: [...places.keys()],
    places,
  };
}

/** The paragraph that a target means: itself, or the first of a sequence or an act. Null when nothing is there. */
export function paragraphAt(story: Story, target: string): string | null {
  if (story.places.has(target)) return target;
  for (const act of story.outline.acts) {
    const sequences = act.id === target ? act.sequences : act.sequences.filter(({ id }) => id === target);
    const first = sequences.flatMap(({ paragraphs }) => paragraphs).find((id) => story.places.has(id));
    if (first !== undefined) return first;
  }
  return null;
}

/** What comes after a paragraph in the outline; null after the last one. */
export function paragraphAfter(story: Story, id: string): string | null {
  const place = story.places.get(id);
  return place === undefined ? null : (story.order[place.index + 1] ?? null);
}
