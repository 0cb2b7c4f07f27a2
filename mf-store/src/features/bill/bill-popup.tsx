import { Modal } from '@meowtale/ui';
import { type PopupProps, useHost } from '@meowtale/web-kit';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { BillActions } from './bill-actions.tsx';
import { BillBody } from './bill-body.tsx';
import type { PaidOrders } from './documents.ts';
import { type BillSubject, useBill } from './use-bill.ts';

interface BillInput {
  storeIds?: string[];
}

/** Checkout of one work, or of the cart. Resolves with what was paid. */
export function BillPopup({ input, close }: PopupProps<BillInput, PaidOrders>) {
  const { t } = useTranslation();
  const { notify } = useHost();
  const { storeIds } = input;
  const subject = useMemo<BillSubject>(() => {
    const [only, ...more] = storeIds ?? [];
    return only && more.length === 0 ? { kind: 'store', storeId: only } : { kind: 'cart', storeIds };
  }, [storeIds]);
  const bill = useBill(subject);

  function paid(orders: PaidOrders) {
    notify(t('bill.paid', { count: orders.orders.length }), 'success');
    close(orders);
  }

  const actions = <BillActions bill={bill} onCancel={() => close()} onPaid={paid} />;
  return (
    <Modal open onClose={() => close()} title={t('bill.title')} closeLabel={t('popup.close')} footer={actions} dismissible={!bill.paying}>
      <BillBody bill={bill} />
    </Modal>
  );
}
