import { describe, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { TableColumn, TableProps } from './table.tsx';
import { Table } from './table.tsx';
import { renderUi } from './testing/render-ui.tsx';

interface Sale {
  work: string;
  units: number;
}

const columns: TableColumn<Sale>[] = [
  { key: 'work', header: 'Work', render: (row) => row.work },
  { key: 'units', header: 'Units', kind: 'number', render: (row) => row.units },
];

function draw(props: Partial<TableProps<Sale>> = {}) {
  renderUi(<Table label="Sales" columns={columns} rows={[]} rowKey={(row) => row.work} {...props} />);
}

function show(props: Partial<TableProps<Sale>> = {}) {
  draw(props);
  return screen.getByRole('table', { name: 'Sales' });
}

describe('table', () => {
  test('aligns its cells at the top and gives a column of sentences a least width', () => {
    const reason = { key: 'why', header: 'Reason', sentences: true, render: () => 'It never started.' };
    const table = show({ rows: [{ work: 'Letters', units: 1 }], columns: [...columns, reason] });
    expect(table).toHaveClass('mt-table--sentences');
    expect(within(table).getByRole('columnheader', { name: 'Reason' })).toHaveClass('mt-cell--sentences');
    expect(within(table).getByRole('cell', { name: 'It never started.' })).toHaveClass('mt-cell--sentences');
  });

  test('aligns the cells of short figures in the middle', () => {
    expect(show({ rows: [{ work: 'Letters', units: 1 }] })).not.toHaveClass('mt-table--sentences');
  });

  test('names each row by its first text column', () => {
    const table = show({ rows: [{ work: 'Nine Cats of Osaka', units: 812 }] });
    expect(within(table).getByRole('rowheader', { name: 'Nine Cats of Osaka' })).toBeInTheDocument();
    expect(within(table).getByRole('cell', { name: '812' })).toHaveClass('mt-cell--number');
  });

  test('shows its empty state without headings when there are no rows', () => {
    draw({ empty: <p>Nothing sold yet</p> });
    expect(screen.getByRole('region', { name: 'Sales' })).toHaveTextContent('Nothing sold yet');
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });

  test('keeps its columns while loading and announces it once, without the empty state', () => {
    const table = show({ loading: true, loadingLabel: 'Loading sales', skeletonRows: 3, empty: <p>Nothing sold yet</p> });
    expect(table).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByRole('status')).toHaveTextContent('Loading sales');
    expect(within(table).getAllByRole('row')).toHaveLength(4);
    expect(screen.queryByText('Nothing sold yet')).not.toBeInTheDocument();
  });

  test('puts the actions of a row at its end, under a heading', () => {
    show({
      rows: [{ work: 'Letters', units: 1 }],
      rowActions: (row) => <button type="button">{`Edit ${row.work}`}</button>,
      actionsLabel: 'Actions',
    });
    expect(screen.getByRole('columnheader', { name: 'Actions' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Edit Letters' })).toBeInTheDocument();
  });

  test('can be scrolled with the keyboard', () => {
    show();
    expect(screen.getByRole('region', { name: 'Sales' })).toHaveAttribute('tabindex', '0');
  });
});
