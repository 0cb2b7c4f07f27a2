import { type ReactNode, useRef } from 'react';
import { cx } from './cx.ts';
import { Title } from './title.tsx';
import { useRowFocus } from './use-row-focus.ts';

export interface PageProps {
  /** column: the 1240 px column of public pages; wide: the whole window; narrow: forms and reading. */
  width?: 'column' | 'wide' | 'narrow';
  className?: string;
  children: ReactNode;
}

/**
 * Renders the frame of a page's content, which moves the focus on when a row is removed. The `<main>` landmark belongs to the surrounding
 * layout.
 */
export function Page({ width = 'column', className, children }: PageProps) {
  const frame = useRef<HTMLDivElement>(null);
  useRowFocus(frame);
  return (
    <div ref={frame} className={cx('mt-page', width !== 'column' && `mt-page--${width}`, className)}>
      {children}
    </div>
  );
}

export interface PageHeaderProps {
  title: ReactNode;
  /** Null while it is unknown: its line is reserved, so that nothing moves when it arrives. */
  subtitle?: ReactNode;
  /** Buttons and filters at the end of the line. */
  actions?: ReactNode;
  /** A line above the title, naming the page's parent. */
  eyebrow?: ReactNode;
}

/** Renders the page's only `h1`, with the page's actions. */
export function PageHeader({ title, subtitle, actions, eyebrow }: PageHeaderProps) {
  return (
    <header className="mt-page-header">
      <div className="mt-page-header__words">
        {eyebrow ? <p className="mt-page-header__subtitle">{eyebrow}</p> : null}
        <Title level={1} size={34}>
          {title}
        </Title>
        {subtitle || subtitle === null ? <p className="mt-page-header__subtitle">{subtitle ?? '\u00a0'}</p> : null}
      </div>
      {actions ? <div className="mt-page-header__actions">{actions}</div> : null}
    </header>
  );
}
