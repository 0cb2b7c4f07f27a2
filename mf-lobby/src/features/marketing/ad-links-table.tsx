import { IconButton, IconDots, Menu, Stack, Table, type TableColumn, Text } from '@meowtale/ui';
import { formatCoins, formatDate, formatNumber, Link, paths, useHost } from '@meowtale/web-kit';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DeleteAdLink } from './delete-ad-link.tsx';
import type { AdLink } from './documents.ts';
import { LinkButtons } from './link-tools.tsx';
import { nameOf } from './promoted.ts';
import { SetAdLinkPopup } from './set-ad-link-popup.tsx';
import { ShareCell } from './share-cell.tsx';
import { UtmValues } from './utm-values.tsx';

interface AdLinksTableProps {
  links: AdLink[];
  loading: boolean;
  empty: ReactNode;
}

/** Renders links with their results; figures that the wallet doesn't provide are dashes. */
export function AdLinksTable({ links, loading, empty }: AdLinksTableProps) {
  const { t } = useTranslation();
  const [setting, setSetting] = useState<AdLink | null>(null);
  const [deleting, setDeleting] = useState<AdLink | null>(null);
  return (
    <>
      <Table
        label={t('marketing.tab.ad-links')}
        columns={useColumns()}
        rows={links}
        rowKey={({ uuid }) => uuid}
        loading={loading}
        loadingLabel={t('marketing.loading')}
        empty={empty}
        actionsLabel={t('stores.actions')}
        rowActions={(link) => (
          <>
            <LinkButtons link={link} />
            <MoreOf link={link} onSet={() => setSetting(link)} onDelete={() => setDeleting(link)} />
          </>
        )}
      />
      {setting ? <SetAdLinkPopup of={setting} onClose={() => setSetting(null)} /> : null}
      {deleting ? <DeleteAdLink link={deleting} onClose={() => setDeleting(null)} /> : null}
    </>
  );
}

function useColumns(): TableColumn<AdLink>[] {
  const { t } = useTranslation();
  const { locale } = useHost();
  const figure = (key: 'click_count' | 'visit_count' | 'wish_count' | 'order_count' | 'refund_count'): TableColumn<AdLink> => ({
    key,
    header: t(`marketing.figure.${key}`),
    kind: 'number',
    fit: true,
    render: (link) => (link[key] === null ? t('marketing.dash') : formatNumber(link[key], locale)),
  });
  return [
    {
      key: 'name',
      header: t('marketing.field.name'),
      rowHeader: true,
      render: (link) => (
        <Stack gap={4}>
          <Link className="mt-anchor mt-anchor--quiet" to={paths.lobbyAdLink(link.uuid)} dir="auto">
            {link.name}
          </Link>
          <Text as="span" size="small" tone="muted">
            {nameOf(link.store, locale) ?? t('marketing.goneWork')}
            {link.type === 'url' ? '' : ` · ${t('marketing.ofSite')}`}
          </Text>
          <UtmValues of={link} />
        </Stack>
      ),
    },
    { key: 'share', header: t('marketing.share'), render: ({ store }) => <ShareCell store={store} /> },
    figure('click_count'),
    figure('visit_count'),
    figure('wish_count'),
    figure('order_count'),
    figure('refund_count'),
    {
      key: 'revenue',
      header: t('marketing.figure.revenue'),
      kind: 'number',
      fit: true,
      strong: true,
      nowrap: true,
      render: ({ revenue }) => (revenue === null ? t('marketing.dash') : formatCoins(revenue, locale)),
    },
    {
      key: 'updated',
      header: t('stores.updated'),
      kind: 'number',
      fit: true,
      nowrap: true,
      render: ({ updated_at }) => <time dateTime={updated_at}>{formatDate(updated_at, locale)}</time>,
    },
  ];
}

/** Renders further actions of a link that was created by hand; a site manages its own. */
function MoreOf({ link, onSet, onDelete }: { link: AdLink; onSet(): void; onDelete(): void }) {
  const { t } = useTranslation();
  if (link.type !== 'url') return null;
  return (
    <Menu
      trigger={
        <IconButton size="small" label={t('marketing.moreNamed', { name: link.name })} icon={<IconDots size={18} aria-hidden="true" />} />
      }
      items={[
        { key: 'set', label: t('marketing.setLink'), onSelect: onSet },
        { key: 'delete', label: t('marketing.delete'), danger: true, onSelect: onDelete },
      ]}
    />
  );
}
