/** A container of ink's compiled JSON, with what its arrays only imply: parents, positions and full paths. */
export interface InkNode {
  parent: InkNode | null;
  /** Its index in its parent's content; null when it is only reached by name. */
  place: number | null;
  /** In the runtime's notation, e.g. `start.waited.0.g-0`. */
  path: string;
  /** Grows in source order. */
  order: number;
  items: { child: InkNode | null; token: unknown }[];
  named: Map<string, InkNode>;
}

/** Reads the `root` of a compiled story. Format: https://github.com/inkle/ink/blob/master/Documentation/ink_JSON_runtime_format.md */
export function readTree(compiledRoot: unknown[]): InkNode {
  let order = 0;
  const read = (content: unknown[], parent: InkNode | null, place: number | null, key: string): InkNode => {
    const path = parent === null ? '' : parent.path === '' ? key : `${parent.path}.${key}`;
    order += 1;
    const node: InkNode = { parent, place, path, order, items: [], named: new Map() };
    const last = content.at(-1);
    for (const [index, token] of content.slice(0, -1).entries()) {
      const child = Array.isArray(token) ? read(token, node, index, nameOf(token) ?? String(index)) : null;
      if (child !== null && nameOf(token as unknown[]) !== null) node.named.set(nameOf(token as unknown[]) as string, child);
      node.items.push({ child, token });
    }
    if (typeof last === 'object' && last !== null) {
      for (const [name, inner] of Object.entries(last)) {
        if (Array.isArray(inner)) node.named.set(name, read(inner, node, null, name));
      }
    }
    return node;
  };
  return read(compiledRoot, null, null, '');
}

/** Returns the target of a path in `from`: a container's beginning or one of its items; null when there is none. */
export function locate(from: InkNode, path: string): { node: InkNode; index: number } | null {
  const relative = path.startsWith('.');
  const parts = path.split('.').filter((part) => part !== '');
  let node = relative ? from : rootOf(from);
  // A relative path starts at the divert itself, so its first step up only reaches the container that it is in.
  for (const [position, part] of (relative ? parts.slice(1) : parts).entries()) {
    const last = position === (relative ? parts.length - 2 : parts.length - 1);
    const next =
      part === '^' ? node.parent : /^\d+$/.test(part) ? (node.items[Number(part)]?.child ?? null) : (node.named.get(part) ?? null);
    if (next === null) return last && /^\d+$/.test(part) ? { node, index: Number(part) } : null;
    node = next;
  }
  return { node, index: 0 };
}

function nameOf(content: unknown[]): string | null {
  const last = content.at(-1);
  if (typeof last !== 'object' || last === null || !('#n' in last)) return null;
  return String(last['#n']);
}

function rootOf(node: InkNode): InkNode {
  let root = node;
  while (root.parent !== null) root = root.parent;
  return root;
}
