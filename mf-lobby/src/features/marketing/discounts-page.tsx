import { PAGE_SIZE_DEFAULT } from '@meowtale/contracts';
import { EmptyState, Grid, Section, Skeleton, Stack } from '@meowtale/ui';
import { Failure, PageLinks, pageOf, paths, StaleNotice, useHost, useLocation } from '@meowtale/web-kit';
import { useTranslation } from 'react-i18next';
import { useQuery } from 'urql';
import { TOUCHES_STORES } from '../stores/documents.ts';
import { DiscountCalendar } from './discount-calendar.tsx';
import { findDiscounts } from './discount-documents.ts';
import { DiscountLocks, DiscountsTable } from './discounts-table.tsx';
import { MarketingFrame } from './marketing-frame.tsx';

/** Renders `/lobby/marketing/discounts`: the discounts of the person's works, and when more are possible. */
export function DiscountsPage() {
  const { t } = useTranslation();
  return (
    <MarketingFrame tab="discounts" subtitle={t('marketing.discountsWords')}>
      <Discounts />
    </MarketingFrame>
  );
}

function Discounts() {
  const { t } = useTranslation();
  const { locale } = useHost();
  const page = pageOf(useLocation().search);
  const q = { page, pageSize: PAGE_SIZE_DEFAULT, orderField: 'updated_at-desc' };
  const [{ data, error, fetching }, ask] = useQuery({
    query: findDiscounts,
    variables: { platform: PRICED, q },
    context: CONTEXT,
    requestPolicy: 'cache-and-network',
  });
  const retry = () => ask({ requestPolicy: 'network-only' });
  if (error && !data) return <Failure title={t('marketing.discountsFailed')} error={error} onRetry={retry} retrying={fetching} />;
  if (!data) return <Skeleton shape="block" />;
  const { list: works, totalCount } = data.findStoreMe;
  const official = new Map(data.findStoreActivityOfficial.list.map(({ uuid, names }) => [uuid, names[locale] ?? names['en-US'] ?? '']));
  if (totalCount === 0) {
    return (
      <EmptyState kind="desk" level={2} title={t('marketing.noPriced')}>
        {t('marketing.noPricedHint')}
      </EmptyState>
    );
  }
  return (
    <Stack gap={24}>
      {error && !fetching ? <StaleNotice error={error} onRetry={retry} /> : null}
      <Grid kind="aside" gap={24}>
        <Stack gap={24}>
          <Section title={t('marketing.allDiscounts')} landmark={false}>
            <DiscountsTable works={works} official={official} />
          </Section>
          <Section title={t('marketing.locks')} landmark={false}>
            <DiscountLocks works={works} />
          </Section>
        </Stack>
        <DiscountCalendar works={works} totalCount={totalCount} />
      </Grid>
      <PageLinks
        page={page}
        pageSize={PAGE_SIZE_DEFAULT}
        total={totalCount}
        pathFor={(next) => paths.lobbyMarketing('discounts', { page: next })}
      />
    </Stack>
  );
}

/** Only works with a price can have a discount. */
const PRICED = 'meowtale';
const CONTEXT = { additionalTypenames: [...TOUCHES_STORES.additionalTypenames, 'StoreActivityOfficial'] };
