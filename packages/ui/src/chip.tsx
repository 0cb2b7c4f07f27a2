import type { MouseEventHandler, ReactNode } from 'react';
import { cx } from './cx.ts';
import { IconX } from './icons.ts';

export interface ChipProps {
  selected?: boolean;
  href?: string;
  onClick?: MouseEventHandler<HTMLElement>;
  /** When given with `removeLabel`, the chip can be removed. */
  onRemove?: () => void;
  removeLabel?: string;
  icon?: ReactNode;
  disabled?: boolean;
  children: ReactNode;
}

/** Renders a small filter, tag or link: a link with `href`, a toggle with `onClick`, otherwise text. */
export function Chip({ selected, href, onClick, onRemove, removeLabel, icon, disabled, children }: ChipProps) {
  const className = cx('mt-chip', selected && 'mt-chip--selected');
  if (href !== undefined)
    return (
      <a className={className} href={href} onClick={onClick} aria-current={selected ? 'true' : undefined}>
        {icon}
        <bdi>{children}</bdi>
      </a>
    );
  if (onClick)
    return (
      <button type="button" className={className} onClick={onClick} aria-pressed={Boolean(selected)} disabled={disabled}>
        {icon}
        <bdi>{children}</bdi>
      </button>
    );
  return (
    <span className={className}>
      {icon}
      <bdi>{children}</bdi>
      {onRemove ? (
        <button type="button" className="mt-chip__remove" aria-label={removeLabel} onClick={onRemove}>
          <IconX size={14} aria-hidden="true" />
        </button>
      ) : null}
    </span>
  );
}

/** Renders a group of chips, named by `label`. */
export function ChipGroup({ label, children }: { label?: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend and is for form controls
    <div className="mt-chip-group" role="group" aria-label={label}>
      {children}
    </div>
  );
}
