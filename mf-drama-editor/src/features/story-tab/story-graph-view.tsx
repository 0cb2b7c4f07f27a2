import '@xyflow/react/dist/base.css';
import type { Problem } from '@meowtale/story/check';
import type { Story } from '@meowtale/story/model';
import { Button, cx, EmptyState, IconAlertTriangle, IconPlus } from '@meowtale/ui';
import {
  Background,
  Controls,
  Handle,
  MarkerType,
  type Node,
  type NodeProps,
  Position,
  ReactFlow,
  useReactFlow,
  useStore,
  useStoreApi,
} from '@xyflow/react';
import { memo, useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { v7 as uuidv7 } from 'uuid';
import { paragraphName } from '../columns/paragraph-name.ts';
import { useEditorStore } from '../drama-editor/editor-context.tsx';
import { addFirstParagraph } from '../story-edits/outline-edits.ts';
import { layoutStory, NODE } from './layout-graph.ts';
import { problemWords } from './problem-words.ts';
import { problemsByPart } from './problems-by-part.ts';
import classes from './story-graph.module.css';
import { type Way, WayEdge } from './way-edge.tsx';

interface StoryGraphViewProps {
  story: Story;
  problems: readonly Problem[];
  at: string | null;
  onPick(id: string): void;
  /** Called when the first paragraph was added, to select it. */
  onAdded(id: string): void;
}

/** Renders the button that adds the first paragraph. */
function FirstParagraph({ onAdded }: { onAdded(id: string): void }) {
  const { t } = useTranslation();
  const store = useEditorStore();
  const add = () => {
    const { draft, change } = store.getState();
    const id = uuidv7();
    change(addFirstParagraph(draft, id));
    onAdded(id);
  };
  return (
    <Button variant="primary" leftIcon={<IconPlus size={18} aria-hidden="true" />} onClick={add}>
      {t('graph.addFirst')}
    </Button>
  );
}

type ParagraphNode = Node<
  { title: string; words: string; ending: boolean; worst: 'error' | 'warning' | null; problem: string },
  'paragraph'
>;

const NODE_TYPES = { paragraph: ParagraphCard };
const EDGE_TYPES = { way: WayEdge };
/** The view before the window's size is known: its text is readable. */
const FIRST_VIEW = { x: 0, y: 0, zoom: 0.9 };
const MOVE_MS = 200;
/** Of the window, px. */
const ABOVE_FIRST = 40;

/** Renders the story as a graph of paragraphs and where they lead. Nodes are selected by a click, or by Tab and Enter. */
export function StoryGraphView({ story, problems, at, onPick, onAdded }: StoryGraphViewProps) {
  const { t } = useTranslation();
  const { nodes, edges } = useGraph(story, problems, at);
  if (nodes.length === 0) {
    return (
      <EmptyState kind="stage" level={2} title={t('graph.none')} actions={<FirstParagraph onAdded={onAdded} />}>
        {t('graph.noneHint')}
      </EmptyState>
    );
  }
  return (
    <section aria-label={t('graph.title')} className={classes.graph}>
      <ReactFlow
        nodes={nodes}
        edges={edges}
        nodeTypes={NODE_TYPES}
        edgeTypes={EDGE_TYPES}
        minZoom={0.1}
        defaultViewport={FIRST_VIEW}
        nodesDraggable={false}
        nodesConnectable={false}
        edgesFocusable={false}
        deleteKeyCode={null}
        onlyRenderVisibleElements
        onNodeClick={(_, node) => onPick(node.id)}
        onNodesChange={(changes) => {
          // By keyboard: our own selection of nodes picked elsewhere must change nothing here.
          const picked = changes.find((change) => change.type === 'select' && change.selected);
          if (picked?.type === 'select' && picked.id !== at) onPick(picked.id);
        }}
        ariaLabelConfig={{
          'node.a11yDescription.default': t('graph.nodeHelp'),
          'controls.ariaLabel': t('graph.controls'),
          'controls.zoomIn.ariaLabel': t('graph.zoomIn'),
          'controls.zoomOut.ariaLabel': t('graph.zoomOut'),
          'controls.fitView.ariaLabel': t('graph.fit'),
        }}
      >
        <Background gap={24} />
        <Following at={at ?? nodes[0]?.id ?? null} />
        <Controls showInteractive={false} />
      </ReactFlow>
    </section>
  );
}

/** Centres the selected node at the current zoom; at first below the upper border, at a readable zoom. */
function Following({ at }: { at: string | null }) {
  const { getNode, getViewport, setCenter } = useReactFlow();
  const flow = useStoreApi();
  const sized = useStore(({ width, height }) => width > 0 && height > 0);
  const begun = useRef(false);
  useEffect(() => {
    const node = at === null || !sized ? undefined : getNode(at);
    if (!node) return;
    const first = !begun.current;
    begun.current = true;
    const zoom = first ? FIRST_VIEW.zoom : getViewport().zoom;
    const duration = first || matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : MOVE_MS;
    const down = first ? (flow.getState().height / 2 - ABOVE_FIRST) / zoom : NODE.height / 2;
    void setCenter(node.position.x + NODE.width / 2, node.position.y + down, { zoom, duration });
  }, [at, sized, flow, getNode, getViewport, setCenter]);
  return null;
}

function useGraph(story: Story, problems: readonly Problem[], at: string | null): { nodes: ParagraphNode[]; edges: Way[] } {
  const { t } = useTranslation();
  const laid = useMemo(() => layoutStory(story), [story]);
  const marked = useMemo(() => problemsByPart(problems), [problems]);
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
        const worst = marked.get(id)?.[0];
        const first = paragraph?.lines[0]?.words[story.setting.language] ?? '';
        const title = paragraphName(story, id, t);
        return {
          ...{ id, type: 'paragraph', position: { x, y }, width: NODE.width, height: NODE.height, selected: id === at, ariaLabel: title },
          data: {
            title,
            words: paragraph?.brief || first,
            ending: paragraph?.ending != null,
            worst: worst ? (worst.severity === 'error' ? 'error' : 'warning') : null,
            problem: worst ? t(`problem.${worst.kind}`, problemWords(worst.params, story, t)) : '',
          },
        };
      }),
    [laid, story, marked, at, t],
  );
  return { nodes, edges };
}

const Card = memo(function Card({ data, selected }: NodeProps<ParagraphNode>) {
  const { t } = useTranslation();
  return (
    <div className={cx(classes.node, selected && classes.selected, data.worst && classes[data.worst])}>
      <Handle type="target" position={Position.Top} className={classes.handle} />
      <strong>{data.title}</strong>
      <span className={classes.words}>
        {data.worst ? <IconAlertTriangle size={14} aria-hidden="true" /> : null}{' '}
        {data.problem || data.words || (data.ending ? t('graph.ends') : '')}
      </span>
      <Handle type="source" position={Position.Bottom} className={classes.handle} />
    </div>
  );
});

function ParagraphCard(props: NodeProps<ParagraphNode>) {
  return <Card {...props} />;
}
