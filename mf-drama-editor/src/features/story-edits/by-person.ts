import type { StoryOrigin } from '@meowtale/contracts/inputs/drama/story-words';

/** What a program proposed and a person changes is the person's from then on: nothing takes its place unasked. */
export const byPerson = <T extends { origin: StoryOrigin | null }>(item: T): T =>
  item.origin && !item.origin.edited ? { ...item, origin: { ...item.origin, edited: true } } : item;

/** Whether a change of a node is one of its words. */
export const isTold = (change: object): boolean => 'title' in change || 'brief' in change;
