import { Button, ErrorState, Notice, Stack, Text } from '@meowtale/ui';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { CombinedError } from 'urql';
import { toAppError } from './app-error.ts';
import { isOutdated, isPassing, useErrorSentence } from './error-sentence.ts';
import { sharedCause, useSharedFailure } from './failure-group.tsx';
import type { AppError } from './host.ts';
import { useHost, useVerifyEmailPath } from './host-context.tsx';
import { KIT } from './i18n.ts';
import { Link } from './link.tsx';
import { retryRepeatedly } from './retry-repeatedly.ts';

export interface FailureProps {
  error: CombinedError | AppError;
  title: string;
  onRetry(): void;
  retrying?: boolean;
  /** Buttons beside the retry. */
  actions?: ReactNode;
  /** Heading level; 1 when it is the page's only content. */
  level?: 1 | 2;
  /**
   * Whether an outage is retried here, after growing waits. For one-time reads; the client itself retries what a page watches
   * with `useQuery`. Never for mutations.
   */
  autoRetry?: boolean;
}

const asAppError = (error: CombinedError | AppError): AppError => ('graphQLErrors' in error ? toAppError(error) : error);

/**
 * Renders a failed call: the error, a retry, and the request id for support. Of the parts that one outage hit, the first renders this
 * and retries all of them; the others only name what is missing.
 */
export function Failure({ error, title, onRetry, retrying, actions, level, autoRetry = false }: FailureProps) {
  const { t } = useTranslation(KIT);
  const sentence = useErrorSentence();
  const failure = asAppError(error);
  const { isShown, retryAll } = useSharedFailure(level === 1 ? null : sharedCause(failure), onRetry);
  const reload = useReload();
  const outdated = isOutdated(failure);
  const remedy = useRemedyButton(failure);
  useAutoRetry(autoRetry && !outdated && isPassing(failure), onRetry);
  if (!isShown)
    return (
      <Stack gap={8}>
        <Text tone="muted">{title}</Text>
        {actions}
      </Stack>
    );
  return (
    <ErrorState
      title={title}
      code={failure.code}
      codeLabel={t('failure.code')}
      requestId={failure.requestId}
      requestIdLabel={t('failure.requestId')}
      onRetry={outdated ? reload : retryAll}
      retryLabel={t(outdated ? 'failure.reload' : 'failure.retry')}
      retrying={retrying}
      actions={
        outdated || !remedy ? (
          actions
        ) : (
          <>
            {remedy}
            {actions}
          </>
        )
      }
      level={level}
    >
      {sentence(failure)}
    </ErrorState>
  );
}

function useReload(): () => void {
  const host = useHost();
  return () => (host.reload ? host.reload() : location.reload());
}

/**
 * Returns the button that removes an error's cause: a reload when the page is too old for the server, and a link to the verification of the
 * person's email address where that is missing. Undefined for other errors.
 */
export function useRemedyButton(failure: AppError | null): ReactNode | undefined {
  const { t } = useTranslation(KIT);
  const reload = useReload();
  const verifyEmail = useVerifyEmailPath();
  if (failure && isOutdated(failure)) return <Button onClick={reload}>{t('failure.reload')}</Button>;
  if (failure?.code !== 'auth/email_verified') return undefined;
  return (
    <Button component={Link} to={verifyEmail}>
      {t('failure.verifyEmail')}
    </Button>
  );
}

/** A failure within this time belongs to the same outage; longer than a wait and its retry. */
const SAME_OUTAGE_MS = 45_000;
/** Outside the component, because a retrying page shows its skeleton and then a new card, over which the waits keep growing. */
const outage = { failures: 0, lastAt: 0 };

function countFailure(): number {
  const now = Date.now();
  outage.failures = now - outage.lastAt < SAME_OUTAGE_MS ? outage.failures + 1 : 0;
  outage.lastAt = now;
  return outage.failures;
}

function useAutoRetry(enabled: boolean, onRetry: () => void): void {
  const retry = useEffectEvent(onRetry);
  useEffect(() => {
    if (!enabled) return;
    return retryRepeatedly(() => retry(), countFailure());
  }, [enabled]);
}

interface FailureNoticeProps {
  /** Null while nothing has failed. */
  failure: AppError | null;
  /** Adds a retry button, when the page's own buttons don't retry. */
  onRetry?: () => void;
  /** Shows one notice for all parts of the page that the same outage hit; for failed queries. */
  isShared?: boolean;
  /** What failed, where the page doesn't show it otherwise. */
  title?: string;
  /** A sentence after the error's: what became of the input, for example that it is stored. */
  meanwhile?: string;
  /** "Try again" by default. */
  retryLabel?: string;
}

/** Renders the error of a form, a dialog or a save. */
export function FailureNotice({ failure, onRetry, isShared = false, title, meanwhile, retryLabel }: FailureNoticeProps) {
  const { t } = useTranslation(KIT);
  const sentence = useErrorSentence();
  const remedy = useRemedyButton(failure);
  const { isShown, retryAll } = useSharedFailure(failure && isShared ? sharedCause(failure) : null, onRetry);
  if (!failure) return null;
  if (!isShown) return title ? <Text tone="muted">{title}</Text> : null;
  const retry = onRetry ? <Button onClick={retryAll}>{retryLabel ?? t('failure.retry')}</Button> : undefined;
  return (
    <Notice tone="danger" live title={title} actions={remedy ?? retry}>
      {sentence(failure)} {meanwhile}
    </Notice>
  );
}

/**
 * Renders the notice that the shown data is from before, because the refetch failed. Of the parts that one outage hit, the first names
 * the cause and retries all of them.
 */
export function StaleNotice({ error, onRetry }: Pick<FailureProps, 'error' | 'onRetry'>) {
  const { t } = useTranslation(KIT);
  const sentence = useErrorSentence();
  const failure = asAppError(error);
  const remedy = useRemedyButton(failure);
  const { isShown, retryAll } = useSharedFailure(sharedCause(failure), onRetry);
  if (!isShown) return <Text tone="muted">{t('failure.stale')}</Text>;
  return (
    <Notice tone="warning" live actions={remedy ?? <Button onClick={retryAll}>{t('failure.retry')}</Button>}>
      {t('failure.stale')} {sentence(failure)}
    </Notice>
  );
}
