import type { PlayAction, PlayView } from '@meowtale/story';
import { Button, Kbd, Text, Title } from '@meowtale/ui';
import { useTranslation } from 'react-i18next';
import { PageText } from './page-text.tsx';
import classes from './play-pane.module.css';
import { type Pictures, Shown } from './spoken-line.tsx';

/** Keys choose the first nine; the others need the mouse or Tab. */
const KEYS = 9;

interface PassageProps {
  view: PlayView;
  /** The story's language. */
  language: string | undefined;
  pictures: Pictures | undefined;
  act(action: PlayAction): void;
}

/** Renders a passage and its choices. */
export function Passage({ view, language, pictures, act }: PassageProps) {
  const { t } = useTranslation();
  return (
    <>
      <Shown name={view.background} alt={view.backgroundAlt} pictures={pictures} />
      <div className={classes.prose} lang={language} aria-live="polite">
        <PageText chosen={view.chosen} paragraphs={view.paragraphs} pictures={pictures} />
        {view.paragraphs.length === 0 && view.chosen === null ? <Text tone="muted">{t('playPane.wordless')}</Text> : null}
      </div>
      {view.ended ? <Ended view={view} language={language} /> : <Choices view={view} language={language} act={act} />}
    </>
  );
}

function Choices({ view, language, act }: Omit<PassageProps, 'pictures'>) {
  const { t } = useTranslation();
  return (
    <ol className={classes.choices} aria-label={t('playPane.choices')}>
      {view.choices.map((choice, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a choice is its position
        <li key={index}>
          <Button fullWidth dir="auto" className={classes.choice} data-choice={index} onClick={() => act({ type: 'choose', index })}>
            <span aria-hidden="true" className={classes.key}>
              {index < KEYS ? <Kbd>{index + 1}</Kbd> : null}
            </span>
            <span lang={language}>{choice.text || '…'}</span>
          </Button>
        </li>
      ))}
    </ol>
  );
}

function Ended({ view, language }: Pick<PassageProps, 'view' | 'language'>) {
  const { t } = useTranslation();
  return (
    <div className={classes.ending}>
      <Text size="small" tone="muted">
        {t('playPane.theEnd')}
      </Text>
      <Title level={3} size={22} lang={language} dir="auto">
        {view.ending?.name || t('playPane.unnamedEnding')}
      </Title>
      {view.endingsFound.length > 0 ? (
        <ul className={classes.endings} aria-label={t('playPane.endingsFound')}>
          {view.endingsFound.map((ending) => (
            <li key={ending.id} lang={language} dir="auto" aria-current={ending.id === view.ending?.id || undefined}>
              {ending.name || t('playPane.unnamedEnding')}
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
