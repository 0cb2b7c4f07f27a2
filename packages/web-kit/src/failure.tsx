import { Button, ErrorState, Notice, Stack, Text } from '@meowtale/ui';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { CombinedError } from 'urql';
import { toAppError } from './app-error.ts';
import { isOutdated, isPassing, useErrorSentence } from './error-sentence.ts';
import { sharedCause, useSharedFailure } from './failure-group.tsx';
import type { AppError } from './host.ts';
import { useHost } from './host-context.tsx';
import { KIT } from './i18n.ts';
import { retryRepeatedly } from './retry-repeatedly.ts';

export interface FailureProps {
  error: CombinedError | AppError;
  title: string;
  onRetry(): void;
  retrying?: boolean;
  /** Ways out beside the retry. */
  actions?: ReactNode;
  /** 1 where it is all that the page has. */
  level?: 1 | 2;
  /**
   * Whether an outage is retried here, after growing waits. For what is read once: the client asks again by itself what a page
   * watches with `useQuery`. Never for what changes something.
   */
  autoRetry?: boolean;
}

const asAppError = (error: CombinedError | AppError): AppError => ('graphQLErrors' in error ? toAppError(error) : error);

/**
 * What a page shows when its call failed: what, how to try again, what to tell support. Of parts that one outage hit the first shows
 * this and retries them all; the others only name what is missing.
 */
export function Failure({ error, title, onRetry, retrying, actions, level, autoRetry = false }: FailureProps) {
  const { t } = useTranslation(KIT);
  const sentence = useErrorSentence();
  const failure = asAppError(error);
  const { isShown, retryAll } = useSharedFailure(level === 1 ? null : sharedCause(failure), onRetry);
  const reload = useReload();
  const outdated = isOutdated(failure);
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
      actions={actions}
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

/** Returns the button that helps where the page is too old for the server; otherwise undefined. */
export function useReloadButton(failure: AppError | null): ReactNode | undefined {
  const { t } = useTranslation(KIT);
  const reload = useReload();
  return failure && isOutdated(failure) ? <Button onClick={reload}>{t('failure.reload')}</Button> : undefined;
}

/** Longer than a wait and the retry that follows it: a failure that comes within it belongs to the same outage. */
const SAME_OUTAGE_MS = 45_000;
/** A page that reads once shows its skeleton while it retries, and then a new card: the waits go on growing over both. */
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
  /** Where trying again is not what the page's own buttons do. */
  onRetry?: () => void;
  /** For what is read: one notice stands for all parts of the page that the same outage hit. */
  isShared?: boolean;
}

/** Says beside a form or a question why what was asked of it didn't happen. */
export function FailureNotice({ failure, onRetry, isShared = false }: FailureNoticeProps) {
  const { t } = useTranslation(KIT);
  const sentence = useErrorSentence();
  const reload = useReloadButton(failure);
  const { isShown, retryAll } = useSharedFailure(failure && isShared ? sharedCause(failure) : null, onRetry);
  if (!failure || !isShown) return null;
  const retry = onRetry ? <Button onClick={retryAll}>{t('failure.retry')}</Button> : undefined;
  return (
    <Notice tone="danger" live actions={reload ?? retry}>
      {sentence(failure)}
    </Notice>
  );
}

/** Marks what a page shows as read before an error. Of parts that one outage hit the first says why and retries them all. */
export function StaleNotice({ error, onRetry }: Pick<FailureProps, 'error' | 'onRetry'>) {
  const { t } = useTranslation(KIT);
  const sentence = useErrorSentence();
  const failure = asAppError(error);
  const reload = useReloadButton(failure);
  const { isShown, retryAll } = useSharedFailure(sharedCause(failure), onRetry);
  if (!isShown) return <Text tone="muted">{t('failure.stale')}</Text>;
  return (
    <Notice tone="warning" live actions={reload ?? <Button onClick={retryAll}>{t('failure.retry')}</Button>}>
      {t('failure.stale')} {sentence(failure)}
    </Notice>
  );
}
