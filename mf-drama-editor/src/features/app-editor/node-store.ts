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
  isSameTree,
  move,
  type NodeDraft,
  type Nodes,
  remove,
  type SceneDraft,
  type Step,
  step,
} from './node-draft.ts';

/** A tree as the service has it. */
export interface SavedTree {
  nodes: Nodes;
  revision: number;
}

export interface NodeState extends Saving<Nodes>, History<Nodes> {
  nodes: Nodes;
  /** The saved tree, and its revision. */
  saved: Nodes;
  revision: number;
  /** A tree that was saved elsewhere over the edited one; null without a conflict. */
  theirs: SavedTree | null;
  selected: string | null;
  closed: ReadonlySet<string>;
  /** The name of the node removed last, until the next change. */
  removed: string | null;
}

export interface NodeVerbs extends SaveVerbs<Nodes, SavedTree, SavedTree> {
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
  /** Shows a tree that is saved once it is changed; input here stays. */
  show(nodes: Nodes): void;
  /** Takes over another tab's save; input here stays. */
  hear(tree: SavedTree): void;
  /** Ends a conflict: the next save replaces the other tree. */
  keepMine(): void;
  /** Ends a conflict with the other tree, as a step that can be undone. */
  takeTheirs(): void;
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

/** Applies a tree that was saved over the edited one: a conflict, unless it is the tree here or one of our own unanswered saves. */
function clashed(state: NodeState, { nodes, revision }: SavedTree): Partial<NodeState> {
  const own = [state.nodes, ...state.sent].find((sent) => isSameTree(sent, nodes));
  if (own) return saveEnded({ ...state, saved: own, revision, theirs: null }, isUnsaved);
  return { save: 'conflict', theirs: { nodes, revision } };
}

function heard(state: NodeState, tree: SavedTree): Partial<NodeState> {
  // A tab of an older release announces no revision.
  if (!(tree.revision > state.revision) || state.save === 'saving') return {};
  if (state.theirs) return { theirs: tree };
  return isUnsaved(state) ? {} : { ...NO_HISTORY, nodes: tree.nodes, saved: tree.nodes, revision: tree.revision };
}

function tookTheirs(state: NodeState): Partial<NodeState> {
  if (!state.theirs) return {};
  const { nodes, revision } = state.theirs;
  const next = { ...state, ...did(state, nodes, null), saved: nodes, revision, theirs: null, selected: null };
  return saveEnded(next, isUnsaved);
}

/** Returns the state of a tree that was stored in this browser before it was saved. */
function restored(saved: SavedTree, kept: SavedTree): Partial<NodeState> {
  const state = { nodes: kept.nodes, saved: saved.nodes, revision: saved.revision };
  const isOlder = kept.revision !== saved.revision && !isSameTree(kept.nodes, saved.nodes);
  return isOlder ? { ...state, save: 'conflict', theirs: saved } : state;
}

/** Creates the store of an app's node tree: state and verbs, no fetching. `kept` is what this browser stored because it wasn't saved. */
export const createNodeStore = (saved: SavedTree, kept: SavedTree | null = null) =>
  createStore<NodeState & NodeVerbs>()((set) => ({
    nodes: saved.nodes,
    saved: saved.nodes,
    revision: saved.revision,
    theirs: null,
    ...NO_HISTORY,
    ...NOTHING_SENT,
    ...(kept && restored(saved, kept)),
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
    finish: ({ nodes, revision }) => set((state) => saveEnded({ ...state, saved: nodes, revision, theirs: null }, isUnsaved)),
    fail: (online) => set((state) => saveFailed(state, online)),
    refuse: (error) => set((state) => saveRefused(state, error)),
    clash: (theirs) => set((state) => clashed(state, theirs)),
    show: (given) => set((state) => (isUnsaved(state) ? {} : { ...NO_HISTORY, nodes: given, saved: given })),
    hear: (tree) => set((state) => heard(state, tree)),
    keepMine: () => set(({ theirs }) => (theirs ? { ...NOTHING_SENT, saved: theirs.nodes, revision: theirs.revision, theirs: null } : {})),
    takeTheirs: () => set(tookTheirs),
    connect: (online) => set((state) => connectionChanged(state, online)),
    retry: () => set(saveRetried),
  }));

export type NodeStore = ReturnType<typeof createNodeStore>;

/** Returns whether the tree can be saved. */
export const isWhole = ({ nodes }: NodeState): boolean => faultsOf(nodes).length === 0;
