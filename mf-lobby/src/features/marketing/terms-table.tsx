import { Stack, StatusPill, Table, type TableColumn, Text } from '@meowtale/ui';
import { formatDateTime, formatPercent, Link, useHost } from '@meowtale/web-kit';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PersonName } from '../../app/staff-mark.tsx';
import type { OwnTerms, RepresentedTerms } from './distribution-documents.ts';

interface TermsTableProps<Work> {
  label: string;
  works: Work[];
  loading: boolean;
  empty?: ReactNode;
  /** Returns the address that a work's name links to. */
  addressOf: (work: Work) => string;
  rowActions?: (work: Work) => ReactNode;
}

/** Renders the current and future terms of promoters by work, with the owner of a represented one. */
export function TermsTable<Work extends OwnTerms | RepresentedTerms>(props: TermsTableProps<Work>) {
  const { label, works, loading, empty, addressOf, rowActions } = props;
  const { t } = useTranslation();
  const columns: TableColumn<Work>[] = [
    {
      key: 'name',
      header: t('stores.name'),
      rowHeader: true,
      render: (work) => (
        <Stack gap={4}>
          <Link className="mt-anchor mt-anchor--quiet" to={addressOf(work)} dir="auto">
            {work.name || t('stores.untitled')}
          </Link>
          {'owner' in work && work.owner ? (
            <Text as="span" size="small" tone="muted">
              <PersonName of={work.owner} />
            </Text>
          ) : null}
        </Stack>
      ),
    },
    {
      key: 'now',
      header: t('marketing.now'),
      render: ({ cps_state }) => (
        <StatusPill tone={cps_state === 1 ? 'mint' : 'neutral'}>{t(`marketing.openState.${cps_state}`)}</StatusPill>
      ),
    },
    { key: 'share', header: t('marketing.share'), render: (work) => <ShareOf work={work} /> },
    { key: 'next', header: t('marketing.then'), render: (work) => <ThenOf work={work} /> },
  ];
  return (
    <Table
      label={label}
      columns={columns}
      rows={works}
      rowKey={({ uuid }) => uuid}
      loading={loading}
      loadingLabel={t('stores.loading')}
      empty={empty}
      {...(rowActions && { actionsLabel: t('stores.actions'), rowActions })}
    />
  );
}

/** Renders the share, whether it can change, and a notice where links earn nothing by it. */
function ShareOf({ work }: { work: OwnTerms }) {
  const { t } = useTranslation();
  const { locale } = useHost();
  const earnsNothing = work.cps_state !== 1 || work.cps_profit_share_ratio === 0;
  return (
    <Stack gap={4}>
      <Text as="span">{formatPercent(work.cps_profit_share_ratio, locale)}</Text>
      <Text as="span" size="small" tone="muted">
        {t(work.cps_is_fixed ? 'marketing.fixed' : 'marketing.unfixed')}
      </Text>
      {earnsNothing ? (
        <Text as="span" size="small" tone="muted">
          {t('promoterTerms.none')}
        </Text>
      ) : null}
    </Stack>
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
