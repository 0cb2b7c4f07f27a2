import type { ElementType, HTMLAttributes } from 'react';
import { cx } from './cx.ts';
import type { Gap } from './stack.tsx';

export interface GridProps extends HTMLAttributes<HTMLElement> {
  /**
   * covers: as many 196 px covers as fit (two on a phone); cards: 240 px; wide: 380 px; halves: equal columns of at least 280 px that fill
   * the row; aside: content and a 372 px column that moves below it under 960 px.
   */
  kind?: 'covers' | 'cards' | 'wide' | 'halves' | 'aside';
  gap?: Gap;
  as?: ElementType;
}

/** Renders a grid that chooses its columns by the available width. */
export function Grid({ kind = 'cards', gap = 16, as: Tag = 'div', className, ...rest }: GridProps) {
  return <Tag className={cx('mt-grid', `mt-gap--${gap}`, `mt-grid--${kind}`, className)} {...rest} />;
}
