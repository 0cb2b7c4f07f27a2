import type { HTMLAttributes } from 'react';
import { cx } from './cx.ts';

export interface TitleProps extends HTMLAttributes<HTMLHeadingElement> {
  /** The heading level in the page's outline. */
  level: 1 | 2 | 3 | 4;
  /** Font size in pixels; by default it follows the level. */
  size?: 17 | 22 | 28 | 34 | 46 | 54;
}

const sizeOfLevel = { 1: 34, 2: 28, 3: 22, 4: 17 } as const;

/** Renders a heading in the title font, which wraps. It may be a person's text, whose direction it takes. */
export function Title({ level, size = sizeOfLevel[level], className, ...rest }: TitleProps) {
  const Tag = `h${level}` as const;
  return <Tag dir="auto" className={cx('mt-title', `mt-title--${size}`, className)} {...rest} />;
}
