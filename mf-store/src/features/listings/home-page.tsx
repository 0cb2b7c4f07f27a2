import { OPEN_CATEGORIES } from '@meowtale/contracts';
import { pickWords } from '@meowtale/contracts/words';
import { Button, Cover, EmptyState, Page, Section, Stack, Text, Title } from '@meowtale/ui';
import { Failure, Link, paths, useHost } from '@meowtale/web-kit';
import { useTranslation } from 'react-i18next';
import { useQuery } from 'urql';
import { type ListingCardData, STORE_LIST, type StoreListData } from './documents.ts';
import styles from './home-page.module.css';
import { ListingGrid } from './listing-grid.tsx';
import { ListingPrice } from './listing-price.tsx';

const SHELF = 10;

/** `/`, the shelf for all ages: one work held up to the light, then what is new. */
export function HomePage() {
  const { t } = useTranslation();
  const [{ data, error, fetching }, ask] = useQuery<StoreListData>({
    query: STORE_LIST,
    variables: { q: { page: 1, pageSize: SHELF, orderField: 'released_at-desc', categories: OPEN_CATEGORIES } },
  });
  const listings = data?.findStore.list ?? [];
  const all = (
    <Button component={Link} to={paths.stores()} variant="ghost">
      {t('home.all')}
    </Button>
  );
  return (
    <Page>
      <Stack gap={56}>
        <Hero listings={listings} />
        <Section title={t('home.new')} actions={listings.length ? all : undefined}>
          {error && !data ? (
            <Failure error={error} title={t('list.failed')} onRetry={() => ask({ requestPolicy: 'network-only' })} retrying={fetching} />
          ) : null}
          {!error && data && listings.length === 0 ? (
            <EmptyState kind="shelf" title={t('list.emptyTitle')}>
              {t('list.emptyText')}
            </EmptyState>
          ) : null}
          {data || fetching ? <ListingGrid listings={listings} loading={fetching} eager={0} /> : null}
        </Section>
      </Stack>
    </Page>
  );
}

function Hero({ listings }: { listings: readonly ListingCardData[] }) {
  const { t } = useTranslation();
  const { locale } = useHost();
  const picked = listings[0];
  const words = picked ? pickWords(picked.store_info, locale, picked.default_lang) : null;
  const fan = [listings[1], picked, listings[2]].filter((listing) => listing !== undefined);
  return (
    <div className={styles.hero}>
      <Stack gap={16} align="start">
        <Title level={1} size={54}>
          {t('home.title')}
        </Title>
        <Text size="large" tone="muted">
          {words?.brief ?? t('home.subtitle')}
        </Text>
        {picked && words ? (
          <div className={styles.acts}>
            <Button variant="primary" size="large" component={Link} to={paths.store(picked.uuid)}>
              {t('home.read', { name: words.name })}
            </Button>
            <ListingPrice listing={picked} />
          </div>
        ) : null}
      </Stack>
      <div className={styles.fan} aria-hidden="true">
        {fan.map((listing) => (
          <HeroCover key={listing.uuid} listing={listing} front={listing === picked} />
        ))}
      </div>
    </div>
  );
}

function HeroCover({ listing, front }: { listing: ListingCardData; front: boolean }) {
  const { locale } = useHost();
  const words = pickWords(listing.store_info, locale, listing.default_lang);
  return (
    <Cover
      className={front ? styles.front : styles.side}
      src={words?.data.cover240x320?.url}
      sizes={front ? '(max-width: 559px) 34vw, 186px' : '(max-width: 559px) 27vw, 150px'}
      alt=""
      title={words?.name ?? ''}
      eager
      first={front}
    />
  );
}
