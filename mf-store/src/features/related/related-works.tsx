import { Section } from '@meowtale/ui';
import { Failure, useHost } from '@meowtale/web-kit';
import { useTranslation } from 'react-i18next';
import { useQuery } from 'urql';
import { ListingGrid } from '../listings/listing-grid.tsx';
import { RELATED_STORES } from './documents.ts';

/** Fills the rows of a wide page and of a narrow one. */
const MOST = 6;

/** Renders similar works, adult ones only beside one of their own category (ADR 10); nothing without any. */
export function RelatedWorks({ storeId }: { storeId: string }) {
  const { t } = useTranslation();
  const { locale } = useHost();
  const [{ data, error, fetching }, ask] = useQuery({
    query: RELATED_STORES,
    variables: { id: storeId, pageSize: MOST, language: locale },
  });
  const listings = data?.findStore.list ?? [];
  if (data && listings.length === 0) return null;
  return (
    <Section title={t('related.title')}>
      {error && !data ? (
        <Failure error={error} title={t('related.failed')} onRetry={() => ask({ requestPolicy: 'network-only' })} retrying={fetching} />
      ) : (
        <ListingGrid listings={listings} loading={fetching && !data} eager={0} level={3} />
      )}
    </Section>
  );
}
