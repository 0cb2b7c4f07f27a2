import { Button, Checkbox, Notice, Spinner, Stack, useDelayed } from '@meowtale/ui';
import { useErrorSentence } from '@meowtale/web-kit';
import { useTranslation } from 'react-i18next';
import { BillLines } from './bill-lines.tsx';
import type { Bill } from './use-bill.ts';

/** A bill in every state: being made, refused, changed under the person's hand, and ready to pay. */
export function BillBody({ bill }: { bill: Bill }) {
  const { t } = useTranslation();
  const sentence = useErrorSentence();
  const { quote, failure, loading, changed } = bill;
  const waiting = useDelayed(loading && !quote);
  const again = <Button onClick={() => bill.refresh()}>{t('error.retry')}</Button>;
  return (
    <Stack gap={16} aria-busy={loading}>
      {waiting ? <Spinner label={t('bill.loading')} /> : null}
      {changed ? (
        <Notice tone="warning" live>
          {t('bill.changed')}
        </Notice>
      ) : null}
      {failure ? (
        <Notice tone="danger" live actions={quote ? undefined : again}>
          {sentence(failure)}
        </Notice>
      ) : null}
      {quote ? <BillLines quote={quote} /> : null}
      {quote && quote.balance.silver > 0 && quote.total > 0 ? (
        <Checkbox
          label={t('bill.useSilver')}
          checked={quote.use_silver}
          disabled={loading}
          onChange={(event) => void bill.refresh(event.currentTarget.checked)}
        />
      ) : null}
    </Stack>
  );
}
