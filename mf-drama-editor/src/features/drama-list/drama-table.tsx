import { Badge, Button, IconBook2, IconButton, IconCopy, IconTrash, Table, type TableColumn, Text, UserText } from '@meowtale/ui';
import { formatDateTime, formatNumber, Link, paths, useHost } from '@meowtale/web-kit';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { gql } from 'urql';
import classes from './drama-table.module.css';

export const dramaRow = gql`
  fragment DramaRow_Drama on Drama {
    uuid
    title
    brief
    label
    paragraphs
    lines
    characters
    updatedAt
  }
`;

export interface DramaRow {
  uuid: string;
  title: string;
  brief: string;
  label: string;
  paragraphs: number;
  lines: number;
  characters: number;
  updatedAt: string;
}

interface DramaTableProps {
  rows: DramaRow[];
  loading: boolean;
  empty: ReactNode;
  onCopy(drama: DramaRow): void;
  onDelete(drama: DramaRow): void;
}

export function DramaTable({ rows, loading, empty, onCopy, onDelete }: DramaTableProps) {
  const { t } = useTranslation();
  const { locale } = useHost();
  const columns: TableColumn<DramaRow>[] = [
    { key: 'title', header: t('drama.title'), render: (drama) => <TitleCell drama={drama} /> },
    {
      key: 'characters',
      header: t('list.characters'),
      kind: 'number',
      fit: true,
      render: (drama) => formatNumber(drama.characters, locale),
    },
    {
      key: 'paragraphs',
      header: t('list.paragraphs'),
      kind: 'number',
      fit: true,
      render: (drama) => formatNumber(drama.paragraphs, locale),
    },
    { key: 'lines', header: t('list.lines'), kind: 'number', fit: true, render: (drama) => formatNumber(drama.lines, locale) },
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
            component={Link}
            to={paths.makeApp(drama.uuid)}
            label={t('list.makeNamed', { title: drama.title })}
            icon={<IconBook2 size={18} aria-hidden="true" />}
          />
          <IconButton
            size="small"
            label={t('list.copyNamed', { title: drama.title })}
            icon={<IconCopy size={18} aria-hidden="true" />}
            onClick={() => onCopy(drama)}
          />
          <IconButton
            size="small"
            label={t('list.deleteNamed', { title: drama.title })}
            icon={<IconTrash size={18} aria-hidden="true" />}
            data-bin="drama"
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
      <Link className="mt-anchor mt-anchor--quiet" to={paths.setDrama(drama.uuid)} dir="auto">
        {drama.title}
      </Link>
      {drama.label ? (
        <Badge tone="neutral">
          <UserText>{drama.label}</UserText>
        </Badge>
      ) : null}
      {drama.brief ? (
        <Text size="small" tone="muted" lines={1} dir="auto">
          {drama.brief}
        </Text>
      ) : null}
    </div>
  );
}
