import { useStore, useStoreApi } from '@xyflow/react';
import { useEffect } from 'react';
import { NODE } from './layout-graph.ts';

type Flow = Pick<ReturnType<typeof useStoreApi>, 'getState'>;

/** Centres the node that has the focus by keyboard, itself or by its mark, unless it is wholly visible. */
export function showFocused(flow: Flow, target: EventTarget | null): void {
  if (!(target instanceof Element) || !target.matches(':focus-visible')) return;
  const { nodeLookup, transform, width, height, setCenter } = flow.getState();
  const node = nodeLookup.get(target.closest<HTMLElement>('.react-flow__node')?.dataset.id ?? '');
  if (!node) return;
  const { x, y } = node.position;
  // By the map's own place: the browser scrolls the element to the focused one, which the library undoes.
  const [left, top, zoom] = transform;
  const isAcross = x * zoom + left >= 0 && (x + NODE.width) * zoom + left <= width;
  const isDown = y * zoom + top >= 0 && (y + NODE.height) * zoom + top <= height;
  if (!isAcross || !isDown) void setCenter(x + NODE.width / 2, y + NODE.height / 2, { zoom });
}

/** Shows each node of the map that receives the focus by keyboard. */
export function ShowFocused(): null {
  const flow = useStoreApi();
  const domNode = useStore((state) => state.domNode);
  useEffect(() => {
    const show = ({ target }: FocusEvent) => showFocused(flow, target);
    domNode?.addEventListener('focusin', show);
    return () => domNode?.removeEventListener('focusin', show);
  }, [domNode, flow]);
  return null;
}
