import { Button, EmptyState, Page, Spinner } from '@meowtale/ui';
import { useLocation } from '@meowtale/web-kit';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ownAddress, sayReturned } from './payment-return.ts';

/** How long the tab in which the payment was begun may take to answer, ms. */
const ANSWERS_WITHIN_MS = 1500;

/**
 * `/payment-return?to=`: the end of a payment's own tab, however it was decided. Where the tab that it was opened from is still there, this
 * one closes, or says that it can be closed when the browser doesn't let it; else it goes on in its place when asked to.
 */
export function PaymentReturnPage() {
  const { t } = useTranslation();
  const { search } = useLocation();
  const [waiting, setWaiting] = useState(true);
  useEffect(() => {
    const stop = sayReturned(() => {
      setWaiting(false);
      window.close();
    });
    const timer = setTimeout(() => setWaiting(false), ANSWERS_WITHIN_MS);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, []);
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
        actions={<Button href={ownAddress(new URLSearchParams(search).get('to'))}>{t('paymentReturn.stay')}</Button>}
      >
        {t('paymentReturn.text')}
      </EmptyState>
    </Page>
  );
}
