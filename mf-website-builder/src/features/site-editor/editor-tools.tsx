import { Button, Group, IconArrowBackUp, IconArrowForwardUp, IconButton, IconHistory, StatusPill } from '@meowtale/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import type { Site } from './documents.ts';
import { HistoryPopup } from './history-popup.tsx';
import type { SaveStage } from './site-state.ts';
import type { SiteStore } from './site-store.ts';

const TONES = {
  saved: 'mint',
  changed: 'neutral',
  saving: 'neutral',
  failed: 'gold',
  refused: 'danger',
  conflict: 'danger',
} as const satisfies Record<SaveStage, string>;

/** Renders the save status, undo and redo, and the history. */
export function EditorTools({ store, onRestored }: { store: SiteStore; onRestored(site: Site): void }) {
  const { t } = useTranslation();
  const [looking, setLooking] = useState(false);
  const { stage, past, future, undo, redo, uuid, revision } = useStore(store);
  return (
    <Group gap={8}>
      <span role="status">
        <StatusPill tone={TONES[stage]}>{t(`save.${stage}`)}</StatusPill>
      </span>
      <IconButton
        label={t('editor.undo')}
        disabled={past.length === 0}
        icon={<IconArrowBackUp size={20} aria-hidden="true" />}
        onClick={undo}
      />
      <IconButton
        label={t('editor.redo')}
        disabled={future.length === 0}
        icon={<IconArrowForwardUp size={20} aria-hidden="true" />}
        onClick={redo}
      />
      <Button leftIcon={<IconHistory size={18} aria-hidden="true" />} onClick={() => setLooking(true)}>
        {t('history.open')}
      </Button>
      {looking ? (
        <HistoryPopup
          site={{ uuid, revision }}
          settled={stage === 'saved'}
          onRestored={(site) => {
            setLooking(false);
            onRestored(site);
          }}
          onClose={() => setLooking(false)}
        />
      ) : null}
    </Group>
  );
}
