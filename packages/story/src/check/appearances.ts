import type { Story } from '../model/story.ts';
import { finderOf } from './names.ts';

/** One paragraph in which somebody appears. */
export interface Appearance {
  part: string;
  /** They are among those who are there. */
  present: boolean;
  /** Ids of the lines that they speak. */
  speaks: string[];
  /** Ids of the lines of others, and of the choices, whose text names them, in the story's own language. */
  named: string[];
}

/** Where each character appears, by their ids, in the order of the outline, then in paragraphs beside it. */
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
