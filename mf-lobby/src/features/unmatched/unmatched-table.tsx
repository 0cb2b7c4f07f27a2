import { Button, Group, Stack, Table, type TableColumn, Text } from '@meowtale/ui';
import { formatCoins, formatDate, formatMoney, Link, paths, useHost, usePerson, withQuery } from '@meowtale/web-kit';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FoldedWords } from '../../app/folded-words.tsx';
import type { UnmatchedPayment } from './documents.ts';
import { type Decision, ReconcileDialog } from './reconcile-dialog.tsx';
import classes from './unmatched.module.css';
import type { UnmatchedQueue } from './unmatched-address.ts';

interface UnmatchedTableProps {
  queue: UnmatchedQueue;
  payments: UnmatchedPayment[];
  loading: boolean;
  empty: ReactNode;
  /** Called when a colleague has decided meanwhile, or the provider has reported a change. */
  onStale(): void;
}

/** Renders payments with the requested, paid and refunded amounts, and the decisions. */
export function UnmatchedTable({ queue, payments, loading, empty, onStale }: UnmatchedTableProps) {
  const { t } = useTranslation();
  const { locale } = useHost();
  const [open, setOpen] = useState<{ decision: Decision; payment: UnmatchedPayment } | null>(null);
  const day = (time: string | null) => (time ? <time dateTime={time}>{formatDate(time, locale)}</time> : t('income.dash'));
  const number = { kind: 'number', fit: true, nowrap: true } as const;
  const closed: TableColumn<UnmatchedPayment>[] = [
    { key: 'result', header: t('unmatched.result'), sentences: true, render: (payment) => <Result payment={payment} /> },
    { key: 'closed', header: t('unmatched.closed'), ...number, render: ({ closed_at }) => day(closed_at) },
  ];
  const columns: TableColumn<UnmatchedPayment>[] = [
    { key: 'payment', header: t('unmatched.payment'), rowHeader: true, render: (payment) => <Payment payment={payment} /> },
    { key: 'asked', header: t('unmatched.asked'), ...number, render: (payment) => <Asked payment={payment} /> },
    {
      key: 'paid',
      header: t('unmatched.paid'),
      ...number,
      render: ({ paid_amount, currency }) => formatMoney(paid_amount, currency, locale),
    },
    { key: 'refunded', header: t('unmatched.refunded'), ...number, render: (payment) => <Refunded payment={payment} /> },
    { key: 'since', header: t('unmatched.since'), ...number, render: ({ opened_at }) => day(opened_at) },
    ...(queue === 'open' ? [] : closed),
  ];
  return (
    <>
      <Table
        label={t(`unmatched.queue.${queue}`)}
        columns={columns}
        rows={payments}
        rowKey={({ payment_uuid }) => payment_uuid}
        loading={loading}
        loadingLabel={t('unmatched.loading')}
        empty={empty}
        {...(queue === 'open' && {
          actionsLabel: t('stores.actions'),
          rowActions: (payment: UnmatchedPayment) => <Actions payment={payment} onOpen={(decision) => setOpen({ decision, payment })} />,
        })}
      />
      {open ? (
        <ReconcileDialog
          {...open}
          onClose={(failed) => {
            setOpen(null);
            if (failed) onStale();
          }}
        />
      ) : null}
    </>
  );
}

interface OfPayment {
  payment: UnmatchedPayment;
}

function Payment({ payment: { user_uuid, user_name, provider_key, provider_ref } }: OfPayment) {
  const { t } = useTranslation();
  return (
    <Stack gap={4}>
      <Link className="mt-anchor" to={withQuery(paths.lobbyStaff('people'), { q: user_uuid })}>
        {user_name ?? t('audit.gone')}
      </Link>
      <Text size="small" tone="muted" as="span">
        <span className={classes.words}>{`${provider_key} ${provider_ref ?? ''}`}</span>
      </Text>
    </Stack>
  );
}

function Asked({ payment: { pay_amount, asked_currency, coins, vip_grade } }: OfPayment) {
  const { t } = useTranslation();
  const { locale } = useHost();
  return (
    <Stack gap={4}>
      {formatMoney(pay_amount, asked_currency, locale)}
      <Text size="small" tone="muted" as="span">
        {vip_grade === null ? t('unmatched.coins', { coins: formatCoins(coins, locale) }) : t('unmatched.plan')}
      </Text>
    </Stack>
  );
}

function Refunded({ payment: { refunded_amount, booked_refund, currency } }: OfPayment) {
  const { t } = useTranslation();
  const { locale } = useHost();
  return (
    <Stack gap={4}>
      {formatMoney(refunded_amount, currency, locale)}
      {booked_refund > 0 ? (
        <Text size="small" tone="muted" as="span">
          {t('unmatched.booked', { amount: formatMoney(booked_refund, currency, locale) })}
        </Text>
      ) : null}
    </Stack>
  );
}

function Result({ payment: { state, reason } }: OfPayment) {
  const { t } = useTranslation();
  return (
    <Stack gap={4}>
      {state === 'open' ? null : t(`unmatched.state.${state}`)}
      {reason ? <FoldedWords text={reason} /> : null}
    </Stack>
  );
}

/** Renders the actions; a colleague decides about staff's own payment, and one that wasn't credited can't be booked. */
function Actions({ payment, onOpen }: OfPayment & { onOpen(decision: Decision): void }) {
  const { t } = useTranslation();
  const person = usePerson();
  if (person?.uuid === payment.user_uuid)
    return (
      <Text size="small" tone="muted" as="span">
        {t('refunds.own')}
      </Text>
    );
  const name = payment.provider_ref ?? payment.payment_uuid;
  const button = (decision: Decision) => (
    <Button size="small" aria-label={t(`unmatched.${decision}Named`, { payment: name })} onClick={() => onOpen(decision)}>
      {t(`unmatched.${decision}`)}
    </Button>
  );
  return (
    <Group gap={8} wrap={false} justify="end">
      {payment.book_coins === null ? null : button('book')}
      {button('leave')}
    </Group>
  );
}
