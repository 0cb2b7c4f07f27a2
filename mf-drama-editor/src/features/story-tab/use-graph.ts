import type { Problem } from '@meowtale/story/check';
import type { Story } from '@meowtale/story/model';
import { MarkerType } from '@xyflow/react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { paragraphName } from '../columns/paragraph-name.ts';
import { layoutStory, NODE } from './layout-graph.ts';
import type { Mark, ParagraphNode } from './paragraph-card.tsx';
import { problemWords } from './problem-words.ts';
import classes from './story-graph.module.css';
import type { Way } from './way-edge.tsx';

interface GraphGiven {
  story: Story;
  /** By paragraph, the worst first. */
  problems: ReadonlyMap<string, readonly Problem[]>;
  /** The selected paragraph. */
  at: string | null;
  /** The paragraph whose problems are shown. */
  marked: string | null;
  /** Must be the same function at every render. */
  onMark: Mark['onPress'];
}

/** Returns the map's nodes and edges; the marks of `problems` open by `onMark`. */
export function useGraph({ story, problems, at, marked, onMark }: GraphGiven): { nodes: ParagraphNode[]; edges: Way[] } {
  const { t } = useTranslation();
  const laid = useMemo(() => layoutStory(story), [story]);
  const edges = useMemo(
    () =>
      laid.edges.map(
        ({ id, from, to, kind, words, points, said }): Way => ({
          ...{ id, type: 'way', source: from, target: to, label: words || undefined, data: { points, said } },
          ariaLabel: `${paragraphName(story, from, t)} → ${paragraphName(story, to, t)}${words && `: ${words}`}`,
          className: kind === 'choice' ? classes.choice : classes.way,
          markerEnd: { type: MarkerType.ArrowClosed },
        }),
      ),
    [laid, story, t],
  );
  const nodes = useMemo(
    () =>
      laid.nodes.map(({ id, x, y }): ParagraphNode => {
        const paragraph = story.paragraphs.get(id);
        const found = problems.get(id) ?? [];
        const [worst] = found;
        const first = paragraph?.lines[0]?.words[story.setting.language] ?? '';
        const title = paragraphName(story, id, t);
        return {
          ...{ id, type: 'paragraph', position: { x, y }, width: NODE.width, height: NODE.height, selected: id === at, ariaLabel: title },
          data: {
            title,
            words: paragraph?.brief || first,
            ending: paragraph?.ending != null,
            mark: worst
              ? {
                  worst: worst.severity === 'error' ? 'error' : 'warning',
                  problem: t(`problem.${worst.kind}`, problemWords(worst.params, story, t)),
                  ...{ count: found.length, opened: id === marked, onPress: onMark },
                }
              : null,
          },
        };
      }),
    [laid, story, problems, at, marked, onMark, t],
  );
  return { nodes, edges };
}
