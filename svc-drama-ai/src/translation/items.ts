import type { Locale } from '@meowtale/contracts';
import type { StoryPart } from '@meowtale/contracts/inputs/drama/story';
import { STORY_MAX, type StoryWords } from '@meowtale/contracts/inputs/drama/story-words';
import { isSourceChanged, type Story, sourceMark } from '@meowtale/story/model';
import { isNameStale } from './check.ts';

/** A text without a translation, or whose source has changed since. */
export interface Item {
  /** Id of the line or choice, or of the part for its ending, name or alternative text. */
  id: string;
  kind: 'line' | 'choice' | 'ending' | 'name' | 'alt';
  part: string;
  text: string;
  speaker: string | null;
  max: number;
}

type Worded = { id: string; words: StoryWords; marks: StoryWords };

const lacks = (item: Worded, from: Locale, to: Locale) => !item.words[to]?.trim() || isSourceChanged(item, from, to);

/** Returns the texts to translate, in story order: of the whole story, or of the named parts, lines and what contains them. */
export function itemsOf(story: Story, to: Locale, source: readonly string[]): Item[] {
  const from = story.setting.language;
  const isMeant = (...ids: (string | undefined)[]) => source.length === 0 || ids.some((id) => id !== undefined && source.includes(id));
  const items = [...story.paragraphs.values()].flatMap((paragraph): Item[] => {
    const { id: part, lines, choices, ending } = paragraph;
    const place = story.places.get(part);
    const of = (each: Worded, kind: Item['kind'], speaker: string | null, max: number): Item[] => {
      const text = each.words[from]?.trim() ?? '';
      const isWanted = text !== '' && lacks(each, from, to) && isMeant(each.id, part, place?.sequence.id, place?.act.id);
      return isWanted ? [{ id: each.id, kind, part, text, speaker, max }] : [];
    };
    return [
      ...lines.flatMap((line) => of(line, 'line', story.characters.get(line.speaker ?? '')?.name ?? null, STORY_MAX.text)),
      ...choices.flatMap((choice) => of(choice, 'choice', null, STORY_MAX.choice)),
      ...(ending ? of({ id: part, words: ending, marks: paragraph.ending_marks ?? {} }, 'ending', null, STORY_MAX.title) : []),
    ];
  });
  const inOrder = [...items].sort(
    (one, other) => (story.places.get(one.part)?.index ?? 1e9) - (story.places.get(other.part)?.index ?? 1e9),
  );
  const names = [...story.characters.values()].flatMap((person): Item[] => {
    const { id, name: text, names: known } = person;
    const isWanted = isMeant(id) && (!known[to]?.trim() || isNameStale(person, from, to));
    return isWanted ? [{ id, kind: 'name', part: id, text, speaker: null, max: STORY_MAX.name }] : [];
  });
  return [...names, ...inOrder, ...altsOf(story, to, isMeant)];
}

/** Returns the alternative texts of pictures to translate. */
function altsOf({ setting, resources }: Story, to: Locale, isMeant: (id: string) => boolean): Item[] {
  const from = setting.language;
  return [...resources.values()].flatMap(({ id, alt = {}, alt_marks = {}, decorative }): Item[] => {
    const text = alt[from]?.trim() ?? '';
    const isWanted = text !== '' && !decorative && isMeant(id) && lacks({ id, words: alt, marks: alt_marks }, from, to);
    return isWanted ? [{ id, kind: 'alt', part: id, text, speaker: null, max: STORY_MAX.alt }] : [];
  });
}

/** Returns a part with translations, each with the mark of its source text. */
export function translated(part: StoryPart, from: Locale, to: Locale, texts: ReadonlyMap<string, string>): StoryPart {
  const anew = <Each extends Worded>(item: Each): Each => {
    const text = texts.get(item.id);
    if (text === undefined) return item;
    const mark = sourceMark(item.words[from] ?? '');
    return { ...item, words: { ...item.words, [to]: text }, marks: { ...item.marks, [to]: mark } };
  };
  const own = texts.get(part.id);
  if (part.kind === 'character' && own !== undefined) return { ...part, names: { ...part.names, [to]: own } };
  if (part.kind === 'resource' && own !== undefined) {
    const alt_marks = { ...part.alt_marks, [to]: sourceMark(part.alt?.[from] ?? '') };
    return { ...part, alt: { ...part.alt, [to]: own }, alt_marks };
  }
  if (part.kind !== 'paragraph') return part;
  const ending = part.ending && own !== undefined ? { ...part.ending, [to]: own } : part.ending;
  return { ...part, lines: part.lines.map(anew), choices: part.choices.map(anew), ending };
}
