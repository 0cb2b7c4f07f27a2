import { cx, IconButton, IconDots, Menu, type MenuEntry } from '@meowtale/ui';
import type { KeyboardEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './outline-rail.module.css';
import type { NodeKind, OutlineDrag } from './use-outline-drag.ts';

interface OutlineItemProps {
  kind: NodeKind;
  id: string;
  /** Its label without a title. */
  name: string;
  title: string;
  current: boolean;
  /** Marks behind the title. */
  marks?: ReactNode;
  /** Null where the outline is read-only. */
  tools: { drag: OutlineDrag; menu: MenuEntry[]; move(by: 1 | -1): void; remove(): void } | null;
  onPick(id: string): void;
}

/** Renders one act, sequence or paragraph: selected by a click, moved by dragging or with Alt and arrows, with a menu of other actions. */
export function OutlineItem({ kind, id, name, title, current, marks, tools, onPick }: OutlineItemProps) {
  const { t } = useTranslation();
  const label = title || name;
  const onKeyDown = (event: KeyboardEvent) => {
    if (!tools || event.ctrlKey || event.metaKey) return;
    if (event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) tools.move(event.key === 'ArrowUp' ? -1 : 1);
    else if (event.key === 'Delete' && !event.altKey) tools.remove();
    else return;
    event.preventDefault();
  };
  return (
    <div
      className={cx(classes.item, classes[kind], current && classes.current)}
      data-drop={tools?.drag.dropAt(id) ?? undefined}
      {...tools?.drag.targetProps(kind, id)}
    >
      <button
        type="button"
        className={classes.pick}
        data-node={id}
        draggable={tools !== null}
        aria-current={current ? 'true' : undefined}
        aria-keyshortcuts={tools ? 'Alt+ArrowUp Alt+ArrowDown Delete' : undefined}
        onClick={() => onPick(id)}
        onKeyDown={onKeyDown}
        {...tools?.drag.sourceProps(kind, id)}
      >
        <span dir="auto" className={classes.words}>
          {label}
        </span>
        {marks}
      </button>
      {tools ? (
        <Menu
          trigger={<IconButton size="small" label={t('outline.menu', { title: label })} icon={<IconDots size={16} aria-hidden="true" />} />}
          items={tools.menu}
        />
      ) : null}
    </div>
  );
}
