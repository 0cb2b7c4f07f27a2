import type { Story } from '../model/story.ts';
import { findAlts } from './find-alts.ts';
import { findChoices } from './find-choices.ts';
import { findEnds } from './find-ends.ts';
import { findDuplicateIds } from './find-ids.ts';
import { findPeople } from './find-people.ts';
import { findPlaces } from './find-places.ts';
import { findReferences } from './find-references.ts';
import { findRules } from './find-rules.ts';
import { findUnread } from './find-unread.ts';
import { findWords } from './find-words.ts';
import type { Problem } from './kinds.ts';
import { liveOf } from './live.ts';
import { netOf } from './net.ts';

/**
 * Returns a story's problems, each with its mends: those of the outline first, then those of its paragraphs in order, then the rest. A
 * condition counts as possible unless nothing in the story can make it hold.
 */
export function checkStory(story: Story): Problem[] {
  const net = netOf(story);
  const live = liveOf(story, net);
  const problems = [
    ...findPlaces(story, net),
    ...findEnds(story, net, live),
    ...findChoices(story, net, live),
    ...findReferences(story),
    ...findDuplicateIds(story),
    ...findRules(story),
    ...findUnread(story),
    ...findWords(story),
    ...findPeople(story),
    ...findAlts(story),
  ];
  const rank = ({ at: { part } }: Problem) =>
    part === 'outline' || part === 'setting' ? -1 : (story.places.get(part)?.index ?? Number.MAX_SAFE_INTEGER);
  return problems.sort((one, other) => rank(one) - rank(other));
}
