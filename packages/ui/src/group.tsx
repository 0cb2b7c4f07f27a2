import type { ElementType, HTMLAttributes } from 'react';
import { cx } from './cx.ts';
import type { Gap } from './stack.tsx';

export interface GroupProps extends HTMLAttributes<HTMLElement> {
  gap?: Gap;
  align?: 'center' | 'start' | 'end' | 'baseline';
  justify?: 'start' | 'between' | 'end' | 'center';
  wrap?: boolean;
  as?: ElementType;
}

/** Renders children in a row; they wrap unless `wrap` is false. */
export function Group(props: GroupProps) {
  const { gap = 12, align = 'center', justify = 'start', wrap = true, as: Tag = 'div', className, ...rest } = props;
  const justified = { start: '', between: 'mt-group--between', end: 'mt-group--justify-end', center: 'mt-group--justify-center' };
  return (
    <Tag
      className={cx(
        'mt-group',
        `mt-gap--${gap}`,
        align !== 'center' && `mt-group--${align}`,
        justified[justify],
        !wrap && 'mt-group--nowrap',
        className,
      )}
      {...rest}
    />
  );
}
