import { ORDER_STATE } from '@meowtale/contracts';
import { type BadgeTone, Button, Coins, Group, Section, StatusPill, Text } from '@meowtale/ui';
import { formatDateTime, Link, paths, toAppError, useHost, useSessionRefreshed } from '@meowtale/web-kit';
import { useTranslation } from 'react-i18next';
import { useMutation, useQuery } from 'urql';
import { Stretch } from '../../app/stretch.tsx';
import { MY_WALLET, type MyWalletData } from '../detail/documents.ts';
import { CANCEL_ORDER, OTHER_ORDERS, type OtherOrder, TOUCHED } from './documents.ts';
import styles from './library.module.css';
import { LibraryWork, nameOfOrder } from './library-work.tsx';
import { missingCoins } from './missing-coins.ts';

/** Orders that wait for a top-up, and those that came to an end; nothing stands here while there is none. */
export function OtherOrders() {
  const { t } = useTranslation();
  const [{ data, error }] = useOrders(null);
  if (!error && !data?.findStoreOrder.totalCount) return null;
  return (
    <Section title={t('orders.title')}>
      <OrderPage after={null} />
    </Section>
  );
}

function useOrders(after: string | null) {
  return useQuery({ query: OTHER_ORDERS, variables: { after }, context: TOUCHED, requestPolicy: 'cache-and-network' });
}

function OrderPage({ after }: { after: string | null }) {
  const { t } = useTranslation();
  const [{ data, error, fetching }, ask] = useOrders(after);
  const again = () => ask({ requestPolicy: 'network-only' });
  // A top-up pays what waits for it.
  useSessionRefreshed(again);
  const orders = data?.findStoreOrder;
  return (
    <Stretch
      after={after}
      answer={orders}
      error={error}
      fetching={fetching}
      onRetry={again}
      words={{ loading: t('orders.loading'), failed: t('orders.failed'), more: t('orders.more') }}
      item={(order) => <OrderRow key={order.uuid} order={order} waiting={orders?.list ?? []} onPaid={again} />}
      next={(cursor) => <OrderPage after={cursor} />}
    />
  );
}

const STATES: Readonly<Record<number, { key: string; tone: BadgeTone }>> = {
  [ORDER_STATE.ordered]: { key: 'waiting', tone: 'gold' },
  [ORDER_STATE.expired]: { key: 'expired', tone: 'neutral' },
  [ORDER_STATE.cancelled]: { key: 'cancelled', tone: 'neutral' },
  [ORDER_STATE.refunded]: { key: 'refunded', tone: 'mint' },
};

interface OrderRowProps {
  order: OtherOrder;
  /** The orders beside it: those of the same bill are paid with it. */
  waiting: readonly OtherOrder[];
  onPaid(): void;
}

function OrderRow({ order, waiting, onPaid }: OrderRowProps) {
  const { t } = useTranslation();
  const { locale } = useHost();
  const name = nameOfOrder(order, locale);
  const { key, tone } = STATES[order.state] ?? { key: 'expired', tone: 'neutral' as const };
  const waits = order.state === ORDER_STATE.ordered;
  const when = formatDateTime(waits && order.held_until ? order.held_until : order.updated_at, locale);
  return (
    <li className={styles.order}>
      <LibraryWork order={order} name={name} />
      <div className={styles.state}>
        <StatusPill tone={tone}>{t(`orders.state.${key}`)}</StatusPill>
        <Text as="span" size="small" tone="muted">
          {waits ? t('orders.until', { when }) : when}
        </Text>
      </div>
      <Coins amount={order.price} unit={t('coin.meow', { count: order.price })} />
      <Group gap={8} justify="end" className={styles.acts}>
        {waits ? <Waiting order={order} name={name} waiting={waiting} onPaid={onPaid} /> : null}
        {order.paid_at ? (
          <Button
            variant="ghost"
            size="small"
            component={Link}
            to={paths.receipt(order.uuid)}
            aria-label={t('library.receiptNamed', { name })}
          >
            {t('library.receipt')}
          </Button>
        ) : null}
      </Group>
    </li>
  );
}

/** The ways out of waiting: bring what is missing, or take the order back. */
function Waiting({ order, name, waiting, onPaid }: OrderRowProps & { name: string }) {
  const { t } = useTranslation();
  const { notify, openPopup, showError } = useHost();
  const [{ data }] = useQuery<MyWalletData>({ query: MY_WALLET });
  const [{ fetching }, cancel] = useMutation(CANCEL_ORDER);
  async function pay() {
    const missing = missingCoins(order, waiting, data?.me?.wallet ?? null);
    // A top-up of what is missing pays the order by itself; where nothing is missing any more, its bill does.
    if (missing > 0) await openPopup('store.top-up', { amountCoins: missing });
    else await openPopup('store.bill', { storeIds: [order.store_id] });
    onPaid();
  }
  async function takeBack() {
    const { error } = await cancel({ uuid: order.uuid }, TOUCHED);
    if (error) showError(toAppError(error));
    else notify(t('orders.cancelled', { name }), 'success');
  }
  return (
    <>
      <Button variant="ghost" size="small" onClick={takeBack} loading={fetching} aria-label={t('orders.cancelNamed', { name })}>
        {t('orders.cancel')}
      </Button>
      <Button variant="primary" size="small" onClick={pay} aria-label={t('orders.payNamed', { name })}>
        {t('orders.pay')}
      </Button>
    </>
  );
}
