import { PAGE_SIZE_DEFAULT } from '@meowtale/contracts';
import { Button, EmptyState, Notice, Stack } from '@meowtale/ui';
import { Failure, PageLinks, pageOf, paths, StaleNotice, useLocation } from '@meowtale/web-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useQuery } from 'urql';
import { isOut, TOUCHES_STORES } from '../stores/documents.ts';
import { findOwnTerms, type OwnTerms } from './distribution-documents.ts';
import { MarketingFrame } from './marketing-frame.tsx';
import { OwnLinks } from './own-links.tsx';
import { RepresentedTermsSection } from './represented-terms.tsx';
import { AskTerms, actionOf, SetShare } from './terms-dialogs.tsx';
import { TermsTable } from './terms-table.tsx';

/** Renders `/lobby/marketing/distribution/management`: the terms of promoters for works that the person owns or represents. */
export function ManagementPage() {
  const { t } = useTranslation();
  return (
    <MarketingFrame tab="distribution/management" subtitle={t('marketing.managementWords')}>
      <Management />
    </MarketingFrame>
  );
}

function Management() {
  const { t } = useTranslation();
  const page = pageOf(useLocation().search);
  const q = { page, pageSize: PAGE_SIZE_DEFAULT, orderField: 'updated_at-desc' };
  const [{ data, error, fetching }, ask] = useQuery({
    query: findOwnTerms,
    variables: { q },
    context: TOUCHES_STORES,
    requestPolicy: 'cache-and-network',
  });
  const { list = [], totalCount = 0 } = data?.findStoreMe ?? {};
  const retry = () => ask({ requestPolicy: 'network-only' });
  if (error && !data) return <Failure title={t('stores.failed')} error={error} onRetry={retry} retrying={fetching} />;
  return (
    <Stack gap={36}>
      <Stack gap={16}>
        {error && !fetching ? <StaleNotice error={error} onRetry={retry} /> : null}
        <Notice>{t('marketing.monthNotice')}</Notice>
        <OwnTermsTable works={list} loading={fetching && !data} />
        <PageLinks
          page={page}
          pageSize={PAGE_SIZE_DEFAULT}
          total={totalCount}
          pathFor={(next) => paths.lobbyMarketing('distribution/management', { page: next })}
        />
      </Stack>
      {/* Below a list whose height isn't known before. */}
      {data ? <RepresentedTermsSection /> : null}
    </Stack>
  );
}

type Asked = 'links' | 'share' | 'state';

function OwnTermsTable({ works, loading }: { works: OwnTerms[]; loading: boolean }) {
  const { t } = useTranslation();
  const [asked, setAsked] = useState<{ what: Asked; work: OwnTerms } | null>(null);
  const nameOf = ({ name }: OwnTerms) => name || t('stores.untitled');
  const button = (work: OwnTerms, what: Asked, words: { label: string; named: string }) => (
    <Button size="small" aria-label={t(words.named, { name: nameOf(work) })} onClick={() => setAsked({ what, work })}>
      {t(words.label)}
    </Button>
  );
  const dialog = asked && { work: asked.work, name: nameOf(asked.work), onClose: () => setAsked(null) };
  return (
    <>
      <TermsTable
        label={t('marketing.tab.distribution/management')}
        works={works}
        loading={loading}
        empty={
          <EmptyState kind="desk" level={2} title={t('marketing.noOwnWorks')}>
            {t('marketing.noOwnWorksHint')}
          </EmptyState>
        }
        addressOf={({ uuid }) => paths.setStore(uuid)}
        rowActions={(work) => (
          <>
            {isOut(work) ? button(work, 'links', { label: 'marketing.ownLinks', named: 'marketing.ownLinksNamed' }) : null}
            {work.cps_is_fixed ? null : button(work, 'share', { label: 'cps.set', named: 'promoterTerms.setNamed' })}
            {button(work, 'state', { label: `marketing.deed.${actionOf(work)}`, named: `marketing.deed.${actionOf(work)}Named` })}
          </>
        )}
      />
      {dialog && asked?.what === 'links' ? <OwnLinks {...dialog} /> : null}
      {dialog && asked?.what === 'share' ? <SetShare {...dialog} /> : null}
      {dialog && asked?.what === 'state' ? <AskTerms {...dialog} /> : null}
    </>
  );
}
