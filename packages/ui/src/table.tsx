import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

export interface TableColumn<Row> {
  key: string;
  header: ReactNode;
  /** The heading is for screen readers only, as over a column of covers. */
  hideHeader?: boolean;
  render: (row: Row) => ReactNode;
  /** number: right-aligned, tabular figures. */
  kind?: 'text' | 'number' | 'center';
  /** As narrow as its content. */
  fit?: boolean;
  nowrap?: boolean;
  /** For the most important column: bold. */
  strong?: boolean;
  /** For sentences: it has a least width, and the table's cells are aligned at the top, because its rows are high. */
  sentences?: boolean;
  /** Names its row for screen readers; by default the first text column. */
  rowHeader?: boolean;
}

export interface TableProps<Row> {
  /** Accessible name of the table. */
  label: string;
  columns: TableColumn<Row>[];
  rows: Row[];
  rowKey: (row: Row) => string;
  /** Shows skeleton rows instead of rows. */
  loading?: boolean;
  /** Announced while loading. */
  loadingLabel?: string;
  skeletonRows?: number;
  /** Shown instead of the table when it has no rows: an `EmptyState`. */
  empty?: ReactNode;
  /** Buttons at the end of each row; `actionsLabel` is the heading of their column. */
  rowActions?: (row: Row) => ReactNode;
  actionsLabel?: string;
  dense?: boolean;
  /** Under 640 px each row is a small card with hidden headings; for lists of few columns. */
  stacked?: boolean;
  /** Without its frame: inside a card or a popup. */
  bare?: boolean;
}

/** Renders a table. When it is too wide it scrolls sideways, also by keyboard. */
export function Table<Row>(props: TableProps<Row>) {
  const { label, columns, rows, rowKey, loading, loadingLabel, skeletonRows = 5, empty, rowActions, actionsLabel } = props;
  const headerKey = (columns.find((column) => column.rowHeader) ?? columns.find((column) => !column.kind))?.key;
  const kinds = [...columns.map((column) => column.kind), ...(rowActions ? (['number'] as const) : [])];
  const frame = cx('mt-table-frame', props.bare && 'mt-table-frame--bare');
  if (empty && !loading && rows.length === 0)
    return (
      <section className={frame} aria-label={label}>
        {empty}
      </section>
    );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard
    // biome-ignore lint/a11y/useSemanticElements: a section would need the same role for its name
    <div className={frame} role="region" aria-label={label} tabIndex={0}>
      <table
        className={cx(
          'mt-table',
          props.dense && 'mt-table--dense',
          props.stacked && 'mt-table--stacked',
          columns.some(({ sentences }) => sentences) && 'mt-table--sentences',
        )}
        aria-busy={loading || undefined}
        aria-label={label}
      >
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.key} scope="col" className={cellClass(column)}>
                {column.hideHeader ? <VisuallyHidden>{column.header}</VisuallyHidden> : column.header}
              </th>
            ))}
            {rowActions ? (
              <th scope="col" className="mt-cell--fit">
                <VisuallyHidden>{actionsLabel}</VisuallyHidden>
              </th>
            ) : null}
          </tr>
        </thead>
        <tbody>
          {loading ? (
            <SkeletonRows count={skeletonRows} kinds={kinds} label={loadingLabel} />
          ) : (
            rows.map((row) => (
              <tr key={rowKey(row)}>
                {columns.map((column) =>
                  column.key === headerKey ? (
                    <th key={column.key} scope="row" className={cellClass(column)}>
                      {column.render(row)}
                    </th>
                  ) : (
                    <td key={column.key} className={cellClass(column)}>
                      {column.render(row)}
                    </td>
                  ),
                )}
                {rowActions ? (
                  <td className="mt-cell--fit">
                    <div className="mt-table__actions">{rowActions(row)}</div>
                  </td>
                ) : null}
              </tr>
            ))
          )}
        </tbody>
      </table>
    </div>
  );
}

function SkeletonRows({ count, kinds, label }: { count: number; kinds: TableColumn<never>['kind'][]; label: string | undefined }) {
  return Array.from({ length: count }, (_, row) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: skeleton rows have no identity
    <tr key={row} className="mt-table__wide">
      {kinds.map((kind, cell) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: nor do their cells
        <td key={cell}>
          {row === 0 && cell === 0 && label ? <VisuallyHidden role="status">{label}</VisuallyHidden> : null}
          <span className={cx('mt-skeleton', 'mt-skeleton--short', kind === 'number' && 'mt-skeleton--end')} />
        </td>
      ))}
    </tr>
  ));
}

function cellClass(column: Pick<TableColumn<never>, 'kind' | 'fit' | 'nowrap' | 'strong' | 'sentences'>): string | undefined {
  return (
    cx(
      column.kind === 'number' && 'mt-cell--number',
      column.kind === 'center' && 'mt-cell--center',
      column.fit && 'mt-cell--fit',
      column.nowrap && 'mt-cell--nowrap',
      column.strong && 'mt-cell--strong',
      column.sentences && 'mt-cell--sentences',
    ) || undefined
  );
}
