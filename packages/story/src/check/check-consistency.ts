import type { Story } from '../model/story.ts';
import type { Finding } from './kinds.ts';
import { findUnlearned } from './knowledge.ts';
import { findNearNames } from './near-names.ts';
import { scopeOf } from './scope.ts';
import { findAgainstTraits } from './traits.ts';
import { findAbsent, findGone } from './whereabouts.ts';

/**
 * What of a story contradicts itself along some branch that can be read: who knows what, who is where, names and traits, each
 * with both passages. Nothing is asked about what no reader comes to.
 */
export function checkConsistency(story: Story): Finding[] {
  const scope = scopeOf(story);
  return [...findUnlearned(scope), ...findAbsent(scope), ...findGone(scope), ...findNearNames(scope), ...findAgainstTraits(scope)];
}
