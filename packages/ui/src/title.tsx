import type { HTMLAttributes } from 'react';
import { cx } from './cx.ts';

export interface TitleProps extends HTMLAttributes<HTMLHeadingElement> {
  /** The heading level in the page's outline. */
  level: 1 | 2 | 3 | 4;
  /** How large it is drawn, px of the look's scale; by default follows the level. */
  size?: 17 | 22 | 28 | 34 | 46 | 54;
}

const sizeOfLevel = { 1: 34, 2: 28, 3: 22, 4: 17 } as const;

/** A heading in the title face; wraps to three lines without breaking a grid. It may be a person's words, whose direction it takes. */
export function Title({ level, size = sizeOfLevel[level], className, ...rest }: TitleProps) {
  const Tag = `h${level}` as const;
  return <Tag dir="auto" className={cx('mt-title', `mt-title--${size}`, className)} {...rest} />;
}
