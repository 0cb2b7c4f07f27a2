import { Button, ErrorState, Notice } from '@meowtale/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CombinedError } from 'urql';
import { toAppError } from './app-error.ts';
import { useErrorSentence } from './error-sentence.ts';
import type { AppError } from './host.ts';
import { KIT } from './i18n.ts';

export interface FailureProps {
  error: CombinedError | AppError;
  title: string;
  onRetry(): void;
  retrying?: boolean;
  /** Ways out beside the retry. */
  actions?: ReactNode;
  /** 1 where it is all that the page has. */
  level?: 1 | 2;
}

const asAppError = (error: CombinedError | AppError): AppError => ('graphQLErrors' in error ? toAppError(error) : error);

/** What a page shows when its call failed: what, how to try again, what to tell support. */
export function Failure({ error, title, onRetry, retrying, actions, level }: FailureProps) {
  const { t } = useTranslation(KIT);
  const sentence = useErrorSentence();
  const failure = asAppError(error);
  return (
    <ErrorState
      title={title}
      code={failure.code}
      codeLabel={t('failure.code')}
      requestId={failure.requestId}
      requestIdLabel={t('failure.requestId')}
      onRetry={onRetry}
      retryLabel={t('failure.retry')}
      retrying={retrying}
      actions={actions}
      level={level}
    >
      {sentence(failure)}
    </ErrorState>
  );
}

interface FailureNoticeProps {
  /** Null while nothing has failed. */
  failure: AppError | null;
  /** Where trying again is not what the page's own buttons do. */
  onRetry?: () => void;
}

/** Says beside a form or a question why what was asked of it didn't happen. */
export function FailureNotice({ failure, onRetry }: FailureNoticeProps) {
  const { t } = useTranslation(KIT);
  const sentence = useErrorSentence();
  if (!failure) return null;
  return (
    <Notice tone="danger" live actions={onRetry ? <Button onClick={onRetry}>{t('failure.retry')}</Button> : undefined}>
      {sentence(failure)}
    </Notice>
  );
}

/** What stands on the page was answered before; asking again failed. */
export function StaleNotice({ error, onRetry }: Pick<FailureProps, 'error' | 'onRetry'>) {
  const { t } = useTranslation(KIT);
  const sentence = useErrorSentence();
  return (
    <Notice tone="warning" live actions={<Button onClick={onRetry}>{t('failure.retry')}</Button>}>
      {t('failure.stale')} {sentence(asAppError(error))}
    </Notice>
  );
}
