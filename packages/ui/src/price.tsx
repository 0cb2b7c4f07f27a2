import type { ReactNode } from 'react';
import { Badge } from './badge.tsx';
import { Coins } from './coins.tsx';
import { cx } from './cx.ts';
import { useUiLocale } from './ui-context.ts';
import { writeNumber } from './write-number.ts';

export interface PriceProps {
  /** What is to be paid now, whole coins. */
  amount: number;
  /** The coin's name for screen readers. */
  unit: string;
  /** The price before the discount. */
  original?: number;
  /** The coin's name after that, where its number asks for another form of it. */
  originalUnit?: string;
  /** Said before the struck original to screen readers: "before:". */
  originalLabel?: string;
  /** Whole percent off, drawn as −20 %. */
  percentOff?: number;
  /** Local money, already written in the locale. */
  local?: ReactNode;
  /** Given, stands instead of a price of 0: "Free". */
  freeLabel?: string;
  size?: 'normal' | 'hero';
}

/** What a work costs: what is to be paid leads, what it explains follows. */
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
