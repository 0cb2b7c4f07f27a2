import { cx, IconAlertTriangle } from '@meowtale/ui';
import { Handle, type Node, type NodeProps, Position } from '@xyflow/react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './story-graph.module.css';

export interface Mark {
  worst: 'error' | 'warning';
  /** The text of the worst problem. */
  problem: string;
  count: number;
  /** Whether the problems are shown beside it. */
  opened: boolean;
  onPress(id: string, button: HTMLElement): void;
}

export type ParagraphNode = Node<{ title: string; words: string; ending: boolean; mark: Mark | null }, 'paragraph'>;

const Card = memo(function Card({ id, data, selected }: NodeProps<ParagraphNode>) {
  const { title, words, ending, mark } = data;
  const { t } = useTranslation();
  return (
    <div className={cx(classes.node, selected && classes.selected, mark && classes[mark.worst])}>
      <Handle type="target" position={Position.Top} className={classes.handle} />
      <strong dir="auto">{title}</strong>
      <span dir="auto" className={classes.words}>
        {mark?.problem || words || (ending ? t('graph.ends') : '')}
      </span>
      {mark ? (
        <button
          type="button"
          // The map neither pans nor selects by its presses and keys.
          className={cx(classes.mark, 'nodrag nopan nokey')}
          aria-label={markName(t('problem.title', { count: mark.count }), title)}
          aria-haspopup="dialog"
          aria-expanded={mark.opened}
          onClick={(event) => {
            event.stopPropagation();
            mark.onPress(id, event.currentTarget);
          }}
        >
          <IconAlertTriangle size={14} aria-hidden="true" />
          {mark.count}
        </button>
      ) : null}
      <Handle type="source" position={Position.Bottom} className={classes.handle} />
    </div>
  );
});

/** Renders a paragraph in the map; of one with problems also the button that shows them. */
export function ParagraphCard(props: NodeProps<ParagraphNode>) {
  return <Card {...props} />;
}

/** Returns the name of a mark and of its popover. */
export const markName = (problems: string, title: string): string => `${problems}: ${title}`;
