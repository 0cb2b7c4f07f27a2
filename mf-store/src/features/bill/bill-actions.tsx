import { DEBOUNCE_BILL_CONFIRM_MS } from '@meowtale/contracts';
import { Button } from '@meowtale/ui';
import { addressWith, type HostLocation, type ReturnState, useHost, useLocation } from '@meowtale/web-kit';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAdLinkOf } from '../../app/use-ad-link-of.ts';
import type { PaidOrders } from './documents.ts';
import type { Bill } from './use-bill.ts';

interface BillActionsProps {
  bill: Bill;
  disabled?: boolean;
  /** What a payment comes back to. */
  returnState: ReturnState;
  onCancel(): void;
  onPaid(paid: PaidOrders): void;
}

/**
 * Does something half a second after the last press (SPEC §9). What was pressed for `what` is forgotten once it is another,
 * or the bill is closed.
 */
function useDebounced(what: string, act: () => void): { pending: boolean; press(): void } {
  const [pending, setPending] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another thing to act on is what ends the wait
  useEffect(() => {
    return () => {
      clearTimeout(timer.current);
      setPending(false);
    };
  }, [what]);
  function press() {
    clearTimeout(timer.current);
    setPending(true);
    timer.current = setTimeout(() => {
      setPending(false);
      act();
    }, DEBOUNCE_BILL_CONFIRM_MS);
  }
  return { pending, press };
}

/** The payment comes back in another tab, which knows of the link that led here only what its address says. */
function withUid(location: HostLocation, uid: string | null): HostLocation {
  if (uid === null) return location;
  const query = new URLSearchParams(location.search);
  query.set('uid', uid);
  return { ...location, search: `?${query}` };
}

/** Add Credit while something is missing, with what fills a debt first; Confirm when nothing is (SPEC §4). */
export function BillActions({ bill, disabled, returnState, onCancel, onPaid }: BillActionsProps) {
  const { t } = useTranslation();
  const { navigation, openPopup } = useHost();
  const location = useLocation();
  const adLinkOf = useAdLinkOf();
  const { quote } = bill;
  const confirm = useDebounced(`${quote?.uuid} ${disabled}`, async () => {
    const paid = await bill.pay();
    if (paid) onPaid(paid);
  });

  async function addCredit() {
    if (!quote) return;
    const [only, ...more] = returnState.storeIds ?? [];
    const uid = only && more.length === 0 ? await adLinkOf(only) : null;
    const returnUrl = navigation.href(addressWith(withUid(location, uid), returnState));
    const answer = await openPopup<{ paid: boolean }>('store.top-up', { amountCoins: quote.remain + quote.balance.debt, returnUrl });
    if (answer?.paid) await bill.refresh();
  }

  return (
    <>
      <Button variant="ghost" onClick={onCancel} disabled={bill.paying}>
        {t('bill.cancel')}
      </Button>
      {quote && quote.remain > 0 ? (
        <Button variant="primary" onClick={addCredit} disabled={disabled} loading={bill.loading}>
          {t('bill.addCredit')}
        </Button>
      ) : (
        <Button
          variant="primary"
          onClick={confirm.press}
          disabled={disabled || !quote}
          loading={confirm.pending || bill.paying || bill.loading}
        >
          {t('bill.confirm')}
        </Button>
      )}
    </>
  );
}
