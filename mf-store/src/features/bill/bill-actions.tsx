import { DEBOUNCE_BILL_CONFIRM_MS } from '@meowtale/contracts';
import { Button } from '@meowtale/ui';
import { useHost, useLocation } from '@meowtale/web-kit';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { PaidOrders } from './documents.ts';
import { type ReturnState, writeReturnState } from './return-state.ts';
import type { Bill } from './use-bill.ts';

interface BillActionsProps {
  bill: Bill;
  disabled?: boolean;
  /** What a payment comes back to; the bill of the same works, unless something else is said. */
  returnState?: ReturnState;
  onCancel(): void;
  onPaid(paid: PaidOrders): void;
}

/** Add Credit while something is missing, Confirm when nothing is (SPEC §4). A second press within half a second is none. */
export function BillActions({ bill, disabled, returnState, onCancel, onPaid }: BillActionsProps) {
  const { t } = useTranslation();
  const host = useHost();
  const { pathname } = useLocation();
  const pressedAt = useRef(Number.NEGATIVE_INFINITY);
  const { quote } = bill;

  async function addCredit() {
    if (!quote) return;
    const sameBill = { action: 'open-bill', storeIds: quote.lines.map((line) => line.store_id) } as const;
    const state = writeReturnState(returnState ?? sameBill);
    const returnUrl = `${host.navigation.href(pathname)}?state=${state}`;
    const answer = await host.openPopup<{ paid: boolean }>('store.top-up', { amountCoins: quote.remain, returnUrl });
    if (answer?.paid) await bill.refresh();
  }

  async function confirm() {
    const now = performance.now();
    if (now - pressedAt.current < DEBOUNCE_BILL_CONFIRM_MS) return;
    pressedAt.current = now;
    const paid = await bill.pay();
    if (paid) onPaid(paid);
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
        <Button variant="primary" onClick={confirm} disabled={disabled || !quote} loading={bill.paying || bill.loading}>
          {t('bill.confirm')}
        </Button>
      )}
    </>
  );
}
