import type { StoryOutline } from '@meowtale/contracts/inputs/drama/story';
import type { Story } from '@meowtale/story/model';

/** UTF-16 units of each part of a prompt; the nearest items are included first. */
export const BUDGET = { outline: 6000, before: 5000, entries: 4000, cast: 8000 } as const;

export interface Titled {
  id: string;
  title: string;
  brief: string;
  level: 'act' | 'sequence' | 'paragraph';
}

/** Returns acts, sequences and paragraphs in reading order, each before its content. */
export function titledOf(story: Story): Titled[] {
  const titled = (level: Titled['level'], { id, title, brief }: { id: string; title: string; brief: string }) => ({
    id,
    title,
    brief,
    level,
  });
  const paragraphs = (ids: readonly string[]) =>
    ids.flatMap((id) => story.paragraphs.get(id) ?? []).map((part) => titled('paragraph', part));
  const sequences = (act: StoryOutline['acts'][number]) =>
    act.sequences.flatMap((sequence) => [titled('sequence', sequence), ...paragraphs(sequence.paragraphs)]);
  return story.outline.acts.flatMap((act) => [titled('act', act), ...sequences(act)]);
}

/** Returns the items that fit the budget when the nearest are taken first, in their original order. */
export function nearest<Item>(
  items: readonly Item[],
  distanceOf: (item: Item, index: number) => number,
  sizeOf: (item: Item) => number,
  budget: number,
): Item[] {
  const byDistance = items
    .map((item, index) => ({ item, index, distance: distanceOf(item, index) }))
    .sort((one, other) => one.distance - other.distance);
  let left = budget;
  const taken = new Set<number>();
  for (const { item, index } of byDistance) {
    left -= sizeOf(item);
    if (left < 0) break;
    taken.add(index);
  }
  return items.filter((_, index) => taken.has(index));
}

/** Returns the outline around a node: its ancestors, and the nearest nodes before and after. */
export function outlineAround(story: Story, at: string | null): object[] {
  const all = titledOf(story).filter(({ id, title, brief }) => title !== '' || brief !== '' || id === at);
  const here = all.findIndex(({ id }) => id === at);
  const above = new Set(ancestorsOf(story, at));
  const distance = ({ id, level }: Titled, index: number) => {
    if (above.has(id) || id === at) return 0;
    // Acts count as nearer, because they summarize the whole story.
    return Math.abs(index - Math.max(0, here)) + (level === 'act' ? 0 : 1);
  };
  const taken = nearest(all, distance, ({ title, brief }) => title.length + brief.length + 40, BUDGET.outline);
  return taken.map(({ id, title, brief, level }) => ({ level, title, brief, ...(id === at && { here: true }) }));
}

/** Returns a node's act and sequence. */
export function ancestorsOf(story: Story, id: string | null): string[] {
  for (const act of story.outline.acts) {
    for (const sequence of act.sequences) {
      if (sequence.id === id) return [act.id];
      if (sequence.paragraphs.includes(id ?? '')) return [act.id, sequence.id];
    }
  }
  return [];
}

/** Returns the lines before a paragraph in the order of the outline, the nearest that fit. */
export function linesBefore(story: Story, at: string | null): object[] {
  const index = at === null ? -1 : (story.places.get(at)?.index ?? -1);
  const language = story.setting.language;
  const before = story.order.slice(0, Math.max(0, index)).flatMap((id) => story.paragraphs.get(id)?.lines ?? []);
  const spokenLines = before.flatMap(({ speaker, words }) => {
    const text = words[language] ?? '';
    return text === '' ? [] : [{ speaker: story.characters.get(speaker ?? '')?.name ?? null, text }];
  });
  return nearest(
    spokenLines,
    (_, place) => spokenLines.length - place,
    ({ text }) => text.length + 30,
    BUDGET.before,
  );
}
