import type { StoryParagraph } from '@meowtale/contracts/inputs/drama/story';
import type { StoryLine, StoryWords } from '@meowtale/contracts/inputs/drama/story-words';
import type { Locale } from '@meowtale/contracts/locales';
import { paragraphAfter, paragraphAt, type Story } from '../model/index.ts';

/** Returns words in a language, else in the source language. */
export const wordsIn = (story: Story, translations: StoryWords, language: Locale): string =>
  translations[language] || translations[story.setting.language] || '';

/** Returns a line's speaker by name; null for narration and for an unknown speaker. */
export const speakerOf = (story: Story, line: StoryLine): string | null =>
  line.speaker === null ? null : (story.characters.get(line.speaker)?.name ?? null);

/** Returns the paragraph to which a target leads: the next one without a valid target; null where the story ends. */
export function wayOf(story: Story, from: string, to: string | null): string | null {
  return (to === null ? null : paragraphAt(story, to)) ?? paragraphAfter(story, from);
}

/** Returns whether a paragraph always offers a choice, so that its own target is never used. */
export const alwaysChooses = ({ choices }: StoryParagraph): boolean => choices.some(({ when }) => when === null);

/** Returns the paragraph that follows without a choice; null for the end. */
export function goesOnTo(story: Story, paragraph: StoryParagraph): string | null {
  const to = paragraph.to === null ? null : paragraphAt(story, paragraph.to);
  return to ?? (paragraph.ending === null ? paragraphAfter(story, paragraph.id) : null);
}

/** Returns the paragraphs of the outline, in order. */
export const placedParagraphs = (story: Story): StoryParagraph[] =>
  story.order.flatMap((id) => {
    const paragraph = story.paragraphs.get(id);
    return paragraph === undefined ? [] : [paragraph];
  });

/** Returns the paragraphs that some condition tests for having been read. */
export function askedParagraphs(story: Story): Set<string> {
  const seenIds = new Set<string>();
  for (const { lines, choices } of placedParagraphs(story)) {
    for (const { when } of [...lines, ...choices]) {
      for (const test of when?.tests ?? []) if ('seen' in test && story.places.has(test.seen)) seenIds.add(test.seen);
    }
  }
  return seenIds;
}
