import { placeOf } from './endings.ts';
import { type InkNode, readTree } from './tree.ts';

const SAYS_SOMETHING = /\p{L}/u;

/**
 * Returns the share of a story's passages that a translation translates, from 0 to 1 in hundredths, rounded down. A passage that is also in
 * the same place of the translation doesn't count. Returns 1 when there is nothing to translate.
 */
export function translatedShare(originalRoot: unknown[], translatedRoot: unknown[]): number {
  const original = passagesOf(originalRoot);
  const translation = passagesOf(translatedRoot);
  let all = 0;
  let same = 0;
  for (const [place, passages] of original) {
    const there = translation.get(place);
    all += passages.size;
    same += [...passages].filter((text) => there?.has(text)).length;
  }
  return all === 0 ? 1 : Math.floor(((all - same) * 100) / all) / 100;
}

/** Returns the texts of a compiled story by place. */
function passagesOf(compiledRoot: unknown[]): Map<string, Set<string>> {
  const passages = new Map<string, Set<string>>();
  const visit = (node: InkNode) => {
    for (const { child, token } of node.items) {
      if (child !== null) visit(child);
      else if (typeof token === 'string' && token.startsWith('^') && SAYS_SOMETHING.test(token)) {
        const place = placeOf(node.path);
        const known = passages.get(place) ?? new Set();
        passages.set(place, known.add(token.slice(1).trim()));
      }
    }
    for (const inner of node.named.values()) if (inner.place === null) visit(inner);
  };
  visit(readTree(compiledRoot));
  return passages;
}
