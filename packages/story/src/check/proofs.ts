import type { StoryCondition, StoryTest } from '@meowtale/contracts/inputs/drama/story-words';
import type { Story } from '../model/story.ts';
import type { Live } from './live.ts';
import { isAskable, passes } from './values.ts';

/** What a condition proves about the path so far, as places of paragraphs. */
export interface Proofs {
  /** Returns lists of places; when the condition holds, at least one of each list has been read. */
  read(condition: StoryCondition | null): number[][];
  /** Returns places that haven't been read when the condition holds. */
  unread(condition: StoryCondition | null): number[];
}

/**
 * Returns proofs from conditions. A condition on a paragraph, or on a value that only some paragraphs set, holds on no path that avoids
 * them; without this, a choice that requires learning a fact would be reported as not knowing it.
 */
export function proofsOf(story: Story, { sites }: Live): Proofs {
  /** Null: it proves nothing. */
  const readFor = (test: StoryTest): number[] | null => {
    if ('seen' in test) return test.not ? null : [story.places.get(test.seen)?.index ?? []].flat();
    const variable = story.variables.get(test.variable);
    if (!variable || !isAskable(variable, test) || passes(test, variable.initial)) return null;
    const givers = (sites.get(test.variable) ?? []).filter(({ effect }) => effect.do === 'add' || passes(test, effect.value));
    return [...new Set(givers.map(({ at }) => at))];
  };
  const unreadFor = (test: StoryTest): number[] => {
    if ('seen' in test) return test.not ? [story.places.get(test.seen)?.index ?? []].flat() : [];
    const all = sites.get(test.variable) ?? [];
    if (all.some(({ effect }) => effect.do === 'add' || passes(test, effect.value))) return [];
    return all.filter(({ always }) => always).map(({ at }) => at);
  };
  return {
    read(condition) {
      if (condition === null) return [];
      const readable = condition.tests.map(readFor);
      const known = readable.filter((list) => list !== null);
      if (condition.match === 'all') return known;
      return known.length === readable.length ? [known.flat()] : [];
    },
    unread(condition) {
      if (condition === null || (condition.match === 'any' && condition.tests.length > 1)) return [];
      return condition.tests.flatMap(unreadFor);
    },
  };
}
