import type { ElementType, HTMLAttributes } from 'react';
import { cx } from './cx.ts';

export interface CardProps extends HTMLAttributes<HTMLElement> {
  /** For the main card of a page. */
  raised?: boolean;
  /** No inner space: for a table or a picture that fills the card. */
  flush?: boolean;
  selected?: boolean;
  as?: ElementType;
}

/** Renders a framed surface. Cards are not nested. */
export function Card({ raised, flush, selected, as: Tag = 'div', className, ...rest }: CardProps) {
  return (
    <Tag
      className={cx('mt-card', raised && 'mt-card--raised', flush && 'mt-card--flush', selected && 'mt-card--selected', className)}
      {...rest}
    />
  );
}
