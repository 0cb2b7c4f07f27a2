import { DEBOUNCE_INPUT_MS } from '@meowtale/contracts';
import { Button, Group, Modal, NumberInput, Stack, Text } from '@meowtale/ui';
import { type PopupProps, useHost } from '@meowtale/web-kit';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useQuery } from 'urql';
import { BillActions } from '../bill/bill-actions.tsx';
import { BillBody } from '../bill/bill-body.tsx';
import type { PaidOrders } from '../bill/documents.ts';
import { useBill } from '../bill/use-bill.ts';
import { STORE_DETAIL, type StoreDetailData } from '../detail/documents.ts';
import { quickAmounts, rewardFault, stepReward } from './amount.ts';

function useSettled<T>(value: T, delayMs: number): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delayMs);
    return () => clearTimeout(timer);
  }, [value, delayMs]);
  return settled;
}

/** Reward for a work whose price its reader decides; the first one, even of 0, opens it. */
export function SponsorBillPopup({ input, close }: PopupProps<{ storeId: string; price?: number }, PaidOrders>) {
  const { t } = useTranslation();
  const { notify } = useHost();
  const [{ data }] = useQuery<StoreDetailData>({ query: STORE_DETAIL, variables: { id: input.storeId } });
  const listing = data?.findStore.list[0];
  const minimum = listing?.reward_minimum ?? 0;
  const suggested = listing?.store_price.find((price) => price.country === 'us')?.meowcent ?? 0;
  const [chosen, setChosen] = useState<number | null>(input.price ?? null);
  const amount = chosen ?? (minimum || suggested);
  const fault = rewardFault(amount, minimum);
  const price = useSettled(amount, DEBOUNCE_INPUT_MS);
  const ready = listing !== undefined && rewardFault(price, minimum) === null;
  const subject = useMemo(
    () => (ready ? ({ kind: 'store', storeId: input.storeId, price } as const) : null),
    [ready, input.storeId, price],
  );
  const bill = useBill(subject);

  function paid(orders: PaidOrders) {
    notify(t('reward.paid'), 'success');
    close(orders);
  }

  const settled = price === amount && bill.quote?.total === amount;
  const actions = (
    <BillActions
      bill={bill}
      disabled={fault !== null || !settled}
      returnState={{ action: 'open-sponsor-bill', storeIds: [input.storeId], price: amount }}
      onCancel={() => close()}
      onPaid={paid}
    />
  );
  return (
    <Modal open onClose={() => close()} title={t('reward.title')} closeLabel={t('popup.close')} footer={actions} dismissible={!bill.paying}>
      <Stack gap={16}>
        <Text tone="muted">{minimum > 0 ? t('reward.minimum', { count: minimum }) : t('reward.free')}</Text>
        <Group gap={8} align="end">
          <Button aria-label={t('reward.less')} onClick={() => setChosen(stepReward(amount, -1, minimum))}>
            −
          </Button>
          <NumberInput
            label={t('reward.amount')}
            value={amount}
            onChange={(value) => setChosen(value ?? 0)}
            min={0}
            max={1_000_000}
            error={fault ? t(fault, { minimum }) : undefined}
          />
          <Button aria-label={t('reward.more')} onClick={() => setChosen(stepReward(amount, 1, minimum))}>
            +
          </Button>
        </Group>
        {minimum === 0 && suggested > 0 ? (
          <Group gap={8}>
            {quickAmounts(suggested).map((more) => (
              <Button key={more} size="small" onClick={() => setChosen(amount + more)}>
                {t('reward.add', { count: more })}
              </Button>
            ))}
          </Group>
        ) : null}
        {ready ? <BillBody bill={bill} /> : null}
      </Stack>
    </Modal>
  );
}
