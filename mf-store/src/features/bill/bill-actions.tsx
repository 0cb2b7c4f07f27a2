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
  const held = bill.waiting?.billId != null;
  const confirm = useDebounced(`${quote?.uuid} ${disabled}`, async () => {
    tell(await bill.pay());
  });
  const toppingUp = useRef(false);
  const told = useRef(false);

  /** Asked twice at once, after a top-up and because of it, the wallet answers the same twice. */
  function tell(payment: Payment | null) {
    if (!payment || !('paid' in payment) || told.current) return;
    told.current = true;
    onPaid(payment.paid);
  }

  // The coins may have come from another tab, and what waits was paid with them.
  useSessionRefreshed(async () => {
    if (held && !toppingUp.current && !bill.paying) tell(await bill.pay());
  });

  /** Ordered before its top-up, which then pays it wherever that ends: whoever comes back from it finds it in the library. */
  async function order() {
    const ordered = await bill.pay(!held);
    if (!ordered || 'paid' in ordered) return tell(ordered);
    toppingUp.current = true;
    const returnUrl = navigation.href(paths.library());
    await openPopup('store.top-up', { amountCoins: ordered.missingCoins, returnUrl, forOrder: true });
    toppingUp.current = false;
    tell(await bill.pay());
  }

  async function addCredit() {
    if (!quote) return;
    if (held || bill.awaits) return order();
    const [only, ...more] = returnState.storeIds ?? [];
    const uid = only && more.length === 0 ? await adLinkOf(only) : null;
    const returnUrl = navigation.href(addressWith(withUid(location, uid), returnState));
    const answer = await openPopup<{ paid: boolean }>('store.top-up', { amountCoins: quote.remain + quote.balance.debt, returnUrl });
    if (answer?.paid) await bill.refresh();
  }

  return (
    <>
      <Button variant="ghost" onClick={onCancel} disabled={bill.paying}>
        {t(held ? 'popup.close' : 'bill.cancel')}
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
