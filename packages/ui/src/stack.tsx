import type { ElementType, HTMLAttributes } from 'react';
import { cx } from './cx.ts';

/** The spacing scale, in pixels. */
export type Gap = 4 | 8 | 12 | 16 | 24 | 36 | 56;

export interface StackProps extends HTMLAttributes<HTMLElement> {
  gap?: Gap;
  align?: 'stretch' | 'start' | 'center';
  as?: ElementType;
}

/** Renders children below one another. */
export function Stack({ gap = 16, align = 'stretch', as: Tag = 'div', className, ...rest }: StackProps) {
  return <Tag className={cx('mt-stack', `mt-gap--${gap}`, align !== 'stretch' && `mt-stack--${align}`, className)} {...rest} />;
}
