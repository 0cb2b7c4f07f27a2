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

const UNDO_MAX = 100;

/** SPEC §4's none, saving and saved, and what prevents a save. */
export type SaveState = 'none' | 'saving' | 'saved' | 'failed' | 'offline' | 'refused';

export interface NodeState {
  nodes: Nodes;
  /** The saved tree. */
  saved: Nodes;
  past: readonly Nodes[];
  future: readonly Nodes[];
  /** The last change, so that typing a word is undone in one step. */
  last: string | null;
  selected: string | null;
  closed: ReadonlySet<string>;
  /** The name of the node removed last, until the next change. */
  removed: string | null;
  save: SaveState;
  failures: number;
  refusal: string | null;
}

export interface NodeVerbs {
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
  start(): void;
  finish(sent: Nodes): void;
  fail(online: boolean): void;
  refuse(code: string): void;
  /** Takes over another tab's save; input here stays. */
  hear(nodes: Nodes): void;
  connect(online: boolean): void;
  retry(): void;
}

export const isUnsaved = ({ nodes, saved }: NodeState): boolean => nodes !== saved;

const settled = (save: SaveState): SaveState => (save === 'saved' || save === 'refused' ? 'none' : save);

/** Records a step that can be undone; one like the last is joined with it. */
function did(state: NodeState, nodes: Nodes, last: string | null): Partial<NodeState> {
  if (nodes === state.nodes) return {};
  const past = last !== null && last === state.last ? state.past : [...state.past, state.nodes].slice(-UNDO_MAX);
  return { nodes, past, future: [], last, removed: null, save: settled(state.save), refusal: null };
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
    past: [],
    future: [],
    last: null,
    selected: null,
    closed: new Set(),
    removed: null,
    save: 'none',
    failures: 0,
    refusal: null,
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
        const before = state.past.at(-1);
        if (!before) return {};
        const future = [state.nodes, ...state.future];
        return {
          nodes: before,
          past: state.past.slice(0, -1),
          future,
          last: null,
          removed: null,
          save: settled(state.save),
          refusal: null,
        };
      }),
    redo: () =>
      set((state) => {
        const [next, ...future] = state.future;
        if (!next) return {};
        return {
          nodes: next,
          past: [...state.past, state.nodes],
          future,
          last: null,
          removed: null,
          save: settled(state.save),
          refusal: null,
        };
      }),
    start: () => set({ save: 'saving' }),
    finish: (sent) => set(({ nodes: now }) => ({ saved: sent, save: now === sent ? 'saved' : 'none', failures: 0 })),
    fail: (online) => set(({ failures }) => ({ save: online ? 'failed' : 'offline', failures: failures + 1 })),
    refuse: (refusal) => set({ save: 'refused', refusal }),
    hear: (theirs) =>
      set((state) => (isUnsaved(state) || state.save === 'saving' ? {} : { nodes: theirs, saved: theirs, past: [], future: [] })),
    connect: (online) =>
      set(({ save }) => {
        if (!online) return { save: 'offline' };
        return save === 'offline' ? { save: 'none', failures: 0 } : {};
      }),
    retry: () => set({ save: 'none', refusal: null, failures: 0 }),
  }));

export type NodeStore = ReturnType<typeof createNodeStore>;

/** Returns whether the tree can be saved. */
export const isWhole = ({ nodes }: NodeState): boolean => faultsOf(nodes).length === 0;
