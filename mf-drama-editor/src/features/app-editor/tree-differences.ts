import { isFolder, type NodeDraft, type Nodes, type SceneDraft } from './node-draft.ts';

/** A place at which two trees differ; null where a tree lacks it. */
export interface TreeDifference {
  /** Names from the top down to the node. */
  path: readonly string[];
  mine: string | null;
  theirs: string | null;
}

interface Row {
  path: readonly string[];
  words: string;
}

/** Returns what a node holds apart from its name and its children. */
function wordsOf(node: NodeDraft): string {
  if (isFolder(node)) return node.type;
  const { type, template, theme, layout, elements }: SceneDraft = node;
  const texts = elements.map(({ name, language, text }) => [name, language, text].filter(Boolean).join(': '));
  return [[type, template, theme, layout].filter(Boolean).join(' · '), ...texts].join('\n');
}

/** Returns all nodes by their path; of several with one path each has its own number. */
function rowsOf(nodes: Nodes): Map<string, Row> {
  const [rows, counts] = [new Map<string, Row>(), new Map<string, number>()];
  const visit = (children: Nodes, above: readonly string[]) => {
    for (const node of children) {
      const path = [...above, node.name];
      const key = JSON.stringify(path);
      const number = counts.get(key) ?? 0;
      counts.set(key, number + 1);
      rows.set(`${number} ${key}`, { path, words: wordsOf(node) });
      if (isFolder(node)) visit(node.children, path);
    }
  };
  visit(nodes, []);
  return rows;
}

/** Returns the nodes that only one of two trees has, or that differ. Empty for trees that differ in their order only. */
export function treeDifferences(mine: Nodes, theirs: Nodes): TreeDifference[] {
  const [own, other] = [rowsOf(mine), rowsOf(theirs)];
  return [...new Set([...own.keys(), ...other.keys()])].flatMap((key) => {
    const [here, there] = [own.get(key), other.get(key)];
    if (here?.words === there?.words) return [];
    return [{ path: (here ?? there)?.path ?? [], mine: here?.words ?? null, theirs: there?.words ?? null }];
  });
}
