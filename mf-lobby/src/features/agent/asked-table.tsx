import { Button, Cover, Table, type TableColumn } from '@meowtale/ui';
import { formatDateTime, formatPercent, Link, useHost } from '@meowtale/web-kit';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatAge } from '../../app/age.ts';
import { PersonName } from '../../app/staff-mark.tsx';
import classes from '../review/review.module.css';
import { SubmitStatus } from '../stores/submit-status.tsx';
import { type AgentTab, agentAddress } from './agent-address.ts';
import type { AskedStore } from './documents.ts';

interface AskedTableProps {
  stores: AskedStore[];
  loading: boolean;
  empty: ReactNode;
  address: { room: AgentTab; page: number };
}

/** Renders others' listings: owner, share, and age of the request; for represented ones their state. */
export function AskedTable({ stores, loading, empty, address }: AskedTableProps) {
  const { t } = useTranslation();
  const { locale } = useHost();
  const nameOf = ({ name }: AskedStore) => name || t('stores.untitled');
  const represented = address.room === 'accepted';
  const when = (time: string | null | undefined) =>
    time ? (
      <time dateTime={time} title={formatDateTime(time, locale)}>
        {formatAge(time, locale)}
      </time>
    ) : (
      t('income.dash')
    );
  const columns: TableColumn<AskedStore>[] = [
    {
      key: 'cover',
      header: t('stores.cover'),
      hideHeader: true,
      fit: true,
      kind: 'center',
      render: (store) => <Cover className={classes.cover} shape="wide" src={store.cover?.url} alt="" title={nameOf(store)} />,
    },
    { key: 'name', header: t('stores.name'), rowHeader: true, render: nameOf },
    {
      key: 'owner',
      header: t('review.creator'),
      render: ({ owner }) => (owner ? <PersonName of={owner} /> : t('income.dash')),
    },
    {
      key: 'rate',
      header: t('agent.rate'),
      kind: 'number',
      fit: true,
      render: (store) => formatPercent(store.store_agent?.rate ?? 0, locale),
    },
    ...(represented
      ? [
          {
            key: 'status',
            header: t('stores.status'),
            fit: true,
            nowrap: true,
            render: (store: AskedStore) => <SubmitStatus status={store.submit_status} />,
          },
        ]
      : []),
    {
      key: 'time',
      header: t(represented ? 'agent.since' : 'agent.asked'),
      kind: 'number',
      fit: true,
      nowrap: true,
      render: ({ store_agent: agent }) => when(represented ? agent?.decided_at : agent?.asked_at),
    },
  ];
  return (
    <Table
      label={t(`agent.room.${address.room}`)}
      columns={columns}
      rows={stores}
      rowKey={(store) => store.uuid}
      loading={loading}
      loadingLabel={t('agent.loading')}
      empty={empty}
      actionsLabel={t('stores.actions')}
      rowActions={(store) => (
        <Button
          size="small"
          component={Link}
          to={agentAddress({ ...address, store: store.uuid })}
          aria-label={t('review.openNamed', { name: nameOf(store) })}
        >
          {t('review.open')}
        </Button>
      )}
    />
  );
}
