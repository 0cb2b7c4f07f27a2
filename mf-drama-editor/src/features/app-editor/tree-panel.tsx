import {
  Button,
  Group,
  IconArrowBackUp,
  IconArrowDown,
  IconArrowForwardUp,
  IconArrowUp,
  IconButton,
  IconPlus,
  IconTrash,
  Notice,
  Text,
} from '@meowtale/ui';
import { FailureNotice } from '@meowtale/web-kit';
import { type KeyboardEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { faultsOf, find, fits, newFolder, newScene } from './node-draft.ts';
import { NodeFields } from './node-fields.tsx';
import type { NodeStore } from './node-store.ts';
import { NodeTree, placeForNew } from './node-tree.tsx';
import { SavePill } from './save-pill.tsx';
import type { SourceStore } from './source-state.ts';
import classes from './tree.module.css';

interface TreePanelProps {
  store: NodeStore;
  source: SourceStore;
  /** Whether this browser keeps what isn't saved. */
  kept: boolean;
}

/** An app's node tree and what its selected node says, saved by themselves. */
export function TreePanel({ store, source, kept }: TreePanelProps) {
  const { t } = useTranslation();
  const name = useRef<HTMLInputElement>(null);
  const rename = () => {
    name.current?.focus();
    name.current?.select();
  };
  function press(event: KeyboardEvent) {
    const typing = event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement;
    // In a field the browser undoes typing itself.
    if (typing || !(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z') return;
    event.preventDefault();
    const { undo, redo } = store.getState();
    (event.shiftKey ? redo : undo)();
  }
  return (
    <section className={classes.panel} aria-label={t('appEditor.tree.title')} onKeyDown={press}>
      <TreeTools {...{ store, source, kept }} />
      <TreeNotices store={store} kept={kept} />
      <div className={classes.scroll}>
        <NodeTree store={store} onRename={rename} />
        <div className={classes.fields}>
          <NodeFields store={store} nameRef={name} />
        </div>
        <Text size="small" tone="muted">
          {t('appEditor.tree.keys')}
        </Text>
      </div>
    </section>
  );
}

function TreeTools({ store, source, kept }: TreePanelProps) {
  const { t } = useTranslation();
  const state = useStore(store);
  const { nodes, selected, past, future, add, step, remove, undo, redo } = state;
  const place = placeForNew(nodes, selected);
  const addNode = (kind: 'folder' | 'scene') => {
    const node = kind === 'folder' ? newFolder(t('appEditor.tree.newFolder')) : newScene(t('appEditor.tree.newScene'));
    if (place.parent !== null) state.toggle(place.parent, true);
    add(node, place.parent, place.index);
  };
  const room = fits(nodes, place.parent, newScene(''));
  const there = find(nodes, selected) !== null;
  const tools = [
    { key: 'up', icon: IconArrowUp, off: !there, deed: () => selected && step(selected, 'up') },
    { key: 'down', icon: IconArrowDown, off: !there, deed: () => selected && step(selected, 'down') },
    { key: 'remove', icon: IconTrash, off: !there, deed: () => selected && remove(selected) },
    { key: 'undo', icon: IconArrowBackUp, off: past.length === 0, deed: undo },
    { key: 'redo', icon: IconArrowForwardUp, off: future.length === 0, deed: redo },
  ] as const;
  return (
    <div className={classes.tools}>
      <Group gap={8}>
        {(['folder', 'scene'] as const).map((kind) => (
          <Button
            key={kind}
            size="small"
            disabled={!room}
            leftIcon={<IconPlus size={14} aria-hidden="true" />}
            onClick={() => addNode(kind)}
          >
            {t(`appEditor.tree.add.${kind}`)}
          </Button>
        ))}
        <SavePill {...{ store, source, kept }} />
      </Group>
      <div role="toolbar" aria-label={t('appEditor.tree.tools')} className={classes.bar}>
        {tools.map(({ key, icon: Icon, off, deed }) => (
          <IconButton
            key={key}
            size="small"
            label={t(`appEditor.tree.do.${key}`)}
            icon={<Icon size={18} aria-hidden="true" />}
            aria-disabled={off || undefined}
            onClick={() => !off && deed()}
          />
        ))}
      </div>
      {room ? null : (
        <Text size="small" tone="muted">
          {t('appEditor.tree.full')}
        </Text>
      )}
    </div>
  );
}

function TreeNotices({ store, kept }: Omit<TreePanelProps, 'source'>) {
  const { t } = useTranslation();
  const { nodes, removed, save, refusal, undo, retry } = useStore(store);
  const faults = faultsOf(nodes);
  const whole = faults.find(({ node }) => node === null);
  return (
    <>
      {removed === null ? null : (
        <Notice
          live
          actions={
            <Button size="small" onClick={undo}>
              {t('appEditor.tree.do.undo')}
            </Button>
          }
        >
          {t('appEditor.tree.removed', { name: removed.trim() || t('appEditor.tree.unnamed') })}
        </Notice>
      )}
      {faults.length > 0 ? (
        <Notice tone="warning" live>
          {t(whole ? 'appEditor.tree.tooLarge' : 'appEditor.tree.waits')}
        </Notice>
      ) : null}
      {save === 'refused' ? <FailureNotice failure={refusal ?? { code: '9999' }} onRetry={retry} /> : null}
      {save === 'failed' ? (
        <Notice
          tone="warning"
          live
          actions={
            <Button size="small" onClick={retry}>
              {t('error.retry')}
            </Button>
          }
        >
          {t(kept ? 'appEditor.tree.keptHere' : 'appEditor.keptNowhere')}
        </Notice>
      ) : null}
    </>
  );
}
