import { ErrorState } from '@meowtale/ui';
import { toAppError } from '@meowtale/web-kit';
import { useTranslation } from 'react-i18next';
import type { CombinedError } from 'urql';
import { errorSentence } from './sentences.ts';

interface FailureProps {
  error: CombinedError;
  title: string;
  onRetry(): void;
  retrying?: boolean;
}

/** What a page shows when its call failed: what, how to try again, what to tell support. */
export function Failure({ error, title, onRetry, retrying }: FailureProps) {
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
    >
      {errorSentence(t, failure)}
    </ErrorState>
  );
}
