import { APP_TREE_MAX, type AppNode, appTree } from '@meowtale/contracts/inputs/catalog/app-node';

/** A node while it is edited: with an id of this tab. */
export interface FolderDraft {
  id: string;
  type: string;
  seq: number;
  name: string;
  children: readonly NodeDraft[];
}

export interface ElementDraft {
  id: string;
  name: string;
  language: string;
  text: string;
}

export interface SceneDraft {
  id: string;
  type: string;
  name: string;
  template: string;
  theme: string;
  layout: string;
  elements: readonly ElementDraft[];
}

export type NodeDraft = FolderDraft | SceneDraft;
export type Nodes = readonly NodeDraft[];

/** The type of scenes at the top, outside any folder. */
const TOP_TYPE = 'root';
const newId = () => crypto.randomUUID();

export const isFolder = (node: NodeDraft): node is FolderDraft => 'children' in node;

export const newFolder = (name: string): FolderDraft => ({ id: newId(), type: 'folder', seq: 0, name, children: [] });
export const newScene = (name: string): SceneDraft => ({
  id: newId(),
  type: 'scene',
  name,
  template: '',
  theme: '',
  layout: '',
  elements: [],
});
export const newElement = (): ElementDraft => ({ id: newId(), name: '', language: '', text: '' });

export function toDraft(tree: readonly AppNode[]): Nodes {
  return tree.map((node): NodeDraft => {
    if ('children' in node) {
      const { type, seq, name, children } = node;
      return { id: newId(), type, seq, name, children: toDraft(children) };
    }
    const { type, name, template, theme, layout, elements } = node;
    return {
      id: newId(),
      type,
      name,
      template: template ?? '',
      theme: theme ?? '',
      layout: layout ?? '',
      elements: (elements ?? []).map((each) => ({ id: newId(), name: each.name ?? '', language: each.language ?? '', text: each.text })),
    };
  });
}

const orNull = (text: string): string | null => text || null;

/** Converts nodes to the saved tree. A scene gets the type of its folder. */
export function toTree(nodes: Nodes, parentType = TOP_TYPE): unknown[] {
  return nodes.map((node) => {
    const { id: _, ...said } = node;
    if (isFolder(node)) return { ...said, children: toTree(node.children, node.type) };
    const elements = node.elements.map(({ name, language, text }) => ({ name: orNull(name), language: orNull(language), text }));
    const { template, theme, layout } = node;
    return { ...said, parent_type: parentType, template: orNull(template), theme: orNull(theme), layout: orNull(layout), elements };
  });
}

/** Returns whether two trees are saved as the same one. */
export const isSameTree = (one: Nodes, other: Nodes): boolean => JSON.stringify(toTree(one)) === JSON.stringify(toTree(other));

/** A node with its position: the ids of its ancestors, and its index among its siblings. */
export interface Found {
  node: NodeDraft;
  above: readonly string[];
  siblings: Nodes;
  index: number;
}

/** Yields all nodes from top to bottom. */
export function* walk(nodes: Nodes, above: readonly string[] = []): Generator<Found> {
  for (const [index, node] of nodes.entries()) {
    yield { node, above, siblings: nodes, index };
    if (isFolder(node)) yield* walk(node.children, [...above, node.id]);
  }
}

export function find(nodes: Nodes, id: string | null): Found | null {
  for (const found of walk(nodes)) if (found.node.id === id) return found;
  return null;
}

const size = (node: NodeDraft): number => 1 + (isFolder(node) ? node.children.reduce((sum, child) => sum + size(child), 0) : 0);
const depth = (node: NodeDraft): number => 1 + (isFolder(node) ? Math.max(0, ...node.children.map(depth)) : 0);

/** Numbers folders from 1 in their order. */
const inOrder = (nodes: Nodes): Nodes =>
  nodes.map((node, index) => (isFolder(node) && node.seq !== index + 1 ? { ...node, seq: index + 1 } : node));

function changeChildren(nodes: Nodes, parent: string | null, change: (children: Nodes) => Nodes): Nodes {
  if (parent === null) return change(nodes);
  return nodes.map((node) => {
    if (!isFolder(node)) return node;
    if (node.id === parent) return { ...node, children: change(node.children) };
    const children = changeChildren(node.children, parent, change);
    return children.every((child, index) => child === node.children[index]) ? node : { ...node, children };
  });
}

/** Returns whether a node fits in a folder, or at the top with null. */
export function fits(nodes: Nodes, parent: string | null, node: NodeDraft): boolean {
  const found = find(nodes, parent);
  if (parent !== null && (!found || !isFolder(found.node) || found.above.includes(node.id) || parent === node.id)) return false;
  const levels = (found ? found.above.length + 1 : 0) + depth(node);
  const count = nodes.reduce((sum, each) => sum + size(each), 0) + (find(nodes, node.id) ? 0 : size(node));
  return levels <= APP_TREE_MAX.levels && count <= APP_TREE_MAX.nodes;
}

export function insert(nodes: Nodes, parent: string | null, index: number, node: NodeDraft): Nodes {
  if (!fits(nodes, parent, node)) return nodes;
  return changeChildren(nodes, parent, (children) => inOrder(children.toSpliced(index, 0, node)));
}

export function remove(nodes: Nodes, id: string): Nodes {
  const found = find(nodes, id);
  if (!found) return nodes;
  return changeChildren(nodes, found.above.at(-1) ?? null, (children) => inOrder(children.toSpliced(found.index, 1)));
}

/** Moves a node; `index` counts without the node itself. */
export function move(nodes: Nodes, id: string, parent: string | null, index: number): Nodes {
  const found = find(nodes, id);
  if (!found || !fits(nodes, parent, found.node)) return nodes;
  return insert(remove(nodes, id), parent, index, found.node);
}

export function change(nodes: Nodes, id: string, patch: Partial<FolderDraft> | Partial<SceneDraft>): Nodes {
  const found = find(nodes, id);
  if (!found) return nodes;
  return changeChildren(nodes, found.above.at(-1) ?? null, (children) =>
    children.map((child) => (child.id === id ? ({ ...child, ...patch } as NodeDraft) : child)),
  );
}

/** How a key moves a node: up and down among its siblings, out of its folder, or into the folder before it. */
export type Step = 'up' | 'down' | 'out' | 'in';

export function step(nodes: Nodes, id: string, way: Step): Nodes {
  const found = find(nodes, id);
  if (!found) return nodes;
  const { above, siblings, index } = found;
  const parent = above.at(-1) ?? null;
  if (way === 'up' || way === 'down') {
    const to = index + (way === 'up' ? -1 : 1);
    return to < 0 || to >= siblings.length ? nodes : move(nodes, id, parent, to);
  }
  if (way === 'out') {
    const around = find(nodes, parent);
    return around ? move(nodes, id, around.above.at(-1) ?? null, around.index + 1) : nodes;
  }
  const before = siblings[index - 1];
  return before && isFolder(before) ? move(nodes, id, before.id, before.children.length) : nodes;
}

/** An error of a node's field or of the whole tree (`node` null), as the contract reports it. */
export interface NodeFault {
  node: string | null;
  /** `elements.0.text` for a text. */
  field: string;
  message: string;
}

const known = new WeakMap<Nodes, readonly NodeFault[]>();

/** Returns the contract's errors of a tree; checked once per tree. */
export function faultsOf(nodes: Nodes): readonly NodeFault[] {
  const faults = known.get(nodes) ?? findFaults(nodes);
  known.set(nodes, faults);
  return faults;
}

function findFaults(nodes: Nodes): readonly NodeFault[] {
  const { error } = appTree.safeParse(toTree(nodes));
  return (error?.issues ?? []).map(({ path, message }) => {
    let [at, children, left]: [NodeDraft | null, Nodes, PropertyKey[]] = [null, nodes, [...path]];
    while (typeof left[0] === 'number' && children[left[0]]) {
      at = children[left[0]] ?? null;
      left = left.slice(1);
      if (!at || !isFolder(at) || left[0] !== 'children') break;
      children = at.children;
      left = left.slice(1);
    }
    return { node: at?.id ?? null, field: left.map(String).join('.'), message };
  });
}
