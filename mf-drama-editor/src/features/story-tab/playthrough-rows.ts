import type { Story } from '@meowtale/story/model';
import type { PlayedOut } from './play-out.ts';

/** A part of a story by its paragraph. */
export interface Found {
  key: string;
  paragraph: string;
  /** The choice's text; null for the paragraph itself. */
  words: string | null;
}

/** Returns paragraphs and choices that no run reached, in the order of the played story. */
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

/** Returns the paragraph of `act/sequence/paragraph`. */
export const paragraphOf = (place: string): string => place.slice(place.lastIndexOf('/') + 1);

/** Returns the endings by their shares, with unreached ones at the end. `dead`: the story stops there, but isn't marked to end. */
export const endingsIn = ({ story, report }: PlayedOut) =>
  [...report.endings, ...report.endingsMissed.map((id) => ({ id, name: nameOf(story, id), count: 0, turns: null, words: null }))].map(
    (ending) => ({ ...ending, dead: story.paragraphs.get(ending.id ?? '')?.ending === null }),
  );

const nameOf = (story: Story, id: string): string => story.paragraphs.get(id)?.ending?.[story.setting.language] ?? '';
