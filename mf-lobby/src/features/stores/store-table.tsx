import { Button, Cover, IconButton, IconExternalLink, Table, type TableColumn, Text } from '@meowtale/ui';
import { formatDateTime, Link, paths, useHost } from '@meowtale/web-kit';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isOut, type StoreRow } from './documents.ts';
import { SaleSwitch } from './sale-switch.tsx';
import classes from './stores.module.css';
import { SubmitStatus } from './submit-status.tsx';

interface StoreTableProps {
  stores: StoreRow[];
  loading: boolean;
  empty: ReactNode;
}

/** Renders a person's listings with their state. */
export function StoreTable({ stores, loading, empty }: StoreTableProps) {
  const { t } = useTranslation();
  const { locale, navigation } = useHost();
  const nameOf = (store: StoreRow) => store.name || t('stores.untitled');
  const columns: TableColumn<StoreRow>[] = [
    {
      key: 'cover',
      header: t('stores.cover'),
      hideHeader: true,
      fit: true,
      kind: 'center',
      render: (store) => <Cover className={classes.cover} shape="wide" src={store.cover?.url} alt="" title={nameOf(store)} />,
    },
    {
      key: 'name',
      header: t('stores.name'),
      rowHeader: true,
      render: (store) => (
        <Link className="mt-anchor mt-anchor--quiet" to={paths.setStore(store.uuid)}>
          {nameOf(store)}
        </Link>
      ),
    },
    { key: 'platform', header: t('stores.platform'), fit: true, nowrap: true, render: (store) => t(`platform.${store.platform_key}.name`) },
    {
      key: 'status',
      header: t('stores.status'),
      fit: true,
      nowrap: true,
      render: (store) => <SubmitStatus status={store.submit_status} />,
    },
    {
      key: 'sale',
      header: t('stores.sale'),
      fit: true,
      nowrap: true,
      render: (store) =>
        isOut(store) ? (
          <SaleSwitch store={{ ...store, name: nameOf(store) }} />
        ) : (
          <Text as="span" tone="muted">
            {t('stores.notOut')}
          </Text>
        ),
    },
    {
      key: 'updated',
      header: t('stores.updated'),
      kind: 'number',
      fit: true,
      nowrap: true,
      render: (store) => <time dateTime={store.updated_at}>{formatDateTime(store.updated_at, locale)}</time>,
    },
  ];
  return (
    <Table
      label={t('stores.title')}
      columns={columns}
      rows={stores}
      rowKey={(store) => store.uuid}
      loading={loading}
      loadingLabel={t('stores.loading')}
      empty={empty}
      actionsLabel={t('stores.actions')}
      rowActions={(store) => (
        <>
          <Button size="small" component={Link} to={paths.setStore(store.uuid)} aria-label={t('stores.editNamed', { name: nameOf(store) })}>
            {t('stores.edit')}
          </Button>
          {isOut(store) ? (
            <IconButton
              size="small"
              component="a"
              rel="noopener"
              href={navigation.href(paths.store(store.uuid))}
              target="_blank"
              label={t('stores.pageNamed', { name: nameOf(store) })}
              icon={<IconExternalLink size={18} aria-hidden="true" />}
            />
          ) : null}
        </>
      )}
    />
  );
}
