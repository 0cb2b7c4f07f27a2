import type { ComponentPropsWithRef } from 'react';
import { cx } from './cx.ts';

export interface AnchorProps extends ComponentPropsWithRef<'a'> {
  href: string;
  /** Shows no colour and underline until hovered: for names in lists that are plainly links. */
  quiet?: boolean;
}

/** Renders a link. For client navigation the caller passes `onClick` and prevents the default. */
export function Anchor({ quiet, className, rel, target, ...rest }: AnchorProps) {
  return (
    <a
      className={cx('mt-anchor', quiet && 'mt-anchor--quiet', className)}
      target={target}
      rel={rel ?? (target === '_blank' ? 'noopener' : undefined)}
      {...rest}
    />
  );
}
