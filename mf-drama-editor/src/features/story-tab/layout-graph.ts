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
  /** The choice's text, or its beginning. */
  words: string;
  /** From border to border, around nodes between. */
  points: readonly Point[];
  /** The centre of its label. */
  said: Point;
}

const LABEL_LENGTH = 28;
const LABEL_HEIGHT = 20;
/** Of 12 px characters, the wide ones and the others; the margin around the label. */
const [WIDE, NARROW, AROUND] = [12, 6.4, 8];
const WIDE_LETTER = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

const labelOf = (text: string): string => shortened(text, LABEL_LENGTH + 1);

/** Returns the approximate size of a label. */
function roomOf(text: string): { width: number; height: number } {
  if (!text) return { width: 0, height: 0 };
  return { width: [...text].reduce((sum, letter) => sum + (WIDE_LETTER.test(letter) ? WIDE : NARROW), AROUND), height: LABEL_HEIGHT };
}

/**
 * Lays out the paragraphs from top to bottom in reading order, and the edges between them with space for their labels: the same story
 * always looks the same.
 */
export function layoutStory(story: Story): { nodes: LaidNode[]; edges: LaidEdge[] } {
  const choiceWords = (from: string, id: string, index: number) => {
    const choice = story.paragraphs.get(from)?.choices.filter((each) => each.id === id)[index];
    return labelOf(choice?.words[story.setting.language] ?? '');
  };
  const counts = new Map<string, number>();
  const labeledEdges = graphOf(story).edges.map(({ from, to, kind, choice }) => {
    const way = `${from} ${choice ?? kind}`;
    // A story from elsewhere may have choices with the same id.
    const index = counts.get(way) ?? 0;
    counts.set(way, index + 1);
    const id = index === 0 ? `${way} ${to}` : `${way} ${to} ${index + 1}`;
    return { ...{ id, from, to, kind }, words: choice === null ? '' : choiceWords(from, choice, index) };
  });
  const graph = new graphlib.Graph({ multigraph: true });
  graph.setGraph({ rankdir: 'TB', nodesep: 28, edgesep: 12, ranksep: 48 });
  const ids = [...story.order, ...[...story.paragraphs.keys()].filter((id) => !story.places.has(id))];
  for (const id of ids) graph.setNode(id, { ...NODE });
  for (const { id, from, to, words } of labeledEdges) graph.setEdge(from, to, { ...roomOf(words), labelpos: 'c' }, id);
  layout(graph);
  const nodes = ids.map((id) => {
    const { x, y } = graph.node(id) as Point;
    return { id, x: x - NODE.width / 2, y: y - NODE.height / 2 };
  });
  const edges = labeledEdges.map((way) => {
    const { points, x, y } = graph.edge(way.from, way.to, way.id) as Partial<Point> & { points: Point[] };
    const middle = points[Math.floor(points.length / 2)] as Point;
    return { ...way, points, said: { x: x ?? middle.x, y: y ?? middle.y } };
  });
  return { nodes, edges };
}
