import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  rectSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import type { CSSProperties } from 'react';
import { cx } from './cx.ts';
import { IconButton } from './icon-button.tsx';
import { IconGripVertical } from './icons.ts';
import type { SortableGridProps, SortableLabels } from './sortable-grid.tsx';

/** A press that moves no further than this is a click. */
const STILL_PX = 4;

/** Renders the SortableGrid with drag and drop. */
export function LiveSortableGrid(props: SortableGridProps) {
  const { label, itemKeys, onMove, labels, layout } = props;
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: STILL_PX } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const end = ({ active, over }: DragEndEvent) => {
    const [from, to] = [itemKeys.indexOf(String(active.id)), over ? itemKeys.indexOf(String(over.id)) : -1];
    if (from >= 0 && to >= 0 && from !== to) onMove(from, to);
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={end}
      accessibility={{
        announcements: announce(itemKeys, labels),
        screenReaderInstructions: { draggable: labels.instructions },
      }}
    >
      <SortableContext items={[...itemKeys]} strategy={layout === 'list' ? verticalListSortingStrategy : rectSortingStrategy}>
        <ol className={cx('mt-sortable', layout === 'list' && 'mt-sortable--list')} aria-label={label}>
          {itemKeys.map((key, index) => (
            <Item key={key} itemKey={key} index={index} grid={props} />
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  );
}

function Item({ itemKey, index, grid }: { itemKey: string; index: number; grid: SortableGridProps }) {
  const { labels, renderItem } = grid;
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: itemKey,
    attributes: { roleDescription: labels.role },
  });
  const style: CSSProperties = { transform: transform ? `translate3d(${transform.x}px, ${transform.y}px, 0)` : undefined, transition };
  // A native button already has its role and its tab order.
  const { role: _role, tabIndex: _tabIndex, ...described } = attributes;
  const handle = (
    <IconButton
      ref={setActivatorNodeRef}
      size="small"
      tooltip={false}
      className="mt-sortable__handle"
      label={labels.handle(index + 1)}
      icon={<IconGripVertical size={16} aria-hidden="true" />}
      {...described}
      {...listeners}
    />
  );
  return (
    <li ref={setNodeRef} style={style} className={cx(isDragging && 'mt-sortable__item--lifted')}>
      {renderItem(itemKey, index, handle)}
    </li>
  );
}

function announce(itemKeys: readonly string[], labels: SortableLabels): Announcements {
  const total = itemKeys.length;
  const place = (id: UniqueIdentifier) => itemKeys.indexOf(String(id)) + 1;
  return {
    onDragStart: ({ active }) => labels.lifted(place(active.id), total),
    onDragOver: ({ active, over }) => {
      if (!over) return undefined;
      // An item is reported over its own place first, before anything has moved.
      return over.id === active.id ? labels.lifted(place(active.id), total) : labels.over(place(over.id), total);
    },
    onDragEnd: ({ over }) => (over ? labels.dropped(place(over.id), total) : labels.cancelled),
    onDragCancel: () => labels.cancelled,
  };
}
