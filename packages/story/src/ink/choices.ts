import { type InkNode, locate, readTree } from './tree.ts';

/** Flag of a fallback choice, which ink takes when no other is offered and never shows. */
const INVISIBLE = 8;

/** Returns every visible choice of a compiled story as the runtime names it: by the path of its target. */
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
