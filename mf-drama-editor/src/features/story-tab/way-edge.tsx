import { BaseEdge, type Edge, type EdgeProps } from '@xyflow/react';
import type { LaidEdge } from './layout-graph.ts';

export type Way = Edge<Pick<LaidEdge, 'points' | 'said'>, 'way'>;

/** Returns a curve that begins and ends at the first and last point, and passes near those between. */
export function curveAlong(points: LaidEdge['points']): string {
  const [first, ...rest] = points;
  if (!first) return '';
  const bends = rest.slice(0, -1).map(({ x, y }, index) => {
    const next = rest[index + 1] as typeof first;
    // The last bend leads to the end itself, each other one to the middle of the segment to the next.
    const to = index === rest.length - 2 ? next : { x: (x + next.x) / 2, y: (y + next.y) / 2 };
    return `Q${x},${y} ${to.x},${to.y}`;
  });
  const straight = rest.length === 1 && rest[0] ? `L${rest[0].x},${rest[0].y}` : '';
  return `M${first.x},${first.y}${straight}${bends.join('')}`;
}

/** Renders an edge between paragraphs, with its choice's text. */
export function WayEdge({ data, label, markerEnd }: EdgeProps<Way>) {
  if (!data) return null;
  return (
    <BaseEdge
      path={curveAlong(data.points)}
      label={label}
      labelX={data.said.x}
      labelY={data.said.y}
      {...(markerEnd ? { markerEnd } : {})}
    />
  );
}
