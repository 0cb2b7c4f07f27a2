import type { StoryAct, StoryCharacter, StoryParagraph, StoryResource, StorySequence } from '@meowtale/contracts/inputs/drama/story';
import type { StoryChoice, StoryLine, StoryWords } from '@meowtale/contracts/inputs/drama/story-words';

/** Returns a new line; fields that aren't given are empty. */
export const newLine = (id: string, given: Partial<StoryLine> = {}): StoryLine => ({
  id,
  speaker: null,
  words: {},
  marks: {},
  direction: '',
  picture: null,
  when: null,
  effects: [],
  knows: [],
  origin: null,
  ...given,
});

export const newChoice = (id: string, given: Partial<StoryChoice> = {}): StoryChoice => ({
  id,
  words: {},
  marks: {},
  to: null,
  when: null,
  effects: [],
  origin: null,
  ...given,
});

export const newParagraph = (id: string, given: Partial<StoryParagraph> = {}): StoryParagraph => ({
  kind: 'paragraph',
  id,
  title: '',
  brief: '',
  stale: false,
  origin: null,
  background: null,
  place: '',
  present: [],
  learns: [],
  effects: [],
  lines: [],
  choices: [],
  to: null,
  ending: null,
  ...given,
});

export const newSequence = (id: string, given: Partial<StorySequence> = {}): StorySequence => ({
  id,
  title: '',
  brief: '',
  stale: false,
  origin: null,
  paragraphs: [],
  ...given,
});

export const newAct = (id: string, given: Partial<StoryAct> = {}): StoryAct => ({
  id,
  title: '',
  brief: '',
  stale: false,
  origin: null,
  sequences: [],
  ...given,
});

export const newCharacter = (id: string, name: string, given: Partial<StoryCharacter> = {}): StoryCharacter => ({
  kind: 'character',
  id,
  sex: 'other',
  name,
  names: {},
  brief: '',
  feature: '',
  trait: '',
  behavior: '',
  status: '',
  picture: null,
  states: [],
  traits: [],
  origin: null,
  ...given,
});

export const newResource = (id: string, folder: StoryResource['folder'], given: Partial<StoryResource> = {}): StoryResource => ({
  kind: 'resource',
  id,
  folder,
  name: '',
  image: null,
  width: 0,
  height: 0,
  keywords: '',
  negative: '',
  seed: null,
  origin: null,
  ...given,
});

/** Returns a hash of a text. A translation stores that of its source, so that a later difference shows that the source changed. */
export function sourceMark(text: string): string {
  let [low, high] = [0xdeadbeef, 0x41c6ce57];
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    low = Math.imul(low ^ unit, 2_654_435_761);
    high = Math.imul(high ^ unit, 1_597_334_677);
  }
  const mixed = [low ^ (high >>> 15), high ^ (low >>> 13)];
  return mixed.map((half) => (half >>> 0).toString(16).padStart(8, '0')).join('');
}

/** Returns whether a translation was made from an older source text. */
export const isSourceChanged = (
  item: { words: StoryWords; marks: StoryWords },
  source: keyof StoryWords,
  into: keyof StoryWords,
): boolean => Boolean(item.words[into]) && item.marks[into] !== undefined && item.marks[into] !== sourceMark(item.words[source] ?? '');
