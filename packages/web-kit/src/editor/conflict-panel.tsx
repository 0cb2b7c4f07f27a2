import { Button, Group, Stack, Text, Title } from '@meowtale/ui';
import { KIT } from '@meowtale/web-kit';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './conflict-panel.module.css';

interface ConflictPanelProps {
  title: string;
  hint: string;
  /** How the two versions differ. */
  children: ReactNode;
  onTheirs(): void;
  onMine(): void;
}

/** Renders a conflict with a save in another tab or on another device: the person chooses a version. Nothing is saved until then. */
export function ConflictPanel({ title, hint, children, onTheirs, onMine }: ConflictPanelProps) {
  const { t } = useTranslation(KIT);
  const titleId = useId();
  const panel = useRef<HTMLElement>(null);
  useEffect(() => panel.current?.focus(), []);
  return (
    <section tabIndex={-1} ref={panel} aria-labelledby={titleId} className={classes.panel}>
      <Stack gap={16}>
        <div>
          <Title level={2} size={22} id={titleId}>
            {title}
          </Title>
          <Text tone="muted">{hint}</Text>
        </div>
        {children}
        <Group justify="end">
          <Button onClick={onTheirs}>{t('draft.takeTheirs')}</Button>
          <Button variant="primary" onClick={onMine}>
            {t('draft.keepMine')}
          </Button>
        </Group>
      </Stack>
    </section>
  );
}
