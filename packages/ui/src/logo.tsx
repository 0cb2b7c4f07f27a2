import type { MouseEventHandler } from 'react';
import { cx } from './cx.ts';

export interface LogoProps {
  /** The product's name, beside the mark; with `markOnly` its accessible name. */
  name: string;
  href?: string;
  onClick?: MouseEventHandler<HTMLAnchorElement>;
  markOnly?: boolean;
  className?: string;
}

/** Renders the logo: a cat in lantern light, and the name. */
export function Logo({ name, href, onClick, markOnly, className }: LogoProps) {
  const content = (
    <>
      <svg
        className="mt-logo__mark"
        viewBox="0 0 24 24"
        role={markOnly ? 'img' : undefined}
        aria-label={markOnly ? name : undefined}
        aria-hidden={markOnly ? undefined : true}
      >
        <path
          fill="currentColor"
          fillRule="evenodd"
          d="M2.6 2.9 8 7.3h8l5.4-4.4c.4-.3.9 0 .9.5v16.4c0 1.2-.9 2.1-2.1 2.1H3.8c-1.2 0-2.1-.9-2.1-2.1V3.4c0-.5.5-.8.9-.5ZM8.4 12.2a1.9 1.9 0 1 0 0 3.8 1.9 1.9 0 0 0 0-3.8Zm7.2 0a1.9 1.9 0 1 0 0 3.8 1.9 1.9 0 0 0 0-3.8Z"
        />
      </svg>
      {markOnly ? null : <span>{name}</span>}
    </>
  );
  if (href === undefined) return <span className={cx('mt-logo', className)}>{content}</span>;
  return (
    <a className={cx('mt-logo', className)} href={href} onClick={onClick}>
      {content}
    </a>
  );
}
