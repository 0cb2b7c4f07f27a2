import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { IconButton } from './icon-button.tsx';
import { IconGripVertical } from './icons.ts';
import { useLateView } from './use-late-view.ts';

export interface SortableLabels {
  /** Returns the name of the handle at a position (from 1). */
  handle(position: number): string;
  /** Role description of a handle, read after its name. */
  role: string;
  /** Instructions for the keyboard, which describe every handle. */
  instructions: string;
  lifted(position: number, total: number): string;
  over(position: number, total: number): string;
  dropped(position: number, total: number): string;
  cancelled: string;
}

export interface SortableGridProps {
  /** Name of the list. */
  label: string;
  /** One key per item, in order. */
  itemKeys: readonly string[];
  /** Renders an item; `handle` is its drag button and must be placed in it. */
  renderItem(key: string, index: number, handle: ReactNode): ReactNode;
  /** From and to count from 0. */
  onMove(from: number, to: number): void;
  /** Nothing can be moved, and there are no handles. */
  disabled?: boolean;
  /** 'list' places the items below one another over the whole width. */
  layout?: 'grid' | 'list';
  labels: SortableLabels;
}

// Dragging is heavy and few pages need it: it loads when something can first be dragged.
const fetchLiveGrid = async () => (await import('./sortable-grid-live.tsx')).LiveSortableGrid;

/** Renders items that a person orders by mouse, finger or keyboard. The page should also offer a way without dragging. */
export function SortableGrid(props: SortableGridProps) {
  const { View: LiveGrid, lostNotice } = useLateView(fetchLiveGrid, !props.disabled);
  if (LiveGrid && !props.disabled) return <LiveGrid {...props} />;
  return (
    <>
      <StillGrid {...props} />
      {lostNotice}
    </>
  );
}

/** Renders the same without dragging, also while the code for dragging loads. */
function StillGrid({ label, itemKeys, renderItem, disabled, labels, layout }: SortableGridProps) {
  return (
    <ol className={cx('mt-sortable', layout === 'list' && 'mt-sortable--list')} aria-label={label}>
      {itemKeys.map((key, index) => (
        <li key={key}>
          {renderItem(
            key,
            index,
            disabled ? null : <IconButton size="small" disabled label={labels.handle(index + 1)} icon={<IconGripVertical size={16} />} />,
          )}
        </li>
      ))}
    </ol>
  );
}
