import { isEchoed, type Paragraph } from '@meowtale/story';
import { VisuallyHidden } from '@meowtale/ui';
import { useTranslation } from 'react-i18next';
import classes from './play-pane.module.css';
import { type Pictures, SpokenLine } from './spoken-line.tsx';

interface PageTextProps {
  /** The chosen text that led to the page. */
  chosen: string | null;
  paragraphs: readonly Paragraph[];
  pictures?: Pictures | undefined;
}

/** Renders the text of a page: the choice that led there, unless the text repeats it, and the paragraphs. */
export function PageText({ chosen, paragraphs, pictures }: PageTextProps) {
  const { t } = useTranslation();
  return (
    <>
      {chosen === null || isEchoed(chosen, paragraphs[0]?.text) ? null : (
        <p dir="auto" className={classes.chosen}>
          {/* An element with its own direction doesn't count for the paragraph's. */}
          <VisuallyHidden dir="ltr">{t('playPane.chose')} </VisuallyHidden>
          {chosen}
        </p>
      )}
      {paragraphs.map((paragraph, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs of a page never move
        <SpokenLine key={index} paragraph={paragraph} pictures={pictures} />
      ))}
    </>
  );
}
