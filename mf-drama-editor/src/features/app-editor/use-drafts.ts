import { useHost } from '@meowtale/web-kit';
import { openTabChannel, startKeeping, type TabChannel } from '@meowtale/web-kit/editor';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Nodes, toDraft, toTree } from './node-draft.ts';
import { isUnsaved, type NodeStore } from './node-store.ts';
import { isUnpublished, type SourceStore, written } from './source-state.ts';
import { editedApp, storeDraft } from './stored-draft.ts';

/** What one tab announces to the others. */
type Told = { kind: 'nodes'; tree: Parameters<typeof toDraft>[0]; revision: number } | { kind: 'version'; version: number };

export interface Drafts {
  /** Whether this browser stores what exists only here. */
  kept: boolean;
  /** How many other tabs have the app open. */
  others: number;
  /** The version that another tab published; null without one. */
  elsewhere: number | null;
  announce(what: Told): void;
}

interface DraftsOf {
  personUuid: string;
  appUuid: string;
  nodes: NodeStore;
  source: SourceStore;
}

/** Stores what exists only in this browser, announces saves to the other tabs, and asks before the page is left. */
export function useDrafts({ personUuid, appUuid, nodes, source }: DraftsOf): Drafts {
  const { navigation } = useHost();
  const { t } = useTranslation();
  const [isStored, setIsStored] = useState(true);
  const [others, setOthers] = useState(0);
  const [elsewhere, setElsewhere] = useState<number | null>(null);
  const channel = useRef<TabChannel<Told> | null>(null);

  useEffect(() => {
    const onSaved = (message: Told) => {
      if (message.kind === 'nodes') nodes.getState().hear({ nodes: toDraft(message.tree), revision: message.revision });
      else setElsewhere(message.version);
    };
    channel.current = openTabChannel(editedApp(personUuid, appUuid), { onSaved, onOthers: setOthers });
    return () => channel.current?.close();
  }, [personUuid, appUuid, nodes]);

  useEffect(() => {
    const keeping = startKeeping(() => {
      const [now, texts] = [nodes.getState(), source.getState()];
      const tree: unknown[] | null = isUnsaved(now) ? toTree(now.nodes as Nodes) : null;
      const { kind, base } = texts;
      setIsStored(
        storeDraft(personUuid, appUuid, {
          source: isUnpublished(texts) ? { kind, version: base.version, texts: written(texts) } : null,
          tree,
          revision: now.revision,
        }),
      );
    });
    const stops = [nodes.subscribe(keeping.soon), source.subscribe(keeping.soon), keeping.stop];
    return () => {
      for (const stop of stops) stop();
    };
  }, [personUuid, appUuid, nodes, source]);

  useEffect(() => {
    const question = t(isStored ? 'appEditor.leave' : 'appEditor.keptNowhere');
    return navigation.guard(() => (isUnpublished(source.getState()) || isUnsaved(nodes.getState()) ? question : null));
  }, [navigation, nodes, source, isStored, t]);
  return { kept: isStored, others, elsewhere, announce: (message) => channel.current?.announce(message) };
}
