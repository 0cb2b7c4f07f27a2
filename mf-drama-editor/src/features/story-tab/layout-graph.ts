import { graphlib, layout } from '@dagrejs/dagre';
import { shortened } from '@meowtale/contracts/text/characters';
import { graphOf } from '@meowtale/story/check';
import type { Story } from '@meowtale/story/model';

export const NODE = { width: 210, height: 84 } as const;

interface Point {
  x: number;
  y: number;
}

export interface LaidNode extends Point {
  id: string;
}

export interface LaidEdge {
  id: string;
  from: string;
  to: string;
  kind: 'next' | 'goto' | 'choice';
  /** What the choice says, or its beginning. */
  words: string;
  /** From border to border, around whatever stands between. */
  points: readonly Point[];
  /** The middle of its words. */
  said: Point;
}

const LABEL_LENGTH = 28;
const LABEL_HEIGHT = 20;
/** Of 12 px letters, the wide ones and the others; what stands around the words. */
const [WIDE, NARROW, AROUND] = [12, 6.4, 8];
const WIDE_LETTER = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

const labelOf = (words: string): string => shortened(words, LABEL_LENGTH + 1);

/** The room that words take on the desk, nearly. */
function roomOf(words: string): { width: number; height: number } {
  if (!words) return { width: 0, height: 0 };
  return { width: [...words].reduce((sum, letter) => sum + (WIDE_LETTER.test(letter) ? WIDE : NARROW), AROUND), height: LABEL_HEIGHT };
}

/**
 * Where each paragraph stands on the desk, from above to below as one reads, and the ways between them with the room for what
 * their choices say: the same story always looks alike.
 */
export function layoutStory(story: Story): { nodes: LaidNode[]; edges: LaidEdge[] } {
  const choiceWords = (from: string, id: string | null) => {
    const choice = story.paragraphs.get(from)?.choices.find((each) => each.id === id);
    return labelOf(choice?.words[story.setting.language] ?? '');
  };
  const ways = graphOf(story).edges.map(({ from, to, kind, choice }) => ({
    id: `${from} ${choice ?? kind} ${to}`,
    ...{ from, to, kind, words: choiceWords(from, choice) },
  }));
  const graph = new graphlib.Graph({ multigraph: true });
  graph.setGraph({ rankdir: 'TB', nodesep: 28, edgesep: 12, ranksep: 48 });
  const ids = [...story.order, ...[...story.paragraphs.keys()].filter((id) => !story.places.has(id))];
  for (const id of ids) graph.setNode(id, { ...NODE });
  for (const { id, from, to, words } of ways) graph.setEdge(from, to, { ...roomOf(words), labelpos: 'c' }, id);
  layout(graph);
  const nodes = ids.map((id) => {
    const { x, y } = graph.node(id) as Point;
    return { id, x: x - NODE.width / 2, y: y - NODE.height / 2 };
  });
  const edges = ways.map((way) => {
    const { points, x, y } = graph.edge(way.from, way.to, way.id) as Partial<Point> & { points: Point[] };
    const middle = points[Math.floor(points.length / 2)] as Point;
    return { ...way, points, said: { x: x ?? middle.x, y: y ?? middle.y } };
  });
  return { nodes, edges };
}
