import { DEBOUNCE_BILL_CONFIRM_MS } from '@meowtale/contracts';
import { Button } from '@meowtale/ui';
import { addressWith, type HostLocation, paths, type ReturnState, useHost, useLocation, useSessionRefreshed } from '@meowtale/web-kit';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAdLinkOf } from '../../app/use-ad-link-of.ts';
import type { PaidOrders } from './documents.ts';
import type { Bill, Payment } from './use-bill.ts';

interface BillActionsProps {
  bill: Bill;
  disabled?: boolean;
  /** The state to which a payment returns. */
  returnState: ReturnState;
  onCancel(): void;
  onPaid(paid: PaidOrders): void;
}

/** Runs an action half a second after the last press (SPEC §9). A press for another `what`, or closing the popup, cancels it. */
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

/** Adds the tracked link to an address: the payment returns in another tab, which knows only its address. */
function withUid(location: HostLocation, uid: string | null): HostLocation {
  if (uid === null) return location;
  const query = new URLSearchParams(location.search);
  query.set('uid', uid);
  return { ...location, search: `?${query}` };
}

/** Renders Add credit while coins are missing, including what a debt takes first; otherwise Confirm (SPEC §4). */
export function BillActions({ bill, disabled, returnState, onCancel, onPaid }: BillActionsProps) {
  const { t } = useTranslation();
  const { navigation, openPopup } = useHost();
  const location = useLocation();
  const adLinkOf = useAdLinkOf();
  const { quote } = bill;
  const isPending = bill.waiting?.billId != null;
  const confirm = useDebounced(`${quote?.uuid} ${disabled}`, async () => {
    tell(await bill.pay());
  });
  const toppingUp = useRef(false);
  const reported = useRef(false);

  /** Reports a payment once: it may be queried twice at the same time, after a top-up and because of it. */
  function tell(payment: Payment | null) {
    if (!payment || !('paid' in payment) || reported.current) return;
    reported.current = true;
    onPaid(payment.paid);
  }

  // The coins may have come from another tab, and have paid the held order.
  useSessionRefreshed(async () => {
    if (isPending && !toppingUp.current && !bill.paying) tell(await bill.pay());
  });

  /** Orders before the top-up, which then pays it wherever it ends: the person finds the work in the library. */
  async function order() {
    const ordered = await bill.pay(!isPending);
    if (!ordered || 'paid' in ordered) return tell(ordered);
    toppingUp.current = true;
    const returnUrl = navigation.href(paths.library());
    await openPopup('store.top-up', { amountCoins: ordered.missingCoins, returnUrl, forOrder: true });
    toppingUp.current = false;
    tell(await bill.pay());
  }

  async function addCredit() {
    if (!quote) return;
    if (isPending || bill.awaits) return order();
    const [only, ...more] = returnState.storeIds ?? [];
    const uid = only && more.length === 0 ? await adLinkOf(only) : null;
    const returnUrl = navigation.href(addressWith(withUid(location, uid), returnState));
    const answer = await openPopup<{ paid: boolean }>('store.top-up', { amountCoins: quote.remain + quote.balance.debt, returnUrl });
    if (answer?.paid) await bill.refresh();
  }

  return (
    <>
      <Button variant="ghost" onClick={onCancel} disabled={bill.paying}>
        {t(isPending ? 'popup.close' : 'bill.cancel')}
      </Button>
      {quote && quote.remain > 0 ? (
        <Button variant="primary" onClick={addCredit} disabled={disabled} loading={bill.loading || bill.paying}>
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
