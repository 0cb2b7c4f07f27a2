import { Button, Group, Stack, Text, Title } from '@meowtale/ui';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './conflict-panel.module.css';
import { useEditor } from './editor-context.tsx';
import { usePieceWords } from './piece-words.ts';
import { fieldOf, type Piece } from './pieces.ts';

/** Renders a conflict: both versions of what both sides changed; the person chooses one. Nothing is saved until then. */
export function ConflictPanel() {
  const { t } = useTranslation();
  const draft = useEditor((state) => state.draft);
  const theirs = useEditor((state) => state.theirs);
  const keepMine = useEditor((state) => state.keepMine);
  const takeTheirs = useEditor((state) => state.takeTheirs);
  const panel = useRef<HTMLElement>(null);
  useEffect(() => panel.current?.focus(), []);
  if (!theirs) return null;
  return (
    <section tabIndex={-1} ref={panel} aria-labelledby="conflict-title" className={classes.panel}>
      <Stack gap={16}>
        <div>
          <Title level={2} size={22} id="conflict-title">
            {t('conflict.title')}
          </Title>
          <Text tone="muted">{t('conflict.words')}</Text>
        </div>
        <table className={classes.versions}>
          <thead>
            <tr>
              <th scope="col">{t('conflict.field')}</th>
              <th scope="col">{t('conflict.mine')}</th>
              <th scope="col">{t('conflict.theirs')}</th>
            </tr>
          </thead>
          <tbody>
            {Object.entries(theirs).map(([key, piece]) => (
              <Differences key={key} of={key} mine={draft[key] ?? null} theirs={piece} />
            ))}
          </tbody>
        </table>
        <Group justify="end">
          <Button onClick={takeTheirs}>{t('conflict.takeTheirs')}</Button>
          <Button variant="primary" onClick={keepMine}>
            {t('conflict.keepMine')}
          </Button>
        </Group>
      </Stack>
    </section>
  );
}

/** Renders the differences of a piece, a row for each place in it. */
function Differences({ of, mine, theirs }: { of: string; mine: Piece | null; theirs: Piece | null }) {
  const { t } = useTranslation();
  const pieceWords = usePieceWords();
  const field = fieldOf(of);
  const name = field ? t(`drama.${field}`) : pieceWords.name(mine ?? theirs);
  return pieceWords.differences(mine, theirs).map(({ place, ...told }) => (
    <tr key={place}>
      <th scope="row" dir="auto">
        {place ? `${name} · ${place}` : name}
      </th>
      <td>{told.mine || t('conflict.empty')}</td>
      <td>{told.theirs || t('conflict.empty')}</td>
    </tr>
  ));
}
