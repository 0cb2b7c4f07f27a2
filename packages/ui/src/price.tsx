import type { ReactNode } from 'react';
import { Badge } from './badge.tsx';
import { Coins } from './coins.tsx';
import { cx } from './cx.ts';
import { useUiLocale } from './ui-context.ts';
import { writeNumber } from './write-number.ts';

export interface PriceProps {
  /** The price to pay, in whole coins. */
  amount: number;
  /** The coin's name for screen readers. */
  unit: string;
  /** The price before the discount. */
  original?: number;
  /** The coin's name after the original price, where its plural form differs. */
  originalUnit?: string;
  /** Read before the struck original price: "before:". */
  originalLabel?: string;
  /** Discount in whole percent, shown as −20 %. */
  percentOff?: number;
  /** Local money, already formatted. */
  local?: ReactNode;
  /** When given, replaces a price of 0: "Free". */
  freeLabel?: string;
  size?: 'normal' | 'hero';
}

/** Renders a price: the amount to pay first, then the original price, the discount and local money. */
export function Price(props: PriceProps) {
  const { amount, unit, original, originalUnit = unit, originalLabel, percentOff, local, freeLabel, size = 'normal' } = props;
  const locale = useUiLocale();
  if (amount === 0 && freeLabel && !original) return <span className="mt-price__words">{freeLabel}</span>;
  const badge = percentOff ? <Badge tone="gold">{`−${writeNumber(percentOff / 100, locale, 'percent')}`}</Badge> : null;
  const struck =
    original !== undefined && original !== amount ? (
      <Coins amount={original} unit={originalUnit} struck {...(originalLabel ? { struckLabel: originalLabel } : {})} />
    ) : null;
  return (
    <span className={cx('mt-price', size === 'hero' && 'mt-price--hero', struck !== null && 'mt-price--reduced')}>
      <span className="mt-price__coins">
        <Coins amount={amount} unit={unit} size={size} />
        {struck}
        {badge}
      </span>
      {local ? <span className="mt-coins__local">{local}</span> : null}
    </span>
  );
}
