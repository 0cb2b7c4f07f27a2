import { Button, Group, Stack, Text, Title } from '@meowtale/ui';
import { formatDateTime, useHost } from '@meowtale/web-kit';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './editor.module.css';
import { useEditor } from './editor-context.tsx';
import { PARTS } from './editor-state.ts';

/** Renders a conflict with a save in another tab or on another device: the person chooses a version. Nothing is saved until then. */
export function ConflictPanel() {
  const { t } = useTranslation();
  const { locale } = useHost();
  const draft = useEditor((state) => state.draft);
  const theirs = useEditor((state) => state.theirs?.savedSubmit);
  const keepMine = useEditor((state) => state.keepMine);
  const takeTheirs = useEditor((state) => state.takeTheirs);
  const panel = useRef<HTMLElement>(null);
  useEffect(() => panel.current?.focus(), []);
  if (!theirs) return null;
  const parts = PARTS.filter((part) => JSON.stringify(draft[part]) !== JSON.stringify(theirs.draft[part]));
  return (
    <section tabIndex={-1} ref={panel} role="alertdialog" aria-labelledby="conflict-title" className={classes.panel}>
      <Stack gap={16}>
        <div>
          <Title level={2} size={22} id="conflict-title">
            {t('conflict.title')}
          </Title>
          <Text tone="muted">{t('conflict.words', { when: formatDateTime(theirs.updated_at, locale) })}</Text>
        </div>
        <Text>{t('conflict.differs', { parts: new Intl.ListFormat(locale).format(parts.map((part) => t(`part.${part}`))) })}</Text>
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
