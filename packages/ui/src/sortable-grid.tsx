import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { IconButton } from './icon-button.tsx';
import { IconGripVertical } from './icons.ts';
import { useLateView } from './use-late-view.ts';

export interface SortableLabels {
  /** What the handle of the item at a place (from 1) is called. */
  handle(position: number): string;
  /** What kind of thing a handle is, in a word: read after its name. */
  role: string;
  /** How it is done by keyboard; every handle is described by it. */
  instructions: string;
  lifted(position: number, total: number): string;
  over(position: number, total: number): string;
  dropped(position: number, total: number): string;
  cancelled: string;
}

export interface SortableGridProps {
  /** Name of the list. */
  label: string;
  /** One for each item, in their order. */
  itemKeys: readonly string[];
  /** Draws an item; `handle` is the button by which it is taken, and belongs somewhere in it. */
  renderItem(key: string, index: number, handle: ReactNode): ReactNode;
  /** From and to count from 0. */
  onMove(from: number, to: number): void;
  /** Nothing can be moved, and there are no handles. */
  disabled?: boolean;
  /** Under one another over the whole width, and not beside one another. */
  layout?: 'grid' | 'list';
  labels: SortableLabels;
}

// Dragging is heavy and few pages need it: it loads when something can first be dragged.
const fetchLiveGrid = async () => (await import('./sortable-grid-live.tsx')).LiveSortableGrid;

/** Things in an order that a person decides, by mouse, finger or keyboard. Beside it belongs a way to move them without dragging. */
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

/** The same without dragging, or before it is there. */
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
