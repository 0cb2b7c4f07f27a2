import { OPEN_CATEGORIES, PLATFORMS } from '@meowtale/contracts';
import { pickWords } from '@meowtale/contracts/words';
import { Button, EmptyState, Page, Stack, Tabs, Text, Title } from '@meowtale/ui';
import { Failure, Link, paths, StaleNotice, useHost, useLocation, usePerson } from '@meowtale/web-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useQuery } from 'urql';
import { STORE_LIST, type StoreListData } from '../listings/documents.ts';
import { listVariables, NO_FILTERS, type StoreFilters } from '../listings/filters.ts';
import { Carousel, CarouselPlace } from './carousel.tsx';
import { HOME, type HomeData, RECOMMENDED } from './documents.ts';
import styles from './home-page.module.css';
import { ShelfRow, ShelfRowPlace } from './shelf-row.tsx';

const ROW = 10;
const [HOUSE, OPEN] = PLATFORMS;

/** Renders `/`: staff's picks, recommendations, discounts and new works. */
export function HomePage() {
  const { t } = useTranslation();
  const isOpen = new URLSearchParams(useLocation().search).get('platform') === OPEN;
  // A retry remounts all queries.
  const [round, setRound] = useState(0);
  return (
    <Page>
      <Stack gap={36}>
        <header className={styles.head}>
          <Title level={1} size={46}>
            {t('home.title')}
          </Title>
          <Text size="large" tone="muted">
            {t('home.subtitle')}
          </Text>
        </header>
        <PlatformTabs isOpen={isOpen} />
        <Shelves key={`${isOpen} ${round}`} isOpen={isOpen} onRetry={() => setRound(round + 1)} />
      </Stack>
    </Page>
  );
}

/** Renders the tabs of both platforms; on the second the reader chooses the price. */
function PlatformTabs({ isOpen }: { isOpen: boolean }) {
  const { t } = useTranslation();
  const { navigation } = useHost();
  const pathOf = (value: string) => paths.home(value === OPEN ? { platform: OPEN } : {});
  return (
    <Tabs
      label={t('home.platforms')}
      value={isOpen ? OPEN : HOUSE}
      items={[HOUSE, OPEN].map((value) => ({
        value,
        label: t(value === OPEN ? 'home.open' : 'home.everything'),
        href: navigation.href(pathOf(value)),
      }))}
      onChange={(value) => navigation.push(pathOf(value))}
    />
  );
}

function Shelves({ isOpen, onRetry }: { isOpen: boolean; onRetry(): void }) {
  const platform = isOpen ? OPEN : null;
  return (
    <Stack gap={16}>
      <Picked platform={isOpen ? OPEN : HOUSE} onRetry={onRetry} />
      <Recommended platform={platform} />
      <FilteredRow filters={{ ...NO_FILTERS, sale: true, order: 'order1_count-desc', platform }} title="home.sale" />
      <FilteredRow filters={{ ...NO_FILTERS, platform }} title="home.new" isGrid />
    </Stack>
  );
}

/** Renders staff's carousel and rows, or default ones without picks. */
function Picked({ platform, onRetry }: { platform: string; onRetry(): void }) {
  const { t } = useTranslation();
  const { locale } = useHost();
  const [{ data, error }] = useQuery<HomeData>({ query: HOME, variables: { platform, language: locale } });
  const home = data?.findConfigurationPagesIndex;
  if (!home && error) return <Failure error={error} title={t('list.failed')} onRetry={onRetry} />;
  if (!home)
    return (
      <>
        <CarouselPlace />
        <ShelfRowPlace />
      </>
    );
  if (home.carousel.length + home.rows.length === 0) return <Nothing isOpen={platform === OPEN} />;
  // New works have their own row below.
  const rows = home.rows.filter(({ key, titles }) => titles.length > 0 || key !== 'new');
  return (
    <>
      {error ? <StaleNotice error={error} onRetry={onRetry} /> : null}
      {home.carousel.length > 0 ? <Carousel works={home.carousel} /> : null}
      {rows.map(({ key, titles, stores }) => {
        const localized = pickWords(titles, locale, 'en-US');
        return (
          <ShelfRow
            key={key}
            title={localized?.title ?? t('home.popular')}
            titleLang={localized?.language === locale ? undefined : localized?.language}
            listings={stores}
          />
        );
      })}
    </>
  );
}

function Nothing({ isOpen }: { isOpen: boolean }) {
  const { t } = useTranslation();
  return (
    <EmptyState
      kind="shelf"
      title={t('list.emptyTitle')}
      actions={
        isOpen ? (
          <Button component={Link} to={paths.home()}>
            {t('home.everything')}
          </Button>
        ) : null
      }
    >
      {t('list.emptyText')}
    </EmptyState>
  );
}

/** Renders recommendations; for a guest the most liked works. It is left out when the query fails. */
function Recommended({ platform }: { platform: string | null }) {
  const { t } = useTranslation();
  const { locale } = useHost();
  const person = usePerson();
  const [{ data, error }] = useQuery({ query: RECOMMENDED, variables: { platform, size: ROW, language: locale } });
  const listings = data?.findStore.list ?? [];
  if (!data && !error) return <ShelfRowPlace />;
  return listings.length > 0 ? <ShelfRow title={t(person ? 'home.forYou' : 'home.recommended')} listings={listings} /> : null;
}

interface FilteredRowProps {
  filters: StoreFilters;
  /** Locale key of its title. */
  title: string;
  /** Shows all in a grid instead of one line. */
  isGrid?: boolean;
}

/** Renders the beginning of a list, and a link to all of it. Its errors are left out, because the picks above show them. */
function FilteredRow({ filters, title, isGrid }: FilteredRowProps) {
  const { t } = useTranslation();
  const { locale } = useHost();
  const { q, platform } = listVariables({ ...filters, categories: OPEN_CATEGORIES }, ROW);
  const [{ data, error }] = useQuery<StoreListData>({ query: STORE_LIST, variables: { q, platform, language: locale } });
  const listings = data?.findStore.list ?? [];
  if (!data && !error) return <ShelfRowPlace />;
  if (listings.length === 0) return null;
  return <ShelfRow title={t(title)} listings={listings} all={filters} isGrid={isGrid} />;
}
