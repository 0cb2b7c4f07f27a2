import type { ReactNode } from 'react';
import type { DrawingKind } from './drawing.tsx';
import { Drawing } from './drawing.tsx';
import { Title } from './title.tsx';

export interface EmptyStateProps {
  kind: DrawingKind;
  title: ReactNode;
  /** The next step, as text. */
  children?: ReactNode;
  actions?: ReactNode;
  /** Heading level in the surrounding page; 3 inside a section. */
  level?: 1 | 2 | 3;
}

/** Renders an empty list: a picture, and the next step. */
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
