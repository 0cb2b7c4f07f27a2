import { useState } from 'react';
import { BarChart } from '../bar-chart.tsx';
import { Button } from '../button.tsx';
import { Card } from '../card.tsx';
import { EmptyState } from '../empty-state.tsx';
import { IconButton } from '../icon-button.tsx';
import { IconDots, IconEdit } from '../icons.ts';
import { Pager } from '../pager.tsx';
import { Section } from '../section.tsx';
import { SortableGrid } from '../sortable-grid.tsx';
import { Stack } from '../stack.tsx';
import { Checklist, Steps } from '../steps.tsx';
import type { TableColumn } from '../table.tsx';
import { Table } from '../table.tsx';
import { Tabs } from '../tabs.tsx';
import { Text } from '../text.tsx';

interface Sale {
  work: string;
  units: number;
  gross: number;
  you: number;
}

const sales: Sale[] = [
  { work: 'Nine Cats of Osaka', units: 812, gross: 185136, you: 125765 },
  { work: 'The Lantern Keeper', units: 391, gross: 68816, you: 42134 },
  { work: 'Letters to the Tide', units: 154, gross: 30184, you: 16321 },
];
const write = (number: number) => number.toLocaleString('en-US');
const columns: TableColumn<Sale>[] = [
  { key: 'work', header: 'Work', render: (row) => row.work },
  { key: 'units', header: 'Units', kind: 'number', render: (row) => write(row.units) },
  { key: 'gross', header: 'Gross', kind: 'number', render: (row) => write(row.gross) },
  { key: 'you', header: 'You', kind: 'number', strong: true, render: (row) => write(row.you) },
];
const pagerLabels = {
  first: 'First page',
  previous: 'Previous page',
  next: 'Next page',
  last: 'Last page',
  page: (page: number) => `Page ${page}`,
};

/** Renders samples of tables, tabs, pagers, steps and checklists. */
export function Lists() {
  const [tab, setTab] = useState('comments');
  const [page, setPage] = useState(12);
  return (
    <Section title="Lists">
      <Stack gap={24}>
        <Table
          label="Sales by work"
          columns={columns}
          rows={sales}
          rowKey={(row) => row.work}
          actionsLabel="Actions"
          rowActions={(row) => (
            <>
              <IconButton size="small" label={`Edit ${row.work}`} icon={<IconEdit size={18} />} />
              <IconButton size="small" label={`More for ${row.work}`} icon={<IconDots size={18} />} />
            </>
          )}
        />
        <BarChart
          label="Gross and shares by work; the table above has the same figures"
          data={sales.map(({ work, gross, you }) => ({ place: work, values: { you, rest: gross - you } }))}
          series={[
            { key: 'you', label: 'You', tone: 'plum' },
            { key: 'rest', label: 'Others', tone: 'gold' },
          ]}
          stacked
          format={write}
        />
        <Table
          label="Sales, loading"
          columns={columns}
          rows={[]}
          rowKey={(row) => row.work}
          loading
          loadingLabel="Loading sales"
          skeletonRows={3}
          dense
        />
        <Table
          label="Sales, none yet"
          columns={columns}
          rows={[]}
          rowKey={(row) => row.work}
          empty={
            <EmptyState kind="desk" title="Nothing sold yet" actions={<Button variant="primary">Create ad link</Button>}>
              When somebody buys one of your works, its month appears here. An ad link helps them find it.
            </EmptyState>
          }
        />
        <Pager
          page={page}
          pageSize={30}
          total={900}
          onPage={setPage}
          labels={{ ...pagerLabels, navigation: 'Pages of sales' }}
          hrefFor={(target) => `#page-${target}`}
        />
        <Pager page={1} pageSize={30} total={0} onPage={() => {}} labels={{ ...pagerLabels, navigation: 'Pages of nothing' }} />
        <Tabs
          label="About the work"
          value={tab}
          onChange={setTab}
          items={[
            { value: 'comments', label: 'Comments', count: 128 },
            { value: 'updates', label: 'Updates', count: 12 },
            { value: 'related', label: 'Related' },
            { value: 'later', label: 'Later', disabled: true },
          ]}
        >
          <Text>What the tab “{tab}” shows.</Text>
        </Tabs>
        <Tabs
          label="Store editor"
          value="info"
          items={['Overview', 'Store information', 'Game', 'Price', 'Submit', 'Publisher review', 'Package review'].map((label, index) => ({
            value: index === 1 ? 'info' : label,
            label,
            href: `#${index}`,
          }))}
        />
        <Steps
          label="Listing"
          current="review"
          doneLabel="done"
          items={[
            { key: 'fill', label: 'Fill in' },
            { key: 'review', label: 'Review' },
            { key: 'release', label: 'Release' },
          ]}
        />
        <Order />
        <Checklist
          label="Before you submit"
          doneLabel="done"
          missingLabel="missing"
          items={[
            { key: 'info', label: 'Store information', done: true },
            { key: 'game', label: 'Game', done: false, reason: 'The package is still uploading.' },
            {
              key: 'price',
              label: 'Price',
              done: false,
              reason: 'A price for the United States is missing.',
              action: <Button size="small">Set a price</Button>,
            },
          ]}
        />
      </Stack>
    </Section>
  );
}

const places = ['The pier', 'The ferry', 'The island', 'The lamp'];

function Order() {
  const [order, setOrder] = useState(places);
  return (
    <SortableGrid
      label="Places in their order"
      itemKeys={order}
      renderItem={(key, _index, handle) => (
        <Card>
          {key} {handle}
        </Card>
      )}
      onMove={(from, to) => setOrder(order.toSpliced(from, 1).toSpliced(to, 0, order[from] ?? ''))}
      labels={{
        handle: (position) => `Move place ${position}`,
        role: 'can be moved',
        instructions: 'Press Space to lift it, the arrow keys to move it, Space to drop it, Escape to leave it where it was.',
        lifted: (position, total) => `Lifted from place ${position} of ${total}.`,
        over: (position, total) => `Now at place ${position} of ${total}.`,
        dropped: (position, total) => `Dropped at place ${position} of ${total}.`,
        cancelled: 'It is back where it was.',
      }}
    />
  );
}
