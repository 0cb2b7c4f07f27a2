import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { useId, useRef } from 'react';
import { cx } from './cx.ts';
import { useUiLocale } from './ui-context.ts';

export interface TabItem {
  value: string;
  label: ReactNode;
  /** When every item has one, the tabs are a navigation of links. */
  href?: string;
  count?: number;
  disabled?: boolean;
}

export interface TabsProps {
  /** Names the list of tabs or the navigation. */
  label: string;
  items: TabItem[];
  value: string;
  /** For links: called on a plain click, whose default is then prevented; without it the browser navigates. */
  onChange?: (value: string) => void;
  /** No line under the row: for the top bar. */
  bare?: boolean;
  /** The content of the chosen tab. Not for links. */
  children?: ReactNode;
}

/** Renders tabs: several views of the same thing. */
export function Tabs(props: TabsProps) {
  return props.items.every((item) => item.href !== undefined) ? <LinkTabs {...props} /> : <PanelTabs {...props} />;
}

function LinkTabs({ label, items, value, onChange, bare }: TabsProps) {
  const go = (event: MouseEvent, item: TabItem) => {
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!plain || !onChange) return;
    event.preventDefault();
    onChange(item.value);
  };
  return (
    <nav className={cx('mt-tabs', bare && 'mt-tabs--bare')} aria-label={label}>
      {items.map((item) => (
        <a
          key={item.value}
          className="mt-tab"
          href={item.href}
          aria-current={item.value === value ? 'page' : undefined}
          onClick={(event) => go(event, item)}
        >
          <TabWords item={item} />
        </a>
      ))}
    </nav>
  );
}

function PanelTabs({ label, items, value, onChange, bare, children }: TabsProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const awake = items.filter((item) => !item.disabled);
    const at = awake.findIndex((item) => item.value === value);
    const targets: Record<string, number> = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: awake.length - 1 };
    const target = targets[event.key];
    const next = target === undefined ? undefined : awake[(target + awake.length) % awake.length];
    if (!next) return;
    event.preventDefault();
    onChange?.(next.value);
    list.current?.querySelector<HTMLElement>(`[data-value="${CSS.escape(next.value)}"]`)?.focus();
  };
  return (
    <div>
      <div ref={list} className={cx('mt-tabs', bare && 'mt-tabs--bare')} role="tablist" aria-label={label} onKeyDown={onKeyDown}>
        {items.map((item) => (
          <button
            key={item.value}
            type="button"
            role="tab"
            className="mt-tab"
            id={`${id}-${item.value}`}
            data-value={item.value}
            aria-selected={item.value === value}
            aria-controls={children === undefined ? undefined : `${id}-panel`}
            tabIndex={item.value === value ? 0 : -1}
            disabled={item.disabled}
            onClick={() => onChange?.(item.value)}
          >
            <TabWords item={item} />
          </button>
        ))}
      </div>
      {children === undefined ? null : (
        <div className="mt-tab-panel" role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`}>
          {children}
        </div>
      )}
    </div>
  );
}

function TabWords({ item }: { item: TabItem }) {
  const locale = useUiLocale();
  return (
    <>
      {item.label}
      {item.count === undefined ? null : <span className="mt-tab__count">{new Intl.NumberFormat(locale).format(item.count)}</span>}
    </>
  );
}
