import { Button, Notice, Text, UserText } from '@meowtale/ui';
import { useErrorSentence, useHost } from '@meowtale/web-kit';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLossWords } from '../app-editor/loss-list.tsx';
import type { DramaLosses } from './drama-export.ts';
import type { FailedDrama } from './each-drama.ts';
import classes from './results-by-drama.module.css';
import type { UnreadFile } from './use-story-file.ts';

interface RowsProps<Row> {
  label: string;
  rows: readonly Row[];
  words(row: Row): ReactNode;
}

/** Renders dramas by title, each with a text; a long list is scrolled, also by keyboard. */
function Rows<Row extends { uuid: string; title: string }>({ label, rows, words }: RowsProps<Row>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
    <ul className={classes.list} aria-label={label} tabIndex={0}>
      {rows.map((row) => (
        <li key={row.uuid}>
          <UserText>{row.title}</UserText>
          <Text size="small">{words(row)}</Text>
        </li>
      ))}
    </ul>
  );
}

/** Renders what each drama loses in its file, before anything is saved. */
export function LossesByDrama({ losses }: { losses: readonly DramaLosses[] }) {
  const { t } = useTranslation();
  const { locale } = useHost();
  const wordsOf = useLossWords();
  const joined = new Intl.ListFormat(locale, { type: 'unit', style: 'short' });
  const title = t('transfer.losing');
  return (
    <Notice tone="warning" live title={title}>
      <Rows label={title} rows={losses} words={(drama) => joined.format(drama.losses.map(wordsOf))} />
    </Notice>
  );
}

/** Renders files that can't be imported, each with the reason. */
export function UnreadFiles({ files }: { files: readonly UnreadFile[] }) {
  const { t } = useTranslation();
  const title = t('transfer.unread', { count: files.length });
  return (
    <Notice tone="danger" live title={title}>
      <Rows label={title} rows={files} words={({ fault }) => fault} />
    </Notice>
  );
}

interface FailedDramasProps {
  /** Says how many failed. */
  title: string;
  failed: readonly FailedDrama[];
  onRetry(): void;
}

/** Renders the dramas that couldn't be exported or imported, each with its error, and the retry. */
export function FailedDramas({ title, failed, onRetry }: FailedDramasProps) {
  const { t } = useTranslation();
  const sentence = useErrorSentence();
  return (
    <Notice tone="danger" live title={title} actions={<Button onClick={onRetry}>{t('exportAll.retry')}</Button>}>
      <Rows label={title} rows={failed} words={({ error }) => sentence(error)} />
    </Notice>
  );
}
