import { PAGE_SIZE_MAX } from '@meowtale/contracts';
import { Button, Modal, Stack, Table, type TableColumn, Text } from '@meowtale/ui';
import { Failure, formatPercent, Link, paths, useHost } from '@meowtale/web-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useQuery } from 'urql';
import type { OwnTerms } from './distribution-documents.ts';
import { type AdLink, findAdLinks, TOUCHES_AD_LINKS } from './documents.ts';
import { LinkButtons } from './link-tools.tsx';
import { SetAdLinkPopup } from './set-ad-link-popup.tsx';

/** Renders the person's own links to a work (SPEC §3): name, ratio, address. The owner earns nothing more by them. */
export function OwnLinks({ work, name, onClose }: { work: OwnTerms; name: string; onClose(): void }) {
  const { t } = useTranslation();
  const { locale } = useHost();
  const [making, setMaking] = useState(false);
  const [{ data, error, fetching }, ask] = useQuery({
    query: findAdLinks,
    variables: { store_id: work.uuid, q: { pageSize: PAGE_SIZE_MAX } },
    context: TOUCHES_AD_LINKS,
    requestPolicy: 'cache-and-network',
  });
  const columns: TableColumn<AdLink>[] = [
    {
      key: 'name',
      header: t('marketing.field.name'),
      rowHeader: true,
      render: (link) => (
        <Stack gap={4}>
          <Link className="mt-anchor mt-anchor--quiet" to={paths.lobbyAdLink(link.uuid)} dir="auto">
            {link.name}
          </Link>
          {link.type === 'site' ? (
            <Text as="span" size="small" tone="muted">
              {t('marketing.ofSite')}
            </Text>
          ) : null}
        </Stack>
      ),
    },
    { key: 'share', header: t('marketing.share'), fit: true, render: () => formatPercent(work.cps_profit_share_ratio, locale) },
    { key: 'address', header: t('marketing.address'), render: (link) => <LinkButtons link={link} /> },
  ];
  if (making) return <SetAdLinkPopup of={{ store_id: work.uuid, name }} onClose={() => setMaking(false)} />;
  return (
    <Modal
      open
      size="large"
      onClose={onClose}
      title={t('marketing.ownLinksNamed', { name })}
      closeLabel={t('popup.close')}
      footer={
        <Button variant="primary" onClick={() => setMaking(true)}>
          {t('marketing.newLink')}
        </Button>
      }
    >
      <Stack gap={16}>
        <Text tone="muted">{t('marketing.ownLinksWords')}</Text>
        {error && !data ? (
          <Failure
            title={t('marketing.linksFailed')}
            error={error}
            onRetry={() => ask({ requestPolicy: 'network-only' })}
            retrying={fetching}
          />
        ) : (
          <Table
            bare
            label={t('marketing.ownLinks')}
            columns={columns}
            rows={data?.findStoreAdLink.list ?? []}
            rowKey={({ uuid }) => uuid}
            loading={!data}
            loadingLabel={t('marketing.loading')}
            empty={<Text tone="muted">{t('marketing.noOwnLinks')}</Text>}
          />
        )}
      </Stack>
    </Modal>
  );
}
