import { Badge, Button, Group, Skeleton, Stack, Text } from '@meowtale/ui';
import { Failure } from '@meowtale/web-kit';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useQuery } from 'urql';
import { useEditor } from '../drama-editor/editor-context.tsx';
import { usePieceWords } from '../drama-editor/piece-words.ts';
import { fieldOf } from '../drama-editor/pieces.ts';
import { DiffParts } from '../generation/diff-parts.tsx';
import { diffWords } from '../generation/word-diff.ts';
import { settingIn } from '../story-edits/part-edits.ts';
import { findSnapshotData } from './documents.ts';
import classes from './history.module.css';
import { type Difference, differencesOf, piecesOf } from './snapshot-differences.ts';

/** Number of differences shown at first; a whole story has hundreds. */
const SHOWN = 30;
const TONES = { added: 'mint', changed: 'neutral', removed: 'danger' } as const;

/** Renders what a snapshot would change in the current drama: read-only. */
export function SnapshotView({ uuid }: { uuid: string }) {
  const { t } = useTranslation();
  const [shown, setShown] = useState(SHOWN);
  const [{ data, error }, ask] = useQuery({ query: findSnapshotData, variables: { uuid } });
  const now = useEditor((state) => state.draft);
  const snapshot = data?.findDramaSnapshotData;
  const differences = useMemo(() => snapshot && differencesOf(now, piecesOf(snapshot)), [snapshot, now]);
  if (error && !snapshot)
    return <Failure title={t('history.lookFailed')} error={error} onRetry={() => ask({ requestPolicy: 'network-only' })} />;
  if (!differences) return <Skeleton lines={3} />;
  return (
    <Stack gap={8}>
      <Text size="small" tone="muted" role="status">
        {t(differences.length === 0 ? 'history.same' : 'history.wouldChange')}
      </Text>
      <ul className={classes.differences}>
        {differences.slice(0, shown).map((difference) => (
          <DifferenceRow key={difference.key} difference={difference} />
        ))}
      </ul>
      {differences.length > shown ? (
        <Button size="small" variant="ghost" onClick={() => setShown(shown + SHOWN)}>
          {t('problem.more', { count: differences.length - shown })}
        </Button>
      ) : null}
    </Stack>
  );
}

function DifferenceRow({ difference: { key, kind, piece, texts } }: { difference: Difference }) {
  const { t } = useTranslation();
  const pieceWords = usePieceWords();
  const language = useEditor((state) => settingIn(state.draft).language);
  const field = fieldOf(key);
  return (
    <li>
      <Group gap={8}>
        <Text as="span" size="small" weight="bold">
          {field ? t(`drama.${field}`) : pieceWords.name(piece)}
        </Text>
        <Badge tone={TONES[kind]}>{t(`history.kind.${kind}`)}</Badge>
      </Group>
      {kind === 'changed' && texts.length === 0 ? (
        <Text size="small" tone="muted">
          {t('history.otherwise')}
        </Text>
      ) : null}
      {texts.map((text) => (
        <Text key={text.key} size="small" className={classes.text} lang={language}>
          <DiffParts stretches={diffWords(text.before, text.after, language)} />
        </Text>
      ))}
    </li>
  );
}
