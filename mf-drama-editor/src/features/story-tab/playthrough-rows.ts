import type { Story } from '@meowtale/story/model';
import type { PlayedOut } from './play-out.ts';

/** Something of a story by the paragraph that it stands in. */
export interface Found {
  key: string;
  paragraph: string;
  /** What the choice says; null for the paragraph itself. */
  words: string | null;
}

/** Paragraphs and choices that no run met, in the order of the story that was played. */
export function missedIn({ story, report }: PlayedOut): { paragraphs: Found[]; choices: Found[] } {
  const missed = new Set(report.choices.missed);
  return {
    paragraphs: report.places.missed.map(paragraphOf).map((id) => ({ key: id, paragraph: id, words: null })),
    choices: story.order.flatMap((paragraph) =>
      (story.paragraphs.get(paragraph)?.choices ?? [])
        .filter(({ id }) => missed.has(id))
        .map(({ id, words }) => ({ key: id, paragraph, words: words[story.setting.language] ?? '' })),
    ),
  };
}

/** Of `act/sequence/paragraph`, the paragraph. */
export const paragraphOf = (place: string): string => place.slice(place.lastIndexOf('/') + 1);

/** The endings by their shares, those that no run came to behind them. */
export const endingsIn = ({ story, report }: PlayedOut) => [
  ...report.endings,
  ...report.endingsMissed.map((id) => ({ id, name: nameOf(story, id), count: 0, turns: null, words: null })),
];

const nameOf = (story: Story, id: string): string => story.paragraphs.get(id)?.ending?.[story.setting.language] ?? '';
