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
  /** F2 and Enter: the selected node's name. */
  onRename(): void;
}

/** What can be seen of a tree: what stands in a closed folder can't. */
const shownOf = (nodes: Nodes, closed: ReadonlySet<string>): Found[] =>
  [...walk(nodes)].filter(({ above }) => above.every((id) => !closed.has(id)));

/** An app's nodes (SPEC §3) as a tree: walked with arrows, moved with Alt and arrows or by mouse. */
export function NodeTree({ store, onRename }: NodeTreeProps) {
  const { t } = useTranslation();
  const { nodes, closed, selected } = useStore(store);
  const tree = useRef<HTMLDivElement>(null);
  const shown = shownOf(nodes, closed);
  // Where the keys are: also before anything was chosen.
  const current = shown.some(({ node }) => node.id === selected) ? selected : (shown[0]?.node.id ?? null);

  // A node that moved, or that stands where the focus was taken away, has it.
  const focused = useRef(false);
  useEffect(() => {
    if (!focused.current || !current) return;
    const item = tree.current?.querySelector<HTMLElement>(`[data-node="${CSS.escape(current)}"]`);
    if (item && document.activeElement !== item) item.focus();
  });

  // One that was just added is seen in its place, above the fields that ask for its name.
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
        // What React takes away has no next: the focus then goes to what is selected.
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

/** Does what a key means in a tree (WAI-ARIA's tree); false for one that means nothing. */
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

/** What goes into a folder is seen there. */
function openBefore(store: NodeStore, { siblings, index }: Found): void {
  const before = siblings[index - 1];
  if (before && isFolder(before)) store.getState().toggle(before.id, true);
}

/** Where a new node goes: into the selected folder, else after the selected node, else at the end. */
export function placeForNew(nodes: Nodes, selected: string | null): { parent: string | null; index: number } {
  const found = find(nodes, selected);
  if (!found) return { parent: null, index: nodes.length };
  if (isFolder(found.node)) return { parent: found.node.id, index: found.node.children.length };
  return { parent: found.above.at(-1) ?? null, index: found.index + 1 };
}
