import type { StoryOrigin } from '@meowtale/contracts/inputs/drama/story-words';

/** Marks a generated item that a person changes as edited: a draft then replaces it only on request. */
export const byPerson = <T extends { origin: StoryOrigin | null }>(item: T): T =>
  item.origin && !item.origin.edited ? { ...item, origin: { ...item.origin, edited: true } } : item;

/** Returns whether a change of a node concerns its text. */
export const changesText = (change: object): boolean => 'title' in change || 'brief' in change;
