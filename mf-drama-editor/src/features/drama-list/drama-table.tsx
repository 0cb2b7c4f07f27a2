import {
  Badge,
  Button,
  IconArchive,
  IconBook2,
  IconButton,
  IconCopy,
  IconRestore,
  IconTrash,
  Table,
  type TableColumn,
  Text,
  UserText,
} from '@meowtale/ui';
import { formatDateTime, formatNumber, Link, paths, useHost } from '@meowtale/web-kit';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { gql } from 'urql';
import classes from './drama-table.module.css';
import { listAddress } from './list-address.ts';

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
    archived_at
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
  archived_at: string | null;
}

interface DramaTableProps {
  rows: DramaRow[];
  loading: boolean;
  empty: ReactNode;
  onCopy(drama: DramaRow): void;
  /** Archives the drama, or brings an archived one back. */
  onArchive(drama: DramaRow): void;
  onDelete(drama: DramaRow): void;
}

export function DramaTable({ rows, loading, empty, onCopy, onArchive, onDelete }: DramaTableProps) {
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
            label={t(drama.archived_at ? 'list.bringBackNamed' : 'list.archiveNamed', { title: drama.title })}
            icon={drama.archived_at ? <IconRestore size={18} aria-hidden="true" /> : <IconArchive size={18} aria-hidden="true" />}
            data-control="archive"
            onClick={() => onArchive(drama)}
          />
          <IconButton
            size="small"
            label={t('list.deleteNamed', { title: drama.title })}
            icon={<IconTrash size={18} aria-hidden="true" />}
            data-control="bin"
            onClick={() => onDelete(drama)}
          />
        </>
      )}
    />
  );
}

function TitleCell({ drama }: { drama: DramaRow }) {
  const { t } = useTranslation();
  const { label } = drama;
  return (
    <div className={classes.title}>
      <Link className="mt-anchor mt-anchor--quiet" to={paths.setDrama(drama.uuid)} dir="auto">
        {drama.title}
      </Link>
      {label ? (
        <Link
          className={classes.label}
          to={listAddress({ label, isArchived: Boolean(drama.archived_at) })}
          aria-label={t('list.showLabel', { label })}
        >
          <Badge tone="neutral">
            <UserText>{label}</UserText>
          </Badge>
        </Link>
      ) : null}
      {drama.brief ? (
        <Text size="small" tone="muted" lines={1} dir="auto">
          {drama.brief}
        </Text>
      ) : null}
    </div>
  );
}
