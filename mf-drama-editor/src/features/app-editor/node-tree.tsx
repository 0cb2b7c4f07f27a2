import { Text } from '@meowtale/ui';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { type Found, find, isFolder, type Nodes, walk } from './node-draft.ts';
import { NodeRow } from './node-row.tsx';
import type { NodeStore } from './node-store.ts';
import classes from './tree.module.css';

interface NodeTreeProps {
  store: NodeStore;
  /** Called for F2 and Enter: focuses the selected node's name. */
  onRename(): void;
}

/** Returns the visible nodes: those outside closed folders. */
const shownOf = (nodes: Nodes, closed: ReadonlySet<string>): Found[] =>
  [...walk(nodes)].filter(({ above }) => above.every((id) => !closed.has(id)));

/** Renders an app's nodes (SPEC §3) as a tree: arrow keys move the selection, Alt and arrows or the mouse move nodes. */
export function NodeTree({ store, onRename }: NodeTreeProps) {
  const { t } = useTranslation();
  const { nodes, closed, selected } = useStore(store);
  const tree = useRef<HTMLDivElement>(null);
  const shown = shownOf(nodes, closed);
  // The row that Tab reaches: also before anything was selected.
  const current = shown.some(({ node }) => node.id === selected) ? selected : (shown[0]?.node.id ?? null);

  // A moved node keeps the focus, and so does the row that replaces a removed one.
  const focused = useRef(false);
  useEffect(() => {
    if (!focused.current || !current) return;
    const item = tree.current?.querySelector<HTMLElement>(`[data-node="${CSS.escape(current)}"]`);
    if (item && document.activeElement !== item) item.focus();
  });

  // An added node is scrolled into view, above its fields.
  useEffect(() => {
    if (selected === null) return;
    tree.current?.querySelector(`[data-node="${CSS.escape(selected)}"]`)?.scrollIntoView?.({ block: 'nearest' });
  }, [selected]);

  function press(event: KeyboardEvent) {
    if (!current || event.ctrlKey || event.metaKey) return;
    if (!handle(store, shown, current, event, onRename)) return;
    event.preventDefault();
    event.stopPropagation();
  }

  if (nodes.length === 0) return <Text tone="muted">{t('appEditor.tree.empty')}</Text>;
  return (
    <div
      ref={tree}
      role="tree"
      aria-label={t('appEditor.tree.title')}
      className={classes.tree}
      onKeyDown={press}
      onFocus={() => {
        focused.current = true;
      }}
      onBlur={({ relatedTarget }) => {
        // When React removes the focused row there is no next target: the selected one gets the focus.
        focused.current = relatedTarget === null || tree.current?.contains(relatedTarget) === true;
      }}
    >
      {shown.map((found) => (
        <NodeRow
          key={found.node.id}
          store={store}
          found={found}
          selected={found.node.id === selected}
          reached={found.node.id === current}
          open={!closed.has(found.node.id)}
        />
      ))}
    </div>
  );
}

const MOVES = { ArrowUp: 'up', ArrowDown: 'down', ArrowLeft: 'out', ArrowRight: 'in' } as const;

/** Handles a key in a tree (WAI-ARIA's tree); returns false for one without a meaning. */
function handle(store: NodeStore, shown: readonly Found[], current: string, event: KeyboardEvent, onRename: () => void): boolean {
  const { select, toggle, step, remove, closed } = store.getState();
  const at = shown.findIndex(({ node }) => node.id === current);
  const found = shown[at];
  if (!found) return false;
  const way = MOVES[event.key as keyof typeof MOVES];
  if (event.altKey) {
    if (!way) return false;
    if (way === 'in') openBefore(store, found);
    step(current, way);
    return true;
  }
  const go = (to: Found | undefined) => to && select(to.node.id);
  const folder = isFolder(found.node);
  if (event.key === 'ArrowDown') go(shown[at + 1]);
  else if (event.key === 'ArrowUp') go(shown[at - 1]);
  else if (event.key === 'Home') go(shown[0]);
  else if (event.key === 'End') go(shown.at(-1));
  else if (event.key === 'ArrowRight' && folder)
    closed.has(current) ? toggle(current, true) : isInside(shown[at + 1], current) && go(shown[at + 1]);
  else if (event.key === 'ArrowLeft' && folder && !closed.has(current)) toggle(current, false);
  else if (event.key === 'ArrowLeft') select(found.above.at(-1) ?? current);
  else if (event.key === 'Delete') remove(current);
  else if (event.key === 'F2' || event.key === 'Enter') {
    select(current);
    onRename();
  } else return false;
  return true;
}

const isInside = (found: Found | undefined, folder: string): boolean => found?.above.at(-1) === folder;

/** Opens the folder into which a node moves. */
function openBefore(store: NodeStore, { siblings, index }: Found): void {
  const before = siblings[index - 1];
  if (before && isFolder(before)) store.getState().toggle(before.id, true);
}

/** Returns the position of a new node: in the selected folder, else after the selected node, else at the end. */
export function placeForNew(nodes: Nodes, selected: string | null): { parent: string | null; index: number } {
  const found = find(nodes, selected);
  if (!found) return { parent: null, index: nodes.length };
  if (isFolder(found.node)) return { parent: found.node.id, index: found.node.children.length };
  return { parent: found.above.at(-1) ?? null, index: found.index + 1 };
}
