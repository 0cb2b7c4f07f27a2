import { Button, EmptyState, Page, Spinner } from '@meowtale/ui';
import { useLocation } from '@meowtale/web-kit';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ownAddress, sayReturned } from './payment-return.ts';

/** How long the tab in which the payment was begun may take to answer, in ms. */
const ANSWERS_WITHIN_MS = 1500;

/**
 * Renders `/payment-return?to=&left=`, to which the provider returns after any outcome. If the tab that started the payment is still open,
 * this one closes, or says that it can be closed; otherwise it links to `to`.
 */
export function PaymentReturnPage() {
  const { t } = useTranslation();
  const { search } = useLocation();
  const [waiting, setWaiting] = useState(true);
  const query = new URLSearchParams(search);
  const left = query.get('left');
  useEffect(() => {
    const stop = sayReturned(left, () => {
      setWaiting(false);
      window.close();
    });
    const timer = setTimeout(() => setWaiting(false), ANSWERS_WITHIN_MS);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [left]);
  if (waiting) {
    return (
      <Page>
        <Spinner label={t('paymentReturn.closing')} />
      </Page>
    );
  }
  return (
    <Page>
      <EmptyState
        kind="lamp"
        level={1}
        title={t('paymentReturn.title')}
        actions={<Button href={ownAddress(query.get('to'))}>{t('paymentReturn.stay')}</Button>}
      >
        {t('paymentReturn.text')}
      </EmptyState>
    </Page>
  );
}
