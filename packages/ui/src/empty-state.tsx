import type { ReactNode } from 'react';
import type { DrawingKind } from './drawing.tsx';
import { Drawing } from './drawing.tsx';
import { Title } from './title.tsx';

export interface EmptyStateProps {
  kind: DrawingKind;
  title: ReactNode;
  /** What to do next. */
  children?: ReactNode;
  actions?: ReactNode;
  /** Heading level in the page around; below a section of its own it is 3. */
  level?: 1 | 2 | 3;
}

/** A list with nothing in it yet: a drawing, and the next thing to do. */
export function EmptyState({ kind, title, children, actions, level = 2 }: EmptyStateProps) {
  return (
    <div className="mt-empty">
      <Drawing kind={kind} />
      <Title level={level} size={22}>
        {title}
      </Title>
      {children ? <p className="mt-empty__text">{children}</p> : null}
      {actions ? <div className="mt-empty__actions">{actions}</div> : null}
    </div>
  );
}
