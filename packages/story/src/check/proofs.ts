import type { StoryCondition, StoryTest } from '@meowtale/contracts/inputs/drama/story-words';
import type { Story } from '../model/story.ts';
import type { Live } from './live.ts';
import { isAskable, passes } from './values.ts';

/** What a condition says about the way so far, as places of paragraphs. */
export interface Proofs {
  /** Of each of these lists one paragraph at least has been read when the condition holds. */
  read(condition: StoryCondition | null): number[][];
  /** None of these has been read when the condition holds. */
  unread(condition: StoryCondition | null): number[];
}

/**
 * A condition that asks for a paragraph, or for a value that only some paragraphs give, holds on no way that avoids them: without
 * this, whoever lets a choice depend on what was learned would be told that it may not have been.
 */
export function proofsOf(story: Story, { sites }: Live): Proofs {
  /** Null: it says nothing. */
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
      const said = condition.tests.map(readFor);
      const known = said.filter((list) => list !== null);
      if (condition.match === 'all') return known;
      return known.length === said.length ? [known.flat()] : [];
    },
    unread(condition) {
      if (condition === null || (condition.match === 'any' && condition.tests.length > 1)) return [];
      return condition.tests.flatMap(unreadFor);
    },
  };
}
