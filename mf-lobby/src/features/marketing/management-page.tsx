import { PAGE_SIZE_DEFAULT } from '@meowtale/contracts';
import { Button, ConfirmDialog, EmptyState, Notice, Stack, StatusPill, Table, type TableColumn, Text } from '@meowtale/ui';
import {
  type AppError,
  Failure,
  formatDateTime,
  formatPercent,
  Link,
  PageLinks,
  pageOf,
  paths,
  StaleNotice,
  toAppError,
  useHost,
  useLocation,
} from '@meowtale/web-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMutation, useQuery } from 'urql';
import { RefusalNotice } from '../../app/refusal-notice.tsx';
import { isOut, TOUCHES_STORES } from '../stores/documents.ts';
import { findOwnTerms, type OwnTerms, setOwnTerms } from './distribution-documents.ts';
import { MarketingFrame } from './marketing-frame.tsx';
import { OwnLinks } from './own-links.tsx';

/** Renders `/lobby/marketing/distribution/management`: the current and future terms of promoters for the person's works. */
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
    <Stack gap={16}>
      {error && !fetching ? <StaleNotice error={error} onRetry={retry} /> : null}
      <Notice>{t('marketing.monthNotice')}</Notice>
      <TermsTable works={list} loading={fetching && !data} />
      <PageLinks
        page={page}
        pageSize={PAGE_SIZE_DEFAULT}
        total={totalCount}
        pathFor={(next) => paths.lobbyMarketing('distribution/management', { page: next })}
      />
    </Stack>
  );
}

type PromotionAction = 'end' | 'open';
const actionOf = ({ cps_state, cps_closed_at }: OwnTerms): PromotionAction => (cps_state === 1 && cps_closed_at === null ? 'end' : 'open');

function TermsTable({ works, loading }: { works: OwnTerms[]; loading: boolean }) {
  const { t } = useTranslation();
  const { locale } = useHost();
  const [asking, setAsking] = useState<OwnTerms | null>(null);
  const [linksOf, setLinksOf] = useState<OwnTerms | null>(null);
  const nameOf = ({ name }: OwnTerms) => name || t('stores.untitled');
  const columns: TableColumn<OwnTerms>[] = [
    {
      key: 'name',
      header: t('stores.name'),
      rowHeader: true,
      render: (work) => (
        <Link className="mt-anchor mt-anchor--quiet" to={paths.setStore(work.uuid)}>
          {nameOf(work)}
        </Link>
      ),
    },
    {
      key: 'now',
      header: t('marketing.now'),
      render: (work) => (
        <StatusPill tone={work.cps_state === 1 ? 'mint' : 'neutral'}>{t(`marketing.openState.${work.cps_state}`)}</StatusPill>
      ),
    },
    {
      key: 'share',
      header: t('marketing.share'),
      render: (work) => (
        <Stack gap={4}>
          <Text as="span">{formatPercent(work.cps_profit_share_ratio, locale)}</Text>
          <Text as="span" size="small" tone="muted">
            {t(work.cps_is_fixed ? 'marketing.fixed' : 'marketing.unfixed')}
          </Text>
        </Stack>
      ),
    },
    { key: 'next', header: t('marketing.then'), render: (work) => <ThenOf work={work} /> },
  ];
  return (
    <>
      <Table
        label={t('marketing.tab.distribution/management')}
        columns={columns}
        rows={works}
        rowKey={({ uuid }) => uuid}
        loading={loading}
        loadingLabel={t('stores.loading')}
        empty={
          <EmptyState kind="desk" level={2} title={t('marketing.noOwnWorks')}>
            {t('marketing.noOwnWorksHint')}
          </EmptyState>
        }
        actionsLabel={t('stores.actions')}
        rowActions={(work) => (
          <>
            {isOut(work) ? (
              <Button size="small" aria-label={t('marketing.ownLinksNamed', { name: nameOf(work) })} onClick={() => setLinksOf(work)}>
                {t('marketing.ownLinks')}
              </Button>
            ) : null}
            <Button
              size="small"
              aria-label={t(`marketing.deed.${actionOf(work)}Named`, { name: nameOf(work) })}
              onClick={() => setAsking(work)}
            >
              {t(`marketing.deed.${actionOf(work)}`)}
            </Button>
          </>
        )}
      />
      {asking ? <AskTerms work={asking} name={nameOf(asking)} onClose={() => setAsking(null)} /> : null}
      {linksOf ? <OwnLinks work={linksOf} name={nameOf(linksOf)} onClose={() => setLinksOf(null)} /> : null}
    </>
  );
}

/** Renders terms that apply in the future. */
function ThenOf({ work }: { work: OwnTerms }) {
  const { t } = useTranslation();
  const { locale } = useHost();
  if (work.cps_state === 1 && work.cps_closed_at) return t('marketing.endsOn', { when: formatDateTime(work.cps_closed_at, locale) });
  return (
    <Text as="span" tone="muted">
      {t('marketing.nothingChanges')}
    </Text>
  );
}

function AskTerms({ work, name, onClose }: { work: OwnTerms; name: string; onClose(): void }) {
  const { t } = useTranslation();
  const { notify } = useHost();
  const [{ fetching }, set] = useMutation(setOwnTerms);
  const [failure, setFailure] = useState<AppError | null>(null);
  const action = actionOf(work);
  const question = action === 'end' && !isOut(work) ? 'endAtOnce' : action;
  async function act() {
    const { error } = await set({ store_id: work.uuid, cps_state: action === 'end' ? 0 : 1 }, TOUCHES_STORES);
    if (error) return setFailure(toAppError(error));
    notify(t('offer.done'), 'success');
    onClose();
  }
  return (
    <ConfirmDialog
      open
      loading={fetching}
      title={t(`marketing.deed.${action}Named`, { name })}
      confirmLabel={t(`marketing.deed.${action}`)}
      cancelLabel={t('popup.cancel')}
      onCancel={onClose}
      onConfirm={act}
    >
      <Stack gap={12}>
        <Text>{t(`marketing.question.${question}`)}</Text>
        <RefusalNotice failure={failure} />
      </Stack>
    </ConfirmDialog>
  );
}
