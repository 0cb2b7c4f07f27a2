import { type InkNode, locate, readTree } from './tree.ts';

/** A choice that is taken by itself when nothing else is offered, and that nobody sees. */
const INVISIBLE = 8;

/** Every choice that a compiled story can offer, as the runtime calls it: by the path of what it leads to. */
export function choicesOf(compiledRoot: unknown[]): string[] {
  const found: string[] = [];
  const visit = (node: InkNode) => {
    for (const { child, token } of node.items) {
      if (child !== null) visit(child);
      else if (typeof token === 'object' && token !== null && '*' in token) {
        const target = locate(node, String(token['*']));
        const flags = 'flg' in token ? Number(token.flg) : 0;
        if (target !== null && (flags & INVISIBLE) === 0) found.push(target.node.path);
      }
    }
    for (const inner of node.named.values()) if (inner.place === null) visit(inner);
  };
  visit(readTree(compiledRoot));
  return found;
}
