import { StatusPill } from '@meowtale/ui';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { isUnsaved, type NodeState, type NodeStore, type SaveState } from './node-store.ts';
import { isUnpublished, type SourceStore } from './source-state.ts';

const TONES = {
  none: 'neutral',
  unsaved: 'neutral',
  saving: 'neutral',
  saved: 'mint',
  textHere: 'gold',
  failed: 'gold',
  offline: 'gold',
  refused: 'danger',
} as const satisfies Record<SaveState | 'unsaved' | 'textHere', string>;

interface SavePillProps {
  store: NodeStore;
  source: SourceStore;
  /** Whether this browser stores what exists only here. */
  kept: boolean;
}

/** Returns the state of nodes and text together: they are saved only when the service has both. */
function stateOf(nodes: NodeState, unpublished: boolean, isStored: boolean): keyof typeof TONES {
  if (nodes.save === 'none' && isUnsaved(nodes)) return 'unsaved';
  const nodesSaved = nodes.save === 'none' || nodes.save === 'saved';
  if (!nodesSaved || !unpublished) return nodes.save;
  return isStored ? 'textHere' : 'refused';
}

/** Renders whether the app's nodes and text are saved. */
export function SavePill({ store, source, kept }: SavePillProps) {
  const { t } = useTranslation();
  const state = stateOf(useStore(store), useStore(source, isUnpublished), kept);
  return (
    <span role="status">
      <StatusPill tone={TONES[state]}>{t(`appEditor.tree.save.${state}`)}</StatusPill>
    </span>
  );
}
