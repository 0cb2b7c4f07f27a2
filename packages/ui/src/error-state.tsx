import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import type { DrawingKind } from './drawing.tsx';
import { Drawing } from './drawing.tsx';
import { IconRefresh } from './icons.ts';
import { Title } from './title.tsx';

export interface ErrorStateProps {
  title: ReactNode;
  /** What happened, in a sentence. */
  children?: ReactNode;
  /** For support: the error code and the request id, with their labels. */
  code?: string;
  codeLabel?: string;
  requestId?: string | undefined;
  requestIdLabel?: string;
  onRetry?: () => void;
  retryLabel?: string;
  retrying?: boolean;
  /** Other actions beside the retry. */
  actions?: ReactNode;
  kind?: DrawingKind;
  level?: 1 | 2 | 3;
}

/** Renders an error: what happened, a retry, and what to tell support. */
export function ErrorState(props: ErrorStateProps) {
  const {
    title,
    children,
    code,
    codeLabel,
    requestId,
    requestIdLabel,
    onRetry,
    retryLabel,
    retrying,
    actions,
    kind = 'lamp',
    level = 2,
  } = props;
  return (
    <div className="mt-empty" role="alert">
      <Drawing kind={kind} />
      <Title level={level} size={22}>
        {title}
      </Title>
      {children ? <p className="mt-empty__text">{children}</p> : null}
      {(onRetry && retryLabel) || actions ? (
        <div className="mt-empty__actions">
          {onRetry && retryLabel ? (
            <Button variant="primary" onClick={onRetry} loading={retrying} leftIcon={<IconRefresh size={18} aria-hidden="true" />}>
              {retryLabel}
            </Button>
          ) : null}
          {actions}
        </div>
      ) : null}
      {code || requestId ? (
        <dl className="mt-facts">
          {code ? <Fact name={codeLabel} value={code} /> : null}
          {requestId ? <Fact name={requestIdLabel} value={requestId} /> : null}
        </dl>
      ) : null}
    </div>
  );
}

function Fact({ name, value }: { name: string | undefined; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
