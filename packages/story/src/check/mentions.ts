import type { StoryCondition } from '@meowtale/contracts/inputs/drama/story-words';
import type { Story } from '../model/story.ts';

/** References to paragraphs outside the outline. */
export interface Mentions {
  /** Ids of the paragraphs that lead to it, by target. */
  leading: ReadonlyMap<string, string[]>;
  /** Ids of the paragraphs that conditions and states name. */
  asked: ReadonlySet<string>;
}

export function mentionsOf(story: Story): Mentions {
  const leading = new Map<string, string[]>();
  const seenIds = new Set<string>();
  const lead = (from: string, to: string | null) => {
    if (to === null || to === from) return;
    const known = leading.get(to);
    if (known) known.push(from);
    else leading.set(to, [from]);
  };
  const ask = (when: StoryCondition | null) => {
    for (const test of when?.tests ?? []) if ('seen' in test) seenIds.add(test.seen);
  };
  for (const { id, to, choices, lines } of story.paragraphs.values()) {
    lead(id, to);
    for (const choice of choices) {
      lead(id, choice.to);
      ask(choice.when);
    }
    for (const line of lines) ask(line.when);
  }
  for (const { states } of [...story.characters.values(), ...story.entries.values()]) for (const { from } of states) seenIds.add(from);
  return { leading, asked: seenIds };
}
