import type { LogPage, PlayAction, ReadingLog } from '@meowtale/story';
import { Button, Text } from '@meowtale/ui';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PageText } from './page-text.tsx';
import classes from './play-pane.module.css';

interface PaneLogProps {
  /** Derives the log, which is needed only while it is open. */
  readLog(): ReadingLog;
  /** The story's language. */
  language: string | undefined;
  act(action: PlayAction): void;
}

/** Renders what was read in this run, folded at first; each earlier page can be gone back to. */
export function PaneLog({ readLog, language, act }: PaneLogProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  return (
    <details className={classes.folded} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t('playPane.log.title')}</summary>
      {open ? <Pages log={readLog()} language={language} act={act} /> : null}
    </details>
  );
}

function Pages({ log: { pages, isWhole }, language, act }: Omit<PaneLogProps, 'readLog'> & { log: ReadingLog }) {
  const { t } = useTranslation();
  const list = useRef<HTMLOListElement>(null);
  const last = pages.at(-1)?.number ?? 0;
  // The current page is the last, at the end of what scrolls.
  // biome-ignore lint/correctness/useExhaustiveDependencies: again at each other page
  useEffect(() => {
    const scrolled = list.current?.closest('details');
    if (scrolled) scrolled.scrollTop = scrolled.scrollHeight;
  }, [last]);
  return (
    <>
      {isWhole ? null : (
        <Text size="small" tone="muted">
          {t('playPane.log.gap')}
        </Text>
      )}
      <ol ref={list} className={classes.log}>
        {pages.map((page) => (
          <Page key={page.stepsBack} page={page} language={language} act={act} />
        ))}
      </ol>
    </>
  );
}

function Page({ page: { number, stepsBack, chosen, paragraphs }, language, act }: Omit<PaneLogProps, 'readLog'> & { page: LogPage }) {
  const { t } = useTranslation();
  const heading = useId();
  return (
    <li aria-current={stepsBack === 0 ? 'step' : undefined}>
      <div className={classes.logPlace}>
        <h3 id={heading}>{number === null ? t('playPane.log.unnumbered') : t('playPane.page', { page: number })}</h3>
        {stepsBack > 0 ? (
          <Button size="small" variant="ghost" aria-describedby={heading} onClick={() => act({ type: 'back', steps: stepsBack })}>
            {t('playPane.log.goBack')}
          </Button>
        ) : null}
      </div>
      <div className={classes.prose} lang={language}>
        <PageText chosen={chosen} paragraphs={paragraphs} />
      </div>
    </li>
  );
}
