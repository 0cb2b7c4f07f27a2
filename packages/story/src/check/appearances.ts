import type { Story } from '../model/story.ts';
import { finderOf } from './names.ts';

/** One paragraph in which a character appears. */
export interface Appearance {
  part: string;
  /** Whether the paragraph lists them as present. */
  present: boolean;
  /** Ids of the lines that they speak. */
  speaks: string[];
  /** Ids of other characters' lines, and of choices, whose source text names them. */
  named: string[];
}

/** Returns each character's appearances by id: first in the outline's paragraphs in order, then in those outside it. */
export function appearancesOf(story: Story): Map<string, Appearance[]> {
  const { language } = story.setting;
  const whomNames = finderOf([...story.characters.values()], language, language);
  const found = new Map([...story.characters.keys()].map((id): [string, Appearance[]] => [id, []]));
  const beside = [...story.paragraphs.keys()].filter((id) => !story.places.has(id));
  for (const part of [...story.order, ...beside]) {
    const paragraph = story.paragraphs.get(part);
    const here = new Map<string, Appearance>();
    const appearance = (who: string): Appearance => {
      const now = here.get(who) ?? { part, present: false, speaks: [], named: [] };
      here.set(who, now);
      return now;
    };
    for (const who of paragraph?.present ?? []) appearance(who).present = true;
    for (const { id, speaker, words } of paragraph?.lines ?? []) {
      if (speaker !== null) appearance(speaker).speaks.push(id);
      for (const who of whomNames(words[language] ?? '')) if (who !== speaker) appearance(who).named.push(id);
    }
    for (const { id, words } of paragraph?.choices ?? []) {
      for (const who of whomNames(words[language] ?? '')) appearance(who).named.push(id);
    }
    for (const [who, now] of here) found.get(who)?.push(now);
  }
  return found;
}
