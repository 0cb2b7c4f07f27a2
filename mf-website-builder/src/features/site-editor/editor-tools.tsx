import { Button, Group, IconHistory } from '@meowtale/ui';
import { SaveStatus, UndoButtons } from '@meowtale/web-kit/editor';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import type { Site } from './documents.ts';
import { HistoryPopup } from './history-popup.tsx';
import type { SiteStore } from './site-store.ts';

/** Renders the save status, undo and redo, and the history. */
export function EditorTools({ store, onRestored }: { store: SiteStore; onRestored(site: Site): void }) {
  const { t } = useTranslation();
  const [looking, setLooking] = useState(false);
  const { stage, past, future, undo, redo, uuid, revision } = useStore(store);
  return (
    <Group gap={8}>
      <SaveStatus save={stage === 'changed' ? 'none' : stage} unsaved={stage === 'changed'} />
      <UndoButtons canUndo={past.length > 0} canRedo={future.length > 0} onUndo={undo} onRedo={redo} />
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
