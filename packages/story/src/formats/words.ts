import type { StoryParagraph } from '@meowtale/contracts/inputs/drama/story';
import type { StoryLine, StoryWords } from '@meowtale/contracts/inputs/drama/story-words';
import type { Locale } from '@meowtale/contracts/locales';
import { paragraphAfter, paragraphAt, type Story } from '../model/index.ts';

/** Words in a language, else in the one that the story is written in. */
export const wordsIn = (story: Story, words: StoryWords, language: Locale): string =>
  words[language] || words[story.setting.language] || '';

/** Who speaks a line, by name; null for narration, also where somebody speaks who isn't there. */
export const speakerOf = (story: Story, line: StoryLine): string | null =>
  line.speaker === null ? null : (story.characters.get(line.speaker)?.name ?? null);

/** Where something leads: the paragraph that is meant, or what comes next when nothing is; null where the story ends. */
export function wayOf(story: Story, from: string, to: string | null): string | null {
  return (to === null ? null : paragraphAt(story, to)) ?? paragraphAfter(story, from);
}

/** Whether some choice of a paragraph is there whatever has happened, so that nobody comes to what follows it. */
export const alwaysChooses = ({ choices }: StoryParagraph): boolean => choices.some(({ when }) => when === null);

/** Where a paragraph goes on to when nothing is chosen: a paragraph, or null for its end. */
export function goesOnTo(story: Story, paragraph: StoryParagraph): string | null {
  const to = paragraph.to === null ? null : paragraphAt(story, paragraph.to);
  return to ?? (paragraph.ending === null ? paragraphAfter(story, paragraph.id) : null);
}

/** The paragraphs of the outline, in its order. */
export const placedParagraphs = (story: Story): StoryParagraph[] =>
  story.order.flatMap((id) => {
    const paragraph = story.paragraphs.get(id);
    return paragraph === undefined ? [] : [paragraph];
  });

/** The paragraphs of which something asks whether they were read. */
export function askedParagraphs(story: Story): Set<string> {
  const asked = new Set<string>();
  for (const { lines, choices } of placedParagraphs(story)) {
    for (const { when } of [...lines, ...choices]) {
      for (const test of when?.tests ?? []) if ('seen' in test && story.places.has(test.seen)) asked.add(test.seen);
    }
  }
  return asked;
}
