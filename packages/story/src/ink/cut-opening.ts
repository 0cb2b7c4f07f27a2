import { type Before, findMark, type Mark } from './opening-flow.ts';
import type { InkNode } from './tree.ts';

const CUT = Symbol('what is cut out');

/**
 * Cuts a story's `root` down to what can be read before its marks: an END follows each mark, and neither words nor names of the rest are
 * left. Paths don't change, so that a state of one is valid in the other.
 */
export function cutOpening(compiledRoot: unknown[], root: InkNode, marks: readonly Mark[], before: Before): unknown[] {
  const { reached, counted, variables } = before;
  const ancestors = new Set<InkNode>();
  const declared = root.named.get('global decl');
  const isMark = findMark(marks);
  for (const node of [...reached.keys(), ...counted, ...(declared ? [declared] : [])]) {
    for (let each: InkNode | null = node; each !== null && !ancestors.has(each); each = each.parent) ancestors.add(each);
  }

  function cut(content: unknown[], node: InkNode): unknown[] {
    if (node === declared) return blankUnused(content, variables);
    const here = reached.get(node) ?? new Set();
    const items = node.items.map(({ child, token }, index) => {
      if (isMark({ node, index: index - 1 })) return 'end';
      if (child !== null) return ancestors.has(child) ? cut(token as unknown[], child) : CUT;
      // A thread's divert belongs to the command before it.
      const isThread = here.has(index - 1) && node.items[index - 1]?.token === 'thread';
      return here.has(index) || isThread ? token : CUT;
    });
    if (isMark({ node, index: items.length - 1 })) items.push('end');
    const lastKept = items.findLastIndex((item) => item !== CUT);
    // A reader who reaches a removed part is at the opening's end.
    const left = items.slice(0, lastKept + 2).map((item) => (item === CUT ? 'end' : item));
    return [...left, cutNamed(content.at(-1), node)];
  }

  function cutNamed(last: unknown, node: InkNode): unknown {
    if (typeof last !== 'object' || last === null) return last;
    const entries = Object.entries(last).flatMap(([name, inner]): [string, unknown][] => {
      if (!Array.isArray(inner)) return [[name, inner]];
      const child = node.named.get(name);
      return child !== undefined && ancestors.has(child) ? [[name, cut(inner, child)]] : [];
    });
    return Object.fromEntries(entries);
  }
  return cut(compiledRoot, root);
}

/** Removes words and places from the first values of variables that only the rest uses; their names stay. */
function blankUnused(content: unknown[], variables: ReadonlySet<string>): unknown[] {
  let from = 0;
  const blanked = [...content];
  for (const [index, token] of content.entries()) {
    if (typeof token !== 'object' || token === null || !('VAR=' in token)) continue;
    if (!variables.has(String(token['VAR=']))) {
      for (let at = from; at < index; at += 1) blanked[at] = blank(content[at]);
    }
    from = index + 1;
  }
  return blanked;
}

function blank(token: unknown): unknown {
  if (typeof token === 'string' && token.startsWith('^')) return '^';
  return typeof token === 'object' && token !== null && '^->' in token ? 0 : token;
}
