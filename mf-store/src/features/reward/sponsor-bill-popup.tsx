import { DEBOUNCE_INPUT_MS, REWARD_MAX_COINS } from '@meowtale/contracts';
import { Button, Group, Modal, Notice, NumberInput, Skeleton, Stack, Text, useDelayed } from '@meowtale/ui';
import { Failure, formatCoins, type PopupProps, useHost } from '@meowtale/web-kit';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useQuery } from 'urql';
import type { BillSubject } from '../bill/ask-quote.ts';
import { BillActions } from '../bill/bill-actions.tsx';
import { BillBody } from '../bill/bill-body.tsx';
import { BillPopup } from '../bill/bill-popup.tsx';
import type { PaidOrders } from '../bill/documents.ts';
import { useBill } from '../bill/use-bill.ts';
import { STORE_DETAIL, type StoreDetail, type StoreDetailData } from '../detail/documents.ts';
import { shownPrice } from '../listings/listing-price.tsx';
import { quickAmounts, rewardFault, stepReward } from './amount.ts';

function useSettled<T>(value: T, delayMs: number): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delayMs);
    return () => clearTimeout(timer);
  }, [value, delayMs]);
  return settled;
}

type SponsorBillProps = PopupProps<{ storeId: string; price?: number }, PaidOrders>;

/** Renders the reward for a work whose price its reader chooses; the first one, even of 0, opens it. */
export function SponsorBillPopup({ input, close }: SponsorBillProps) {
  const { t } = useTranslation();
  const [{ data, error, fetching }, ask] = useQuery<StoreDetailData>({ query: STORE_DETAIL, variables: { id: input.storeId } });
  const skeleton = useDelayed(fetching && !data);
  const listing = data?.findStore.list[0];
  // The address may be wrong: a work with a price is bought.
  if (listing && listing.auth_type !== 2) return <BillPopup input={{ storeIds: [input.storeId] }} close={close} />;
  if (listing) return <SponsorBill listing={listing} input={input} close={close} />;
  return (
    <Modal open onClose={() => close()} title={t('reward.title')} closeLabel={t('popup.close')}>
      {error ? (
        <Failure error={error} title={t('detail.failed')} onRetry={() => ask({ requestPolicy: 'network-only' })} retrying={fetching} />
      ) : null}
      {skeleton ? <Skeleton lines={3} /> : null}
      {data && !fetching ? <Notice tone="warning">{t('detail.missingTitle')}</Notice> : null}
    </Modal>
  );
}

function SponsorBill({ listing, input, close }: SponsorBillProps & { listing: StoreDetail }) {
  const { t } = useTranslation();
  const { notify } = useHost();
  const minimum = listing.reward_minimum;
  const [chosen, setChosen] = useState<number | null>(input.price ?? null);
  const [readable, setReadable] = useState(true);
  const amount = chosen ?? (minimum || shownPrice(listing).original);
  const fault = rewardFault(amount, minimum);
  const price = useSettled(amount, DEBOUNCE_INPUT_MS);
  const ready = rewardFault(price, minimum) === null;
  const subject = useMemo<BillSubject | null>(
    () => (ready ? { kind: 'store', storeId: input.storeId, price } : null),
    [ready, input.storeId, price],
  );
  const bill = useBill(subject);

  function paid(orders: PaidOrders) {
    notify(t('reward.paid'), 'success');
    close(orders);
  }

  const settled = readable && price === amount && bill.quote?.total === amount;
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
    <Modal
      open
      onClose={() => close()}
      title={t('reward.title')}
      closeLabel={bill.paying ? undefined : t('popup.close')}
      footer={actions}
      dismissible={!bill.paying}
    >
      <Stack gap={16}>
        <Text tone="muted">{minimum > 0 ? t('reward.minimum', { count: minimum }) : t('reward.free')}</Text>
        <Amount listing={listing} amount={amount} settled={price === amount} onAmount={setChosen} onReadable={setReadable} />
        {ready ? <BillBody bill={bill} onLeave={() => close()} /> : null}
      </Stack>
    </Modal>
  );
}

interface AmountProps {
  listing: StoreDetail;
  amount: number;
  /** Whether typing has paused: half an amount has no error. */
  settled: boolean;
  onAmount(amount: number): void;
  onReadable(readable: boolean): void;
}

/** Renders the amount: typed, in steps of the minimum, or increased by quick buttons without one. */
function Amount({ listing, amount, settled, onAmount, onReadable }: AmountProps) {
  const { t } = useTranslation();
  const { locale } = useHost();
  const minimum = listing.reward_minimum;
  const fault = settled ? rewardFault(amount, minimum) : null;
  const suggested = shownPrice(listing).original;
  const maximum = formatCoins(REWARD_MAX_COINS, locale);
  const step = (direction: 1 | -1) => onAmount(stepReward(amount, direction, minimum));
  return (
    <Stack gap={8}>
      <Text as="span" weight="medium" aria-hidden="true">
        {t('reward.amount')}
      </Text>
      <Group gap={8} align="start" wrap={false}>
        <Button aria-label={t('reward.less')} onClick={() => step(-1)}>
          −
        </Button>
        <NumberInput
          label={t('reward.amount')}
          hideLabel
          value={amount}
          onChange={(value) => onAmount(value ?? minimum)}
          min={minimum}
          max={REWARD_MAX_COINS}
          onStep={step}
          live
          strict="below"
          unreadable={t('reward.fault.whole', { minimum })}
          onReadable={onReadable}
          error={fault ? t(fault, { minimum, maximum }) : undefined}
        />
        <Button aria-label={t('reward.more')} onClick={() => step(1)}>
          +
        </Button>
      </Group>
      {minimum === 0 && suggested > 0 ? (
        <Group gap={8}>
          {quickAmounts(suggested).map((more) => (
            <Button key={more} size="small" disabled={amount + more > REWARD_MAX_COINS} onClick={() => onAmount(amount + more)}>
              {t('reward.add', { count: more })}
            </Button>
          ))}
        </Group>
      ) : null}
    </Stack>
  );
}
