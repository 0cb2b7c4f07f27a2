import { PAGE_SIZE_DEFAULT } from '@meowtale/contracts';
import { Button, Checkbox, Cover, EmptyState, Table, type TableColumn, Text, UserText } from '@meowtale/ui';
import { Failure, formatDateTime, PageButtons, StaleNotice, useHost, useTimeZone } from '@meowtale/web-kit';
import { useTranslation } from 'react-i18next';
import type { CombinedError } from 'urql';
import { limitedTo } from '../site-editor/visitors-view.ts';
import type { Asked, Picked } from './picked.ts';
import type { Choice } from './resource-selector.tsx';
import styles from './resource-table.module.css';

/** A row of any kind: what it would choose, and its labels. */
export interface ResourceRow {
  picked: Picked;
  name: string;
  /** Below its name. */
  note?: string;
  cover: string | null;
  updatedAt: string;
}

interface ResourceTableProps {
  label: string;
  rows: readonly ResourceRow[] | undefined;
  total: number;
  /** The empty state. */
  none: { title: string; text: string };
  error: CombinedError | undefined;
  fetching: boolean;
  onRetry(): void;
  choice: Choice;
  asked: Asked;
}

/** Renders thirty rows a page with a checkbox, or a button where one is chosen at once (SPEC §2). */
export function ResourceTable({ label, rows, total, none, error, fetching, onRetry, choice, asked }: ResourceTableProps) {
  const { t } = useTranslation();
  const columns = useColumns(choice);
  if (error && !rows) return <Failure title={t('selector.failed')} error={error} onRetry={onRetry} retrying={fetching} />;
  return (
    <>
      {error ? <StaleNotice error={error} onRetry={onRetry} /> : null}
      <Table
        label={label}
        columns={columns}
        rows={[...(rows ?? [])]}
        rowKey={({ picked }) => picked.resourceUUID}
        loading={!rows}
        loadingLabel={t('selector.loading')}
        dense
        bare
        empty={
          asked.keyword ? (
            <EmptyState kind="search" level={3} title={t('selector.notFound')} />
          ) : (
            <EmptyState kind="stage" level={3} title={none.title}>
              {none.text}
            </EmptyState>
          )
        }
      />
      <PageButtons page={asked.page} pageSize={PAGE_SIZE_DEFAULT} total={total} onPage={asked.setPage} />
    </>
  );
}

function useColumns({ mode, picked, taken, full, toggle }: Choice): TableColumn<ResourceRow>[] {
  const { t } = useTranslation();
  const { locale } = useHost();
  const timeZone = useTimeZone();
  const isPicked = (row: ResourceRow) => picked.some(({ resourceUUID }) => resourceUUID === row.picked.resourceUUID);
  const isTaken = (row: ResourceRow) => taken.includes(row.picked.resourceUUID);
  const pick = (row: ResourceRow) =>
    mode === 'multiple' ? (
      <Checkbox
        hideLabel
        label={t('selector.pick', { name: row.name })}
        checked={isTaken(row) || isPicked(row)}
        disabled={isTaken(row) || (full && !isPicked(row))}
        onChange={() => toggle(row.picked)}
      />
    ) : (
      <Button size="small" aria-label={t('selector.pick', { name: row.name })} disabled={isTaken(row)} onClick={() => toggle(row.picked)}>
        {t('selector.pickOne')}
      </Button>
    );
  return [
    { key: 'pick', header: t('selector.column.pick'), hideHeader: true, kind: 'center', fit: true, render: pick },
    {
      key: 'cover',
      header: t('selector.column.cover'),
      hideHeader: true,
      kind: 'center',
      fit: true,
      render: ({ cover, name }) => (
        <span className={styles.cover}>
          <Cover src={cover} alt="" title={name} shape="wide" sizes="96px" />
        </span>
      ),
    },
    {
      key: 'name',
      header: t('selector.column.name'),
      rowHeader: true,
      render: (row) => (
        <>
          <UserText>{row.name}</UserText>
          {row.note ? (
            <Text size="small" tone="muted" dir="auto">
              {row.note}
            </Text>
          ) : null}
          <Limit row={row} />
          {isTaken(row) ? (
            <Text size="small" tone="muted">
              {t('selector.taken')}
            </Text>
          ) : null}
        </>
      ),
    },
    {
      key: 'updated',
      header: t('selector.column.updated'),
      fit: true,
      nowrap: true,
      render: ({ updatedAt }) => formatDateTime(updatedAt, locale, timeZone),
    },
  ];
}

/** Renders what visitors don't get of a work. */
function Limit({ row: { picked } }: { row: ResourceRow }) {
  const { t } = useTranslation();
  const limit = limitedTo(picked);
  return limit ? (
    <Text size="small" tone="muted">
      {t(limit)}
    </Text>
  ) : null;
}
