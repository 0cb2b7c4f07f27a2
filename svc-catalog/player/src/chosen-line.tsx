import { isEchoed, type Paragraph } from '@meowtale/story';
import type { Words } from './words.ts';

interface ChosenLineProps {
  /** Null on the first page. */
  chosen: string | null;
  paragraphs: readonly Paragraph[];
  words: Pick<Words, 'chose' | 'language'>;
}

/** Renders the choice that led to a page, unless the page's text repeats it. */
export function ChosenLine({ chosen, paragraphs, words }: ChosenLineProps) {
  if (chosen === null || isEchoed(chosen, paragraphs[0]?.text)) return null;
  return (
    <p dir="auto" className="chosen">
      {/* Isolated text doesn't count for the paragraph's direction. */}
      <bdi className="unseen" lang={words.language}>
        {words.chose}{' '}
      </bdi>
      {chosen}
    </p>
  );
}
