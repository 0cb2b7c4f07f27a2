import {
  connectionChanged,
  type History,
  inputChanged,
  NO_HISTORY,
  NOTHING_SENT,
  recorded,
  redone,
  type SaveVerbs,
  type Saving,
  saveEnded,
  saveFailed,
  saveRefused,
  saveRetried,
  saveStarted,
  undone,
} from '@meowtale/web-kit/editor';
import { createStore } from 'zustand';
import {
  change,
  type FolderDraft,
  faultsOf,
  find,
  insert,
  move,
  type NodeDraft,
  type Nodes,
  remove,
  type SceneDraft,
  type Step,
  step,
} from './node-draft.ts';

export interface NodeState extends Saving<Nodes>, History<Nodes> {
  nodes: Nodes;
  /** The saved tree. */
  saved: Nodes;
  selected: string | null;
  closed: ReadonlySet<string>;
  /** The name of the node removed last, until the next change. */
  removed: string | null;
}

export interface NodeVerbs extends SaveVerbs<Nodes, Nodes, never> {
  select(id: string | null): void;
  toggle(id: string, open: boolean): void;
  /** Adds a node to a folder, or to the top, at an index or at the end. */
  add(node: NodeDraft, parent: string | null, index: number): void;
  change(id: string, patch: Partial<FolderDraft> | Partial<SceneDraft>): void;
  move(id: string, parent: string | null, index: number): void;
  step(id: string, way: Step): void;
  /** Replaces the tree: a step that can be undone. */
  replace(nodes: Nodes): void;
  remove(id: string): void;
  undo(): void;
  redo(): void;
  /** Takes over another tab's save; input here stays. */
  hear(nodes: Nodes): void;
  retry(): void;
}

export const isUnsaved = ({ nodes, saved }: NodeState): boolean => nodes !== saved;

/** Records a step that can be undone; quick ones of the same group are joined. */
function did(state: NodeState, nodes: Nodes, group: string | null): Partial<NodeState> {
  if (nodes === state.nodes) return {};
  const step = { group, at: performance.now(), before: state.nodes, after: nodes };
  return { ...inputChanged(state), ...recorded(state, step), nodes, removed: null };
}

function removing(state: NodeState, id: string): Partial<NodeState> {
  const found = find(state.nodes, id);
  if (!found) return {};
  const { siblings, index, above, node } = found;
  const next = siblings[index + 1] ?? siblings[index - 1];
  return { ...did(state, remove(state.nodes, id), null), removed: node.name, selected: next?.id ?? above.at(-1) ?? null };
}

/** Creates the store of an app's node tree: state and verbs, no fetching. */
export const createNodeStore = (nodes: Nodes, saved: Nodes) =>
  createStore<NodeState & NodeVerbs>()((set) => ({
    nodes,
    saved,
    ...NO_HISTORY,
    ...NOTHING_SENT,
    selected: null,
    closed: new Set(),
    removed: null,
    select: (selected) => set({ selected }),
    toggle: (id, open) =>
      set(({ closed }) => {
        const next = new Set(closed);
        if (open) next.delete(id);
        else next.add(id);
        return { closed: next };
      }),
    add: (node, parent, index) => set((state) => ({ ...did(state, insert(state.nodes, parent, index, node), null), selected: node.id })),
    change: (id, patch) => set((state) => did(state, change(state.nodes, id, patch), `${id} ${Object.keys(patch).join()}`)),
    move: (id, parent, index) => set((state) => did(state, move(state.nodes, id, parent, index), null)),
    step: (id, way) => set((state) => did(state, step(state.nodes, id, way), null)),
    replace: (given) => set((state) => ({ ...did(state, given, null), selected: null })),
    remove: (id) => set((state) => removing(state, id)),
    undo: () =>
      set((state) => {
        const back = undone(state);
        return back ? { ...inputChanged(state), ...back.history, nodes: back.step.before, removed: null } : {};
      }),
    redo: () =>
      set((state) => {
        const again = redone(state);
        return again ? { ...inputChanged(state), ...again.history, nodes: again.step.after, removed: null } : {};
      }),
    start: (sent) => set((state) => saveStarted(state, sent)),
    finish: (saved) => set((state) => saveEnded({ ...state, saved }, isUnsaved)),
    fail: (online) => set((state) => saveFailed(state, online)),
    refuse: (error) => set((state) => saveRefused(state, error)),
    // The service keeps the last save of a tree, which has no revisions.
    clash: () => {},
    hear: (theirs) => set((state) => (isUnsaved(state) || state.save === 'saving' ? {} : { ...NO_HISTORY, nodes: theirs, saved: theirs })),
    connect: (online) => set((state) => connectionChanged(state, online)),
    retry: () => set(saveRetried),
  }));

export type NodeStore = ReturnType<typeof createNodeStore>;

/** Returns whether the tree can be saved. */
export const isWhole = ({ nodes }: NodeState): boolean => faultsOf(nodes).length === 0;
