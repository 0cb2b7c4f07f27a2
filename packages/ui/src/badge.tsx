import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { IconShieldCheck } from './icons.ts';

export type BadgeTone = 'neutral' | 'gold' | 'mint' | 'danger' | 'plum';

export interface BadgeProps {
  /** gold is for money, discounts and warnings only. */
  tone?: BadgeTone;
  /** On a cover: a full colour that any picture can be behind. */
  solid?: boolean;
  children: ReactNode;
}

/** A few words about a thing: a discount, "Owned". */
export function Badge({ tone = 'neutral', solid, children }: BadgeProps) {
  return <span className={cx('mt-badge', tone !== 'neutral' && `mt-badge--${tone}`, solid && 'mt-badge--solid')}>{children}</span>;
}

/**
 * Marks what staff say, beside their name. Its shape can't be typed: it is a drawing on a full colour that no other badge has, and stands
 * outside the name's own text.
 */
export function StaffBadge({ children }: { children: ReactNode }) {
  return (
    <span className="mt-badge mt-badge--staff">
      <IconShieldCheck size={14} aria-hidden="true" />
      {children}
    </span>
  );
}

/** A state of something, with a coloured dot: the words say it, the colour helps. */
export function StatusPill({ tone = 'neutral', children }: { tone?: BadgeTone; children: ReactNode }) {
  return <span className={cx('mt-pill', tone !== 'neutral' && `mt-pill--${tone}`)}>{children}</span>;
}
