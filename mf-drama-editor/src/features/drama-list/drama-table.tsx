import { Button, IconButton, IconTrash, Table, type TableColumn, Text } from '@meowtale/ui';
import { formatDateTime, Link, paths, useHost } from '@meowtale/web-kit';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { gql } from 'urql';
import classes from './drama-table.module.css';

export const dramaRow = gql`
  fragment DramaRow_Drama on Drama {
    uuid
    title
    brief
    number_of_roles
    number_of_dialogs
    updatedAt
  }
`;

export interface DramaRow {
  uuid: string;
  title: string;
  brief: string;
  number_of_roles: number;
  number_of_dialogs: number;
  updatedAt: string;
}

interface DramaTableProps {
  rows: DramaRow[];
  loading: boolean;
  empty: ReactNode;
  onDelete(drama: DramaRow): void;
}

export function DramaTable({ rows, loading, empty, onDelete }: DramaTableProps) {
  const { t } = useTranslation();
  const { locale } = useHost();
  const columns: TableColumn<DramaRow>[] = [
    { key: 'title', header: t('drama.title'), render: (drama) => <TitleCell drama={drama} /> },
    { key: 'roles', header: t('list.roles'), kind: 'number', fit: true, render: (drama) => drama.number_of_roles },
    { key: 'dialogs', header: t('list.dialogs'), kind: 'number', fit: true, render: (drama) => drama.number_of_dialogs },
    {
      key: 'changed',
      header: t('list.changed'),
      kind: 'number',
      nowrap: true,
      fit: true,
      render: (drama) => <time dateTime={drama.updatedAt}>{formatDateTime(drama.updatedAt, locale)}</time>,
    },
  ];
  return (
    <Table
      label={t('list.title')}
      columns={columns}
      rows={rows}
      rowKey={(drama) => drama.uuid}
      loading={loading}
      loadingLabel={t('list.loading')}
      empty={empty}
      actionsLabel={t('list.actions')}
      rowActions={(drama) => (
        <>
          <Button size="small" component={Link} to={paths.setDrama(drama.uuid)} aria-label={t('list.editNamed', { title: drama.title })}>
            {t('list.edit')}
          </Button>
          <IconButton
            size="small"
            label={t('list.deleteNamed', { title: drama.title })}
            icon={<IconTrash size={18} aria-hidden="true" />}
            onClick={() => onDelete(drama)}
          />
        </>
      )}
    />
  );
}

function TitleCell({ drama }: { drama: DramaRow }) {
  return (
    <div className={classes.title}>
      <Link className="mt-anchor mt-anchor--quiet" to={paths.setDrama(drama.uuid)}>
        {drama.title}
      </Link>
      {drama.brief ? (
        <Text size="small" tone="muted" lines={1}>
          {drama.brief}
        </Text>
      ) : null}
    </div>
  );
}
