import type { ReactNode } from 'react';
import { useId } from 'react';
import { cx } from './cx.ts';
import { Title } from './title.tsx';

export interface SectionProps {
  title?: ReactNode;
  actions?: ReactNode;
  level?: 2 | 3 | 4;
  className?: string;
  /** False where its content, such as a table, is a region of the same name. */
  landmark?: boolean;
  children: ReactNode;
}

/** Renders a titled part of a page, named by its title for assistive technology. */
export function Section({ title, actions, level = 2, className, landmark = true, children }: SectionProps) {
  const id = useId();
  return (
    <section className={cx('mt-section', className)} {...(title && landmark ? { 'aria-labelledby': id } : {})}>
      {title || actions ? (
        <div className="mt-section__head">
          {title ? (
            <Title level={level} size={level === 2 ? 28 : 22} id={id}>
              {title}
            </Title>
          ) : null}
          {actions}
        </div>
      ) : null}
      {children}
    </section>
  );
}
