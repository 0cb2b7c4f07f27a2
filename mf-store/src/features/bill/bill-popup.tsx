import { Modal } from '@meowtale/ui';
import { type PopupProps, useHost } from '@meowtale/web-kit';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { BillSubject } from './ask-quote.ts';
import { BillActions } from './bill-actions.tsx';
import { BillBody } from './bill-body.tsx';
import { bought } from './bought.ts';
import type { PaidOrders } from './documents.ts';
import { useBill } from './use-bill.ts';

interface BillInput {
  storeIds?: string[];
  cart?: boolean;
}

function subjectOf({ storeIds = [], cart = false }: BillInput): BillSubject {
  const [only, ...more] = storeIds;
  if (only && more.length === 0 && !cart) return { kind: 'store', storeId: only };
  return { kind: 'cart', storeIds, fromElsewhere: !cart };
}

/** Renders the checkout of one work, of several, or of the cart. Resolves to the paid orders. */
export function BillPopup({ input, close }: PopupProps<BillInput, PaidOrders>) {
  const { t } = useTranslation();
  const { notify } = useHost();
  const subject = useMemo(() => subjectOf(input), [input]);
  const bill = useBill(subject);

  function paid(orders: PaidOrders) {
    bought.add(orders, bill.quote?.lines ?? []);
    notify(t('bill.paid', { count: orders.orders.length }), 'success');
    close(orders);
  }

  const returnState = { action: 'open-bill', storeIds: input.storeIds ?? [], cart: input.cart } as const;
  const actions = <BillActions bill={bill} returnState={returnState} onCancel={() => close()} onPaid={paid} />;
  return (
    <Modal
      open
      onClose={() => close()}
      title={t('bill.title')}
      closeLabel={bill.paying ? undefined : t('popup.close')}
      footer={actions}
      dismissible={!bill.paying}
    >
      <BillBody bill={bill} onLeave={() => close()} />
    </Modal>
  );
}
