import type { Story } from '../model/story.ts';
import type { Finding } from './kinds.ts';
import { findUnlearned } from './knowledge.ts';
import { findNearNames } from './near-names.ts';
import { scopeOf } from './scope.ts';
import { findAgainstTraits } from './traits.ts';
import { findAbsent, findGone } from './whereabouts.ts';

/**
 * Returns the contradictions that a story has along some readable path: in facts known, whereabouts, names and traits, each with both
 * passages. Unreachable paragraphs are not checked.
 */
export function checkConsistency(story: Story): Finding[] {
  const scope = scopeOf(story);
  return [...findUnlearned(scope), ...findAbsent(scope), ...findGone(scope), ...findNearNames(scope), ...findAgainstTraits(scope)];
}
