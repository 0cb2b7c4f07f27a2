import { Button, Group, Stack, Text, Title } from '@meowtale/ui';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './conflict-panel.module.css';
import { useEditor } from './editor-context.tsx';
import { DRAMA_FIELDS, type DramaField } from './editor-state.ts';

/** Two versions, side by side where they differ; the person says which one stands. Nothing is saved until then. */
export function ConflictPanel() {
  const { t } = useTranslation();
  const draft = useEditor((state) => state.draft);
  const theirs = useEditor((state) => state.theirs);
  const keepMine = useEditor((state) => state.keepMine);
  const takeTheirs = useEditor((state) => state.takeTheirs);
  const panel = useRef<HTMLElement>(null);
  useEffect(() => panel.current?.focus(), []);
  if (!theirs) return null;
  const differing = DRAMA_FIELDS.filter((field) => draft[field] !== theirs[field]);
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
            {differing.map((field) => (
              <Difference key={field} field={field} mine={draft[field]} theirs={theirs[field]} />
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

function Difference({ field, mine, theirs }: { field: DramaField; mine: string | number; theirs: string | number }) {
  const { t } = useTranslation();
  return (
    <tr>
      <th scope="row">{t(`drama.${field}`)}</th>
      <td>{mine === '' ? t('conflict.empty') : mine}</td>
      <td>{theirs === '' ? t('conflict.empty') : theirs}</td>
    </tr>
  );
}
