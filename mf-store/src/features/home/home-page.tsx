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

/** `/`: what staff hold up to the light, then what a person may like, what costs less now and what is new. */
export function HomePage() {
  const { t } = useTranslation();
  const isOpen = new URLSearchParams(useLocation().search).get('platform') === OPEN;
  // What couldn't be asked is asked anew, all of it.
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

/** Both of the house's platforms, and that on which the reader says what a story is worth. */
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

/** Staff's carousel and rows, or the house's own while they picked nothing. */
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
  // What is new has a row of its own below.
  const rows = home.rows.filter(({ key, titles }) => titles.length > 0 || key !== 'new');
  return (
    <>
      {error ? <StaleNotice error={error} onRetry={onRetry} /> : null}
      {home.carousel.length > 0 ? <Carousel works={home.carousel} /> : null}
      {rows.map(({ key, titles, stores }) => {
        const words = pickWords(titles, locale, 'en-US');
        return (
          <ShelfRow
            key={key}
            title={words?.title ?? t('home.popular')}
            titleLang={words?.language === locale ? undefined : words?.language}
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

/** What the one who looks may like; a guest sees what is liked best. Nobody misses it where it can't be asked. */
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
  /** The key of its words. */
  title: string;
  /** All of it in sight instead of in one line. */
  isGrid?: boolean;
}

/** The beginning of a list, and the way to all of it. Where it can't be asked, the picks above have said so. */
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
