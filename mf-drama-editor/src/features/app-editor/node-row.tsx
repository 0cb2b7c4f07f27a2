import { cx, IconButton, IconChevronDown, IconChevronRight, IconFile, IconFolder } from '@meowtale/ui';
import { type DragEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Found, find, isFolder } from './node-draft.ts';
import type { NodeStore } from './node-store.ts';
import classes from './tree.module.css';

/** The media type of a dragged node: nothing else is accepted. */
const DRAGGED = 'application/x-meowtale-node';
/** Types with a translated name; a creator's other types are shown as they are. */
const KINDS = ['act', 'sequence', 'chapter', 'folder', 'scene'] as const;
type Drop = 'before' | 'inside' | 'after';

interface NodeRowProps {
  store: NodeStore;
  found: Found;
  selected: boolean;
  /** Whether Tab reaches it: one row of the tree at a time. */
  reached: boolean;
  open: boolean;
}

/** Returns the drop position: before a row on its upper part, after it on its lower, and into a folder on its middle. */
function dropAt({ clientY, currentTarget }: DragEvent, folder: boolean): Drop {
  const { top, height } = currentTarget.getBoundingClientRect();
  const at = height === 0 ? 0.5 : (clientY - top) / height;
  if (folder && at > 0.25 && at < 0.75) return 'inside';
  return at < 0.5 ? 'before' : 'after';
}

function take(store: NodeStore, id: string, { node, above, siblings, index }: Found, drop: Drop): void {
  const { nodes, move, toggle } = store.getState();
  if (drop === 'inside') {
    toggle(node.id, true);
    move(id, node.id, isFolder(node) ? node.children.length : 0);
    return;
  }
  const dragged = find(nodes, id);
  // The dragged node is removed first: siblings after it move up by one.
  const earlier = dragged && dragged.siblings === siblings && dragged.index < index ? 1 : 0;
  move(id, above.at(-1) ?? null, index + (drop === 'after' ? 1 : 0) - earlier);
}

/** Renders a node of the tree. */
export function NodeRow({ store, found, selected, reached, open }: NodeRowProps) {
  const { t } = useTranslation();
  const [drop, setDrop] = useState<Drop | null>(null);
  const { node, above, siblings, index } = found;
  const { select, toggle } = store.getState();
  const folder = isFolder(node);
  const known = KINDS.find((kind) => kind === node.type);
  const name = node.name.trim() || t('appEditor.tree.unnamed');
  const Icon = folder ? IconFolder : IconFile;
  const over = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes(DRAGGED)) return;
    event.preventDefault();
    setDrop(dropAt(event, folder));
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the tree around it hears the keys
    <div
      role="treeitem"
      tabIndex={reached ? 0 : -1}
      data-node={node.id}
      data-drop={drop}
      draggable
      aria-label={name}
      aria-level={above.length + 1}
      aria-posinset={index + 1}
      aria-setsize={siblings.length}
      aria-selected={selected}
      aria-expanded={folder ? open : undefined}
      className={cx(classes.row, selected && classes.selected)}
      style={{ paddingInlineStart: 8 + above.length * 12 }}
      onClick={() => select(node.id)}
      onDragStart={(event) => {
        select(node.id);
        event.dataTransfer.setData(DRAGGED, node.id);
        event.dataTransfer.effectAllowed = 'move';
      }}
      onDragOver={over}
      onDragLeave={() => setDrop(null)}
      onDrop={(event) => {
        event.preventDefault();
        setDrop(null);
        const id = event.dataTransfer.getData(DRAGGED);
        if (id && id !== node.id) take(store, id, found, dropAt(event, folder));
      }}
    >
      {folder ? (
        <IconButton
          size="small"
          tooltip={false}
          tabIndex={-1}
          aria-hidden="true"
          className={classes.twist}
          label={t(open ? 'appEditor.tree.close' : 'appEditor.tree.open', { name })}
          icon={open ? <IconChevronDown size={16} /> : <IconChevronRight size={16} />}
          onClick={() => toggle(node.id, !open)}
        />
      ) : (
        <span className={classes.twist} />
      )}
      <Icon size={16} aria-hidden="true" />
      <span className={classes.words}>
        <span className={classes.name} dir="auto">
          {name}
        </span>
        <span className={classes.type}>{known ? t(`appEditor.tree.kinds.${known}`) : node.type}</span>
      </span>
    </div>
  );
}
