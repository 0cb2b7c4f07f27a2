import { ORDER_STATE } from '@meowtale/contracts';
import { type BadgeTone, Button, Coins, Group, Section, StatusPill, Text, UserText } from '@meowtale/ui';
import { formatDateTime, isPassing, Link, paths, toAppError, useHost, useRequestKey, useSessionRefreshed } from '@meowtale/web-kit';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useMutation, useQuery } from 'urql';
import { ListPart } from '../../app/list-part.tsx';
import { PAY_STORE, type PaidOrders } from '../bill/documents.ts';
import { missingIn } from '../bill/waiting.ts';
import { shownName } from '../listings/localized-name.ts';
import { keepGrants } from '../play/grants.ts';
import { CANCEL_ORDER, OTHER_ORDERS, type OtherOrder, TOUCHED } from './documents.ts';
import styles from './library.module.css';
import { LibraryWork } from './library-work.tsx';
import { RefundedCoins } from './refunded-coins.tsx';

/** Renders orders that are held, refunded or cancelled. */
export function OtherOrders() {
  const { t } = useTranslation();
  return (
    <Section title={t('orders.title')}>
      <OrderPage after={null} />
    </Section>
  );
}

/** Queries the orders that aren't owned, after a cursor. */
export function useOtherOrders(after: string | null) {
  return useQuery({ query: OTHER_ORDERS, variables: { after }, context: TOUCHED, requestPolicy: 'cache-and-network' });
}

function OrderPage({ after }: { after: string | null }) {
  const { t } = useTranslation();
  const [{ data, error, fetching }, ask] = useOtherOrders(after);
  const again = () => ask({ requestPolicy: 'network-only' });
  // A top-up pays held orders.
  useSessionRefreshed(again);
  const orders = data?.findStoreOrder;
  return (
    <ListPart
      after={after}
      answer={orders}
      error={error}
      fetching={fetching}
      onRetry={again}
      words={{ loading: t('orders.loading'), failed: t('orders.failed'), more: t('orders.more') }}
      item={(order) => <OrderRow key={order.uuid} order={order} onPaid={again} />}
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
  onPaid(): void;
}

function OrderRow({ order, onPaid }: OrderRowProps) {
  const { t } = useTranslation();
  const { locale } = useHost();
  const name = shownName(order, locale).name;
  const { key, tone } = STATES[order.state] ?? { key: 'expired', tone: 'neutral' as const };
  const waits = order.state === ORDER_STATE.ordered;
  const when = formatDateTime(waits && order.held_until ? order.held_until : order.updated_at, locale);
  return (
    <li className={styles.order}>
      <LibraryWork order={order} />
      <div className={styles.state}>
        <StatusPill tone={tone}>{t(`orders.state.${key}`)}</StatusPill>
        <Text as="span" size="small" tone="muted">
          {waits ? t('orders.until', { when }) : when}
        </Text>
        {order.refund_request?.state === 'granted' && order.refund_request.answer ? (
          <Text as="span" size="small" tone="muted">
            {t('refundRequest.granted')} <UserText>{order.refund_request.answer}</UserText>
          </Text>
        ) : null}
      </div>
      {order.state === ORDER_STATE.refunded && order.price > 0 ? (
        <RefundedCoins order={order} />
      ) : (
        <Coins amount={order.price} unit={t('coin.meow', { count: order.price })} />
      )}
      <Group gap={8} justify="end" className={styles.acts}>
        {waits ? <Waiting order={order} name={name} onPaid={onPaid} /> : null}
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

/** Renders the actions of a held order: top up, or cancel. */
function Waiting({ order, name, onPaid }: OrderRowProps & { name: string }) {
  const { t } = useTranslation();
  const { notify, openPopup, showError } = useHost();
  const keys = useRequestKey();
  /** Its row stays for a moment after the payment: a second press must do nothing. */
  const isPaid = useRef(false);
  const [{ fetching: paying }, payBill] = useMutation<Record<string, PaidOrders>>(PAY_STORE);
  const [{ fetching }, cancel] = useMutation(CANCEL_ORDER);
  /** Pays the whole held quote at its own prices; the wallet reports what is missing, and a top-up of it pays by itself. */
  async function pay(mayTopUp: boolean): Promise<void> {
    if (isPaid.current) return;
    const bill = { quote: order.bill_id };
    const { data, error } = await payBill({ ...bill, key: keys.of(bill) }, TOUCHED);
    const appError = error && toAppError(error);
    if (data || (appError && !isPassing(appError))) keys.answered();
    const { remain, debt } = appError?.code === 'wallet/insufficient' ? missingIn(appError) : { remain: 0, debt: 0 };
    if (remain > 0 && mayTopUp) {
      const answer = await openPopup<{ paid: boolean }>('store.top-up', { amountCoins: remain + debt, forOrder: true });
      // The top-up has paid it: a second request returns that.
      if (answer?.paid) return pay(false);
    } else if (appError) showError(appError);
    const paid = data?.addStoreOrder;
    if (paid) {
      isPaid.current = true;
      keepGrants(paid.grants);
      notify(t('bill.paid', { count: paid.orders.length }), 'success');
    }
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
      <Button variant="primary" size="small" onClick={() => pay(true)} loading={paying} aria-label={t('orders.payNamed', { name })}>
        {t('orders.pay')}
      </Button>
    </>
  );
}
