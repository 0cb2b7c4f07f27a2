import type { ComponentPropsWithRef } from 'react';
import { cx } from './cx.ts';

export interface AnchorProps extends ComponentPropsWithRef<'a'> {
  href: string;
  /** No colour and underline until hovered: for names inside lists that are plainly links. */
  quiet?: boolean;
}

/** A link. Client navigation is the caller's: pass `onClick` and prevent the default there. */
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
