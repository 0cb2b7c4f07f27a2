import { Button, Notice } from '@meowtale/ui';
import { toAppError } from '@meowtale/web-kit';
import { useTranslation } from 'react-i18next';
import type { CombinedError } from 'urql';
import { errorSentence } from './sentences.ts';

/** What stands on the page was answered before; asking again failed. */
export function StaleNotice({ error, onRetry }: { error: CombinedError; onRetry(): void }) {
  const { t } = useTranslation();
  return (
    <Notice tone="warning" live actions={<Button onClick={onRetry}>{t('error.retry')}</Button>}>
      {t('error.stale')} {errorSentence(t, toAppError(error))}
    </Notice>
  );
}
