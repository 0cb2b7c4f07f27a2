import { Button, Group, Stack, Table, type TableColumn, Text } from '@meowtale/ui';
import { formatCoins, formatDate, formatPercent, Link, paths, useHost, usePerson, withQuery } from '@meowtale/web-kit';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatAge } from '../../app/age.ts';
import { FoldedWords } from '../../app/folded-words.tsx';
import { DecisionDialog, type Verdict } from './decision-dialog.tsx';
import type { RefundRequest } from './documents.ts';
import type { RefundQueue } from './refunds-address.ts';

interface RefundsTableProps {
  queue: RefundQueue;
  requests: RefundRequest[];
  loading: boolean;
  empty: ReactNode;
  /** Called when a colleague has decided meanwhile. */
  onStale(): void;
}

/** Renders requests with the work, the buyer, the price and the reason. */
export function RefundsTable({ queue, requests, loading, empty, onStale }: RefundsTableProps) {
  const { t } = useTranslation();
  const { locale } = useHost();
  const [open, setOpen] = useState<{ verdict: Verdict; request: RefundRequest } | null>(null);
  const day = (time: string | null) => (time ? <time dateTime={time}>{formatDate(time, locale)}</time> : t('income.dash'));
  const age: TableColumn<RefundRequest> = {
    key: 'age',
    header: t('review.age'),
    kind: 'number',
    fit: true,
    nowrap: true,
    strong: true,
    render: ({ created_at }) => formatAge(created_at, locale),
  };
  const decided: TableColumn<RefundRequest>[] = [
    {
      key: 'answer',
      header: t('refunds.answer'),
      sentences: true,
      render: ({ answer }) => <FoldedWords text={answer ?? t('income.dash')} />,
    },
    { key: 'decided', header: t('refunds.decided'), kind: 'number', fit: true, nowrap: true, render: ({ decided_at }) => day(decided_at) },
  ];
  const columns: TableColumn<RefundRequest>[] = [
    { key: 'work', header: t('refunds.work'), rowHeader: true, render: (request) => <Work request={request} /> },
    { key: 'reason', header: t('refunds.why'), sentences: true, render: ({ reason }) => <FoldedWords text={reason} /> },
    { key: 'price', header: t('refunds.paid'), kind: 'number', fit: true, nowrap: true, render: (request) => <Paid request={request} /> },
    { key: 'bought', header: t('refunds.bought'), kind: 'number', fit: true, nowrap: true, render: ({ paid_at }) => day(paid_at) },
    { key: 'played', header: t('refunds.played'), fit: true, render: (request) => <Played request={request} /> },
    ...(queue === 'open' ? [age] : decided),
  ];
  return (
    <>
      <Table
        label={t(`refunds.queue.${queue}`)}
        columns={columns}
        rows={requests}
        rowKey={({ order_uuid }) => order_uuid}
        loading={loading}
        loadingLabel={t('refunds.loading')}
        empty={empty}
        {...(queue === 'open' && {
          actionsLabel: t('stores.actions'),
          rowActions: (request: RefundRequest) => <Actions request={request} onOpen={(verdict) => setOpen({ verdict, request })} />,
        })}
      />
      {open ? (
        <DecisionDialog
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

function Work({ request: { store_id, store_name, buyer_uuid, buyer_name } }: { request: RefundRequest }) {
  const { t } = useTranslation();
  return (
    <Stack gap={4}>
      <Link className="mt-anchor" to={paths.store(store_id)} target="_blank" dir="auto">
        {store_name}
      </Link>
      <Text size="small" tone="muted" as="span">
        <Link className="mt-anchor mt-anchor--quiet" to={withQuery(paths.lobbyStaff('people'), { q: buyer_uuid })} dir="auto">
          {buyer_name ?? t('audit.gone')}
        </Link>
      </Text>
    </Stack>
  );
}

function Paid({ request: { price, silver_used } }: { request: RefundRequest }) {
  const { t } = useTranslation();
  const { locale } = useHost();
  return (
    <Stack gap={4}>
      {formatCoins(price, locale)}
      {silver_used > 0 ? (
        <Text size="small" tone="muted" as="span">
          {t('refunds.silver', { silver: formatCoins(silver_used, locale) })}
        </Text>
      ) : null}
    </Stack>
  );
}

/** Renders the buyer's progress, which shows whether the refund rules or goodwill apply. */
function Played({ request: { first_opened_at, segments_read, segments_total } }: { request: RefundRequest }) {
  const { t } = useTranslation();
  const { locale } = useHost();
  if (first_opened_at === null) return t('refunds.neverOpened');
  const read = segments_total === null ? null : Math.min(1, (segments_read ?? 0) / segments_total);
  return (
    <Stack gap={4}>
      {read === null ? null : t('refunds.read', { percent: formatPercent(Math.floor(read * 100) / 100, locale) })}
      <Text size="small" tone="muted" as="span">
        {t('refunds.opened', { when: formatDate(first_opened_at, locale) })}
      </Text>
    </Stack>
  );
}

/** Renders the actions; a colleague decides about staff's own purchase. */
function Actions({ request, onOpen }: { request: RefundRequest; onOpen(verdict: Verdict): void }) {
  const { t } = useTranslation();
  const person = usePerson();
  if (person?.uuid === request.buyer_uuid)
    return (
      <Text size="small" tone="muted" as="span">
        {t('refunds.own')}
      </Text>
    );
  const button = (verdict: Verdict) => (
    <Button size="small" aria-label={t(`refunds.${verdict}Named`, { name: request.store_name })} onClick={() => onOpen(verdict)}>
      {t(`refunds.${verdict}`)}
    </Button>
  );
  return (
    <Group gap={8} wrap={false} justify="end">
      {button('grant')}
      {button('decline')}
    </Group>
  );
}
