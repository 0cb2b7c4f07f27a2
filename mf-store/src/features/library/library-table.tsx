import { Button, EmptyState, Table } from '@meowtale/ui';
import { formatDate, Link, paths, useHost } from '@meowtale/web-kit';
import { useTranslation } from 'react-i18next';
import { shownName } from '../listings/localized-name.ts';
import type { LibraryOrder } from './documents.ts';
import { LibraryWork } from './library-work.tsx';
import { RefundCell } from './refund.tsx';

interface LibraryTableProps {
  orders: LibraryOrder[];
  onRefund(order: LibraryOrder): void;
  onAsk(order: LibraryOrder): void;
}

/** Renders the owned works, a row for each order. */
export function LibraryTable({ orders, onRefund, onAsk }: LibraryTableProps) {
  const { t } = useTranslation();
  const { locale } = useHost();
  const nameOf = (order: LibraryOrder) => shownName(order, locale).name;
  const browse = (
    <Button variant="primary" component={Link} to={paths.stores()}>
      {t('cart.browse')}
    </Button>
  );
  return (
    <Table
      label={t('library.title')}
      stacked
      rows={orders}
      rowKey={(order) => order.uuid}
      columns={[
        {
          key: 'work',
          header: t('library.work'),
          rowHeader: true,
          render: (order) => <LibraryWork order={order} />,
        },
        {
          key: 'when',
          header: t('library.bought'),
          nowrap: true,
          render: (order) => (order.paid_at ? formatDate(order.paid_at, locale) : ''),
        },
        {
          key: 'refund',
          header: t('library.refund'),
          render: (order) => <RefundCell order={order} name={nameOf(order)} onRefund={() => onRefund(order)} onAsk={() => onAsk(order)} />,
        },
      ]}
      rowActions={(order) => <OrderActs order={order} name={nameOf(order)} />}
      actionsLabel={t('library.actions')}
      empty={
        <EmptyState kind="shelf" title={t('library.emptyTitle')} actions={browse}>
          {t('library.emptyText')}
        </EmptyState>
      }
    />
  );
}

function OrderActs({ order, name }: { order: LibraryOrder; name: string }) {
  const { t } = useTranslation();
  return (
    <>
      <Button variant="ghost" size="small" component={Link} to={paths.receipt(order.uuid)} aria-label={t('library.receiptNamed', { name })}>
        {t('library.receipt')}
      </Button>
      <Button
        variant="primary"
        size="small"
        component={Link}
        to={paths.storeFullscreen(order.store_id)}
        aria-label={t('library.playNamed', { name })}
      >
        {t('buy.play')}
      </Button>
    </>
  );
}
