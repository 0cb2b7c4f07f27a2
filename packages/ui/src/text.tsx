import type { ElementType, HTMLAttributes } from 'react';
import { cx } from './cx.ts';

export type TextTone = 'ink' | 'muted' | 'primary' | 'gold' | 'mint' | 'danger';

export interface TextProps extends HTMLAttributes<HTMLElement> {
  /** small 13, normal 15, large 17 px. */
  size?: 'small' | 'normal' | 'large';
  tone?: TextTone;
  weight?: 'regular' | 'medium' | 'bold';
  align?: 'start' | 'center' | 'end';
  /** Truncates after this many lines. */
  lines?: 1 | 2 | 3;
  /** Digits of equal width, for figures below one another. */
  tabular?: boolean;
  as?: ElementType;
}

/** Renders text; a paragraph unless `as` is given. */
export function Text(props: TextProps) {
  const { size = 'normal', tone = 'ink', weight = 'regular', align = 'start', lines, tabular, as: Tag = 'p', className, ...rest } = props;
  return (
    <Tag
      className={cx(
        'mt-text',
        size !== 'normal' && `mt-text--${size}`,
        tone !== 'ink' && `mt-tone--${tone}`,
        weight !== 'regular' && `mt-text--${weight}`,
        align !== 'start' && `mt-text--${align}`,
        lines && `mt-clamp mt-clamp--${lines}`,
        tabular && 'mt-text--tabular',
        className,
      )}
      {...rest}
    />
  );
}
