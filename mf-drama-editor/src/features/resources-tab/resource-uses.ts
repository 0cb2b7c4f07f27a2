import type { Story } from '@meowtale/story/model';

/** Where a picture is shown: behind a paragraph, with one of its lines (counted from 1), or as a character. */
export type ResourceUse =
  | { what: 'background'; part: string }
  | { what: 'line'; part: string; number: number }
  | { what: 'character'; part: string };

/** Returns where each picture of a story is shown, in reading order, then characters. */
export function usesOf(story: Story): Map<string, ResourceUse[]> {
  const uses = new Map<string, ResourceUse[]>();
  const add = (id: string | null, use: ResourceUse) => {
    if (id !== null) uses.set(id, [...(uses.get(id) ?? []), use]);
  };
  const ordered = new Set([...story.order, ...story.paragraphs.keys()]);
  for (const part of ordered) {
    const paragraph = story.paragraphs.get(part);
    if (!paragraph) continue;
    add(paragraph.background, { what: 'background', part });
    for (const [index, { picture }] of paragraph.lines.entries()) add(picture, { what: 'line', part, number: index + 1 });
  }
  for (const { id, picture } of story.characters.values()) add(picture, { what: 'character', part: id });
  return uses;
}
