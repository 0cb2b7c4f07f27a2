import '@xyflow/react/dist/base.css';
import type { Problem } from '@meowtale/story/check';
import type { Story } from '@meowtale/story/model';
import { Button, EmptyState, IconPlus } from '@meowtale/ui';
import { Background, Controls, ReactFlow, useReactFlow, useStore, useStoreApi } from '@xyflow/react';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { v7 as uuidv7 } from 'uuid';
import { useEditorStore } from '../drama-editor/editor-context.tsx';
import { addFirstParagraph } from '../story-edits/outline-edits.ts';
import { NODE } from './layout-graph.ts';
import { MarkedProblems } from './marked-problems.tsx';
import { ParagraphCard } from './paragraph-card.tsx';
import { problemsByPart } from './problems-by-part.ts';
import { ShowFocused, showFocused } from './show-focused.tsx';
import classes from './story-graph.module.css';
import { useGraph } from './use-graph.ts';
import { useMarked } from './use-marked.ts';
import { WayEdge } from './way-edge.tsx';

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
  const map = useRef<HTMLElement>(null);
  const { id: marked, mark, onMark, close, leaveFor, onCentred } = useMarked(map);
  const byPart = useMemo(() => problemsByPart(problems), [problems]);
  const { nodes, edges } = useGraph({ story, problems: byPart, at, marked, onMark });
  const onMended = useCallback(() => {
    if (marked !== null) leaveFor(marked, story.paragraphs.has(marked));
  }, [marked, leaveFor, story]);
  if (nodes.length === 0) {
    return (
      <EmptyState kind="stage" level={2} title={t('graph.none')} actions={<FirstParagraph onAdded={onAdded} />}>
        {t('graph.noneHint')}
      </EmptyState>
    );
  }
  return (
    <section ref={map} tabIndex={-1} aria-label={t('graph.title')} className={classes.graph}>
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
        onMoveStart={(event) => event !== null && marked !== null && close(true)}
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
        <Following at={at ?? nodes[0]?.id ?? null} onCentred={onCentred} />
        <ShowFocused />
        <Controls showInteractive={false} />
      </ReactFlow>
      {marked === null ? null : (
        <MarkedProblems
          key={marked}
          id={marked}
          story={story}
          problems={byPart.get(marked) ?? []}
          mark={mark}
          onPick={(id) => {
            onPick(id);
            leaveFor(id, true);
          }}
          onClose={() => close(false)}
          onMended={onMended}
        />
      )}
    </section>
  );
}

/** Centres the selected node at the current zoom; at first below the upper border, at a readable zoom. */
function Following({ at, onCentred }: { at: string | null; onCentred(id: string): void }) {
  const { getNode, getViewport, setCenter } = useReactFlow();
  const flow = useStoreApi();
  const sized = useStore(({ width, height }) => width > 0 && height > 0);
  const begun = useRef(false);
  useEffect(() => {
    const node = at === null || !sized ? undefined : getNode(at);
    if (!node || at === null) return;
    const first = !begun.current;
    begun.current = true;
    const zoom = first ? FIRST_VIEW.zoom : getViewport().zoom;
    const duration = first || matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : MOVE_MS;
    const down = first ? (flow.getState().height / 2 - ABOVE_FIRST) / zoom : NODE.height / 2;
    const [x, y] = [node.position.x + NODE.width / 2, node.position.y + down];
    // Linear: a smooth move zooms out on its way, and the next one would keep the zoom at which it is interrupted.
    void setCenter(x, y, { zoom, duration, interpolate: 'linear' }).then(() => {
      onCentred(at);
      // It may have been visible when it received the focus during the move.
      showFocused(flow, document.activeElement);
    });
  }, [at, sized, flow, getNode, getViewport, setCenter, onCentred]);
  return null;
}
