import { Menu as MantineMenu } from '@mantine/core';
import type { MouseEvent, ReactElement, ReactNode } from 'react';
import { cx } from './cx.ts';

export type MenuEntry =
  | {
      kind?: 'item';
      key: string;
      label: ReactNode;
      icon?: ReactNode;
      onSelect?: (event: MouseEvent) => void;
      href?: string;
      danger?: boolean;
      disabled?: boolean;
    }
  | { kind: 'divider'; key: string }
  | { kind: 'label'; key: string; label: ReactNode };

export interface MenuProps {
  /** One button that opens it; give it a name. */
  trigger: ReactElement;
  items: MenuEntry[];
  position?: 'bottom-start' | 'bottom-end';
}

/** What can be done, or where one can go, behind one button. */
export function Menu({ trigger, items, position = 'bottom-end' }: MenuProps) {
  return (
    <MantineMenu
      position={position}
      transitionProps={{ duration: 0 }}
      // Beside its button, and so in the landmark that holds it; fixed, so that a table that scrolls doesn't cut it off.
      withinPortal={false}
      floatingStrategy="fixed"
      withInitialFocusPlaceholder={false}
      classNames={{ dropdown: 'mt-popover mt-menu', item: 'mt-menu__item', label: 'mt-menu__label', divider: 'mt-menu__divider' }}
    >
      <MantineMenu.Target>{trigger}</MantineMenu.Target>
      <MantineMenu.Dropdown>{items.map(renderEntry)}</MantineMenu.Dropdown>
    </MantineMenu>
  );
}

function renderEntry(entry: MenuEntry): ReactNode {
  if (entry.kind === 'divider') return <MantineMenu.Divider key={entry.key} />;
  // A menu has items alone: words that do nothing are one that can't be chosen.
  if (entry.kind === 'label')
    return (
      <MantineMenu.Label key={entry.key} role="menuitem" aria-disabled="true">
        {entry.label}
      </MantineMenu.Label>
    );
  const { key, label, icon, onSelect, href, danger, disabled } = entry;
  const shared = { leftSection: icon, disabled, className: cx(danger && 'mt-menu__item--danger') };
  return href === undefined ? (
    <MantineMenu.Item key={key} {...shared} onClick={onSelect}>
      {label}
    </MantineMenu.Item>
  ) : (
    <MantineMenu.Item key={key} {...shared} component="a" href={href} onClick={onSelect}>
      {label}
    </MantineMenu.Item>
  );
}
