import { Button, Cover, Stack, Table, type TableColumn, Text, UserText } from '@meowtale/ui';
import { formatDateTime, Link, useHost } from '@meowtale/web-kit';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatAge } from '../../app/age.ts';
import { PersonName } from '../../app/staff-mark.tsx';
import { SubmitStatus } from '../stores/submit-status.tsx';
import type { QueueItem } from './documents.ts';
import classes from './review.module.css';
import { type Queue, type ReviewAddress, reviewAddress } from './review-address.ts';
import { TakenBy } from './taken-by.tsx';

interface QueueTableProps {
  items: QueueItem[];
  loading: boolean;
  empty: ReactNode;
  address: { queue: Queue; page: number; platform: ReviewAddress['platform'] };
}

/** Renders the items of a queue with the time of their submission, decided ones with the time of the decision. */
export function QueueTable({ items, loading, empty, address }: QueueTableProps) {
  const { t } = useTranslation();
  const { locale } = useHost();
  const nameOf = ({ store }: QueueItem) => store.name || t('stores.untitled');
  const when = (time: string | null) => (time ? <time dateTime={time}>{formatDateTime(time, locale)}</time> : t('income.dash'));
  const decided = address.queue === 'decided';
  const waits: TableColumn<QueueItem> = {
    key: 'age',
    header: t('review.age'),
    kind: 'number',
    fit: true,
    nowrap: true,
    strong: true,
    render: ({ submit }) => (submit.submitted_at ? formatAge(submit.submitted_at, locale) : t('income.dash')),
  };
  const columns: TableColumn<QueueItem>[] = [
    {
      key: 'cover',
      header: t('stores.cover'),
      hideHeader: true,
      fit: true,
      kind: 'center',
      render: (item) => <Cover className={classes.cover} shape="wide" src={item.store.cover?.url} alt="" title={nameOf(item)} />,
    },
    { key: 'name', header: t('stores.name'), rowHeader: true, render: (item) => <Name item={item} name={nameOf(item)} /> },
    {
      key: 'owner',
      header: t('review.creator'),
      render: (item) => (
        <span className={classes.creator}>
          <PersonName of={item.owner} />
        </span>
      ),
    },
    {
      key: 'platform',
      header: t('stores.platform'),
      fit: true,
      nowrap: true,
      render: (item) => t(`platform.${item.store.platform_key}.name`),
    },
    { key: 'status', header: t('stores.status'), fit: true, nowrap: true, render: (item) => <SubmitStatus status={item.submit.status} /> },
    {
      key: 'time',
      header: t(decided ? 'overview.decided' : 'overview.submitted'),
      kind: 'number',
      fit: true,
      nowrap: true,
      render: (item) => when(decided ? item.submit.decided_at : item.submit.submitted_at),
    },
    ...(decided ? [] : [waits]),
  ];
  return (
    <Table
      label={t(`review.queue.${address.queue}`)}
      columns={columns}
      rows={items}
      rowKey={(item) => item.submit.uuid}
      loading={loading}
      loadingLabel={t('review.loading')}
      empty={empty}
      actionsLabel={t('stores.actions')}
      rowActions={(item) => (
        <Button
          size="small"
          component={Link}
          to={reviewAddress({ ...address, open: { store: item.submit.store_id, submit: item.submit.uuid } })}
          aria-label={t('review.openNamed', { name: nameOf(item) })}
        >
          {t('review.open')}
        </Button>
      )}
    />
  );
}

/** Renders a listing's name, and its reviewer while it is in review. */
function Name({ item: { submit }, name }: { item: QueueItem; name: string }) {
  if (submit.status !== 'reviewing') return name;
  return (
    <Stack gap={4}>
      <UserText>{name}</UserText>
      <Text size="small" tone="muted" as="span">
        <TakenBy review={submit.review} />
      </Text>
    </Stack>
  );
}
