import { StatusPill } from '@meowtale/ui';
import { SaveStatus } from '@meowtale/web-kit/editor';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { isUnsaved, type NodeStore } from './node-store.ts';
import { isUnpublished, type SourceStore } from './source-state.ts';

interface SavePillProps {
  store: NodeStore;
  source: SourceStore;
  /** Whether this browser stores what exists only here. */
  kept: boolean;
}

/** Renders whether the app's nodes and text are saved: they are only when the service has both. */
export function SavePill({ store, source, kept }: SavePillProps) {
  const { t } = useTranslation();
  const nodes = useStore(store);
  const unpublished = useStore(source, isUnpublished);
  return (
    <SaveStatus save={nodes.save} unsaved={isUnsaved(nodes)}>
      {unpublished ? (
        <StatusPill tone={kept ? 'gold' : 'danger'}>{t(`appEditor.tree.save.${kept ? 'textHere' : 'textNowhere'}`)}</StatusPill>
      ) : null}
    </SaveStatus>
  );
}
