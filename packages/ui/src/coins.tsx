import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { useUiLocale } from './ui-context.ts';
import { VisuallyHidden } from './visually-hidden.tsx';
import { writeNumber } from './write-number.ts';

export interface CoinsProps {
  /** Whole coins. */
  amount: number;
  /** The coin's name for screen readers, in the plural form of the amount: "meow coins" or "silver". */
  unit: string;
  variant?: 'gold' | 'silver';
  /** small 13, normal 15 px; figure and hero are large and in the title font. */
  size?: 'small' | 'normal' | 'figure' | 'hero';
  muted?: boolean;
  /** Local money after the amount, already formatted: "≈ US$2.40". */
  local?: ReactNode;
  /** No longer valid: a price before its discount, an amount over a limit. Without a disc. */
  struck?: boolean;
  /** Read before a struck amount: "before:". */
  struckLabel?: string;
}

/** Renders an amount of coins: a disc, the number in tabular figures, then local money. */
export function Coins(props: CoinsProps) {
  const { amount, unit, variant = 'gold', size = 'normal', muted, local, struck, struckLabel } = props;
  const number = writeNumber(amount, useUiLocale());
  if (struck)
    return (
      <s className="mt-struck">
        {struckLabel ? <VisuallyHidden>{struckLabel} </VisuallyHidden> : null}
        {number}
        <VisuallyHidden> {unit}</VisuallyHidden>
      </s>
    );
  return (
    <span className={cx('mt-coins', size !== 'normal' && `mt-coins--${size}`, muted && 'mt-coins--muted')}>
      <span className={cx('mt-coin', variant === 'silver' && 'mt-coin--silver')} aria-hidden="true" />
      <span>
        {number}
        <VisuallyHidden> {unit}</VisuallyHidden>
      </span>
      {local ? <span className="mt-coins__local">{local}</span> : null}
    </span>
  );
}
