import {
  cloneElement,
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { cx } from './cx.ts';
import { useBeside } from './use-beside.ts';

interface MenuItem {
  kind?: 'item';
  key: string;
  label: ReactNode;
  icon?: ReactNode;
  onSelect?: (event: MouseEvent) => void;
  href?: string;
  danger?: boolean;
  disabled?: boolean;
}

export type MenuEntry = MenuItem | { kind: 'divider'; key: string } | { kind: 'label'; key: string; label: ReactNode };

interface TriggerProps {
  id?: string;
  onClick?: (event: MouseEvent<HTMLElement>) => void;
  onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void;
  'aria-haspopup'?: 'menu';
  'aria-expanded'?: boolean;
  'aria-controls'?: string | undefined;
}

export interface MenuProps {
  /** The button that opens it; it needs a name. */
  trigger: ReactElement<TriggerProps>;
  items: MenuEntry[];
  position?: 'bottom-start' | 'bottom-end';
}

/** Returns the enabled items of an open menu, from top to bottom. */
function itemsIn(menu: HTMLElement | null): HTMLElement[] {
  return [...(menu?.querySelectorAll<HTMLElement>('[role="menuitem"]:not([aria-disabled="true"])') ?? [])];
}

/** Returns the item to which a key moves from the item at `from`; null for any other key. */
function itemByKey(items: readonly HTMLElement[], from: number, key: string): HTMLElement | null {
  const at = (index: number) => items.at(index % items.length) ?? null;
  if (key === 'ArrowDown') return at(from + 1);
  if (key === 'ArrowUp') return at(from <= 0 ? -1 : from - 1);
  if (key === 'Home') return at(0);
  if (key === 'End') return at(-1);
  if (key.length !== 1 || key === ' ') return null;
  const begins = (item: HTMLElement) => item.textContent.trim().toLowerCase().startsWith(key.toLowerCase());
  return [...items.slice(from + 1), ...items.slice(0, from + 1)].find(begins) ?? null;
}

/** Renders a button that opens a menu of actions and links. */
export function Menu({ trigger, items, position = 'bottom-end' }: MenuProps) {
  const [open, setOpen] = useState(false);
  const menuId = useId();
  const buttonId = useId();
  const button = useRef<HTMLElement | null>(null);
  const menu = useRef<HTMLDivElement>(null);
  useBeside(button, menu, open, { side: 'bottom', align: position === 'bottom-end' ? 'end' : 'start', gap: 8 });
  useEffect(() => {
    if (!open) return;
    itemsIn(menu.current)[0]?.focus();
    const onPointerDown = ({ target }: PointerEvent) => {
      const inside = target instanceof Node && (menu.current?.contains(target) || button.current?.contains(target));
      if (!inside) setOpen(false);
    };
    document.addEventListener('pointerdown', onPointerDown);
    return () => document.removeEventListener('pointerdown', onPointerDown);
  }, [open]);

  function toggle(event: MouseEvent<HTMLElement> | KeyboardEvent<HTMLElement>): void {
    button.current = event.currentTarget;
    setOpen(!open);
  }
  function close(): void {
    button.current?.focus();
    setOpen(false);
  }
  function walk(event: KeyboardEvent): void {
    const { key } = event;
    // Before Tab moves on, the focus is on the button again.
    if (key === 'Tab' || key === 'Escape') close();
    const all = itemsIn(menu.current);
    const next =
      event.ctrlKey || event.metaKey || event.altKey ? null : itemByKey(all, all.indexOf(document.activeElement as HTMLElement), key);
    if (next || key === 'Escape') event.preventDefault();
    next?.focus();
  }
  const choose = (entry: MenuItem) => (event: MouseEvent) => {
    close();
    entry.onSelect?.(event);
  };
  const given = trigger.props;
  return (
    <>
      {cloneElement(trigger, {
        id: given.id ?? buttonId,
        'aria-haspopup': 'menu',
        'aria-expanded': open,
        'aria-controls': open ? menuId : undefined,
        onClick: (event) => {
          given.onClick?.(event);
          toggle(event);
        },
        onKeyDown: (event) => {
          given.onKeyDown?.(event);
          if (open || event.key !== 'ArrowDown') return;
          event.preventDefault();
          toggle(event);
        },
      })}
      {open ? (
        // Beside its button, and so in the same landmark.
        <div
          ref={menu}
          id={menuId}
          role="menu"
          tabIndex={-1}
          aria-labelledby={given.id ?? buttonId}
          className="mt-popover mt-menu"
          onKeyDown={walk}
        >
          {items.map((entry) => (
            <Entry key={entry.key} entry={entry} choose={choose} />
          ))}
        </div>
      ) : null}
    </>
  );
}

function Entry({ entry, choose }: { entry: MenuEntry; choose: (entry: MenuItem) => (event: MouseEvent) => void }) {
  if (entry.kind === 'divider') return <hr className="mt-menu__divider" />;
  // A menu may contain items only: a label is an item that can't be chosen.
  if (entry.kind === 'label')
    return (
      <div role="menuitem" tabIndex={-1} aria-disabled="true" className="mt-menu__label">
        {entry.label}
      </div>
    );
  const { label, icon, href, danger, disabled } = entry;
  const shared = { role: 'menuitem', tabIndex: -1, className: cx('mt-menu__item', danger && 'mt-menu__item--danger') };
  const content = (
    <>
      {icon}
      {label}
    </>
  );
  return href === undefined ? (
    <button type="button" {...shared} disabled={disabled} aria-disabled={disabled || undefined} onClick={choose(entry)}>
      {content}
    </button>
  ) : (
    <a {...shared} href={href} onClick={choose(entry)}>
      {content}
    </a>
  );
}
