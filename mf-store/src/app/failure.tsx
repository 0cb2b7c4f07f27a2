import { ErrorState } from '@meowtale/ui';
import { toAppError } from '@meowtale/web-kit';
import { useTranslation } from 'react-i18next';
import type { CombinedError } from 'urql';
import { errorSentence } from './error-sentence.ts';

interface FailureProps {
  error: CombinedError;
  title: string;
  onRetry(): void;
  retrying?: boolean;
  /** 1 where it is all that the page has. */
  level?: 1 | 2;
}

/** What a page shows when its call failed: what, how to try again, what to tell support. */
export function Failure({ error, title, onRetry, retrying, level }: FailureProps) {
  const { t } = useTranslation();
  const failure = toAppError(error);
  return (
    <ErrorState
      title={title}
      code={failure.code}
      codeLabel={t('error.code')}
      requestId={failure.requestId}
      requestIdLabel={t('error.requestId')}
      onRetry={onRetry}
      retryLabel={t('error.retry')}
      retrying={retrying}
      level={level}
    >
      {errorSentence(t, failure)}
    </ErrorState>
  );
}
