import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { IconShieldCheck } from './icons.ts';

export type BadgeTone = 'neutral' | 'gold' | 'mint' | 'danger' | 'plum';

export interface BadgeProps {
  /** gold is only for money, discounts and warnings. */
  tone?: BadgeTone;
  /** On a cover: a full colour that is readable on any picture. */
  solid?: boolean;
  children: ReactNode;
}

/** Renders a short label, such as a discount or "Owned". */
export function Badge({ tone = 'neutral', solid, children }: BadgeProps) {
  return <span className={cx('mt-badge', tone !== 'neutral' && `mt-badge--${tone}`, solid && 'mt-badge--solid')}>{children}</span>;
}

/**
 * Renders the badge of staff, beside their name. It can't be imitated by typing: it has an icon on a full colour that no other badge has,
 * and is outside the name's own text.
 */
export function StaffBadge({ children }: { children: ReactNode }) {
  return (
    <span className="mt-badge mt-badge--staff">
      <IconShieldCheck size={14} aria-hidden="true" />
      {children}
    </span>
  );
}

/** Renders a status with a coloured dot; the text carries the meaning. */
export function StatusPill({ tone = 'neutral', children }: { tone?: BadgeTone; children: ReactNode }) {
  return <span className={cx('mt-pill', tone !== 'neutral' && `mt-pill--${tone}`)}>{children}</span>;
}
