import { Table, type TableColumn, UserText } from '@meowtale/ui';
import { formatCoins, formatDateTime, Link, useHost } from '@meowtale/web-kit';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FoldedWords } from '../../app/folded-words.tsx';
import type { SilverGrant } from './documents.ts';

interface GrantsTableProps {
  grants: SilverGrant[];
  loading: boolean;
  empty: ReactNode;
  /** Returns the address of all grants to a person. */
  ofPerson(uuid: string): string;
}

/** Renders grants: time, recipient, amount, staff member and reason. */
export function GrantsTable({ grants, loading, empty, ofPerson }: GrantsTableProps) {
  const { t } = useTranslation();
  const { locale } = useHost();
  const columns: TableColumn<SilverGrant>[] = [
    {
      key: 'at',
      header: t('audit.when'),
      fit: true,
      nowrap: true,
      render: ({ created_at }) => <time dateTime={created_at}>{formatDateTime(created_at, locale)}</time>,
    },
    {
      key: 'to',
      header: t('silver.to'),
      rowHeader: true,
      render: ({ user_uuid, user_name }) => (
        <Link className="mt-anchor" to={ofPerson(user_uuid)}>
          {user_name ?? t('audit.gone')}
        </Link>
      ),
    },
    {
      key: 'silver',
      header: t('silver.amount'),
      kind: 'number',
      fit: true,
      nowrap: true,
      strong: true,
      render: ({ silver }) => formatCoins(silver, locale),
    },
    {
      key: 'by',
      header: t('audit.who'),
      fit: true,
      nowrap: true,
      render: ({ actor_name }) => <UserText>{actor_name ?? t('audit.gone')}</UserText>,
    },
    { key: 'why', header: t('audit.why'), sentences: true, render: ({ reason }) => <FoldedWords text={reason} /> },
  ];
  return (
    <Table
      // The surrounding section has the same label.
      label={`${t('staff.room.silver')}: ${t('silver.given')}`}
      columns={columns}
      rows={grants}
      rowKey={({ uuid }) => uuid}
      loading={loading}
      loadingLabel={t('silver.loading')}
      empty={empty}
    />
  );
}
