import { Button, Group, Notice, Stack } from '@meowtale/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from './format.ts';
import { useHost } from './host-context.tsx';
import { KIT } from './i18n.ts';
import type { Draft } from './use-draft.ts';

/** Says above a form that its text was restored from this browser. Takes a discard button where the form has no cancel button. */
export function DraftNotice({ draft, onDiscard }: { draft: Pick<Draft<object>, 'isRestored'>; onDiscard?: () => void }) {
  const { t } = useTranslation(KIT);
  if (!draft.isRestored) return null;
  return (
    <Notice live actions={onDiscard ? <Button onClick={onDiscard}>{t('draft.discard')}</Button> : undefined}>
      {t('draft.restored')}
    </Notice>
  );
}

interface DraftConflictProps {
  /** When the newer version was saved. */
  savedAt: string;
  /** Discards the draft. */
  onTheirs(): void;
  /** Saves the draft over the newer version, at the form's next save. */
  onMine(): void;
  /** The newer version, where the form can show it. */
  children?: ReactNode;
}

/** Says above a form that what it restored was written over an older version than the saved one; the person chooses one before saving. */
export function DraftConflict({ savedAt, onTheirs, onMine, children }: DraftConflictProps) {
  const { t } = useTranslation(KIT);
  const { locale } = useHost();
  return (
    <Notice
      tone="warning"
      live
      title={t('draft.conflict')}
      actions={
        <Group>
          <Button onClick={onTheirs}>{t('draft.takeTheirs')}</Button>
          <Button onClick={onMine}>{t('draft.keepMine')}</Button>
        </Group>
      }
    >
      <Stack gap={8}>
        <span>{t('draft.conflictHint', { when: formatDateTime(savedAt, locale) })}</span>
        {children}
      </Stack>
    </Notice>
  );
}
