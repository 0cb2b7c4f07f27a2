import { Button, Grid, Section, StoreCardSkeleton, useDelayed, VisuallyHidden } from '@meowtale/ui';
import { Link } from '@meowtale/web-kit';
import { useTranslation } from 'react-i18next';
import type { ListingCardData } from '../listings/documents.ts';
import { filtersPath, type StoreFilters } from '../listings/filters.ts';
import { ListingCard } from '../listings/listing-card.tsx';
import { ListingGrid } from '../listings/listing-grid.tsx';
import styles from './shelf-row.module.css';

interface ShelfRowProps {
  title: string;
  /** The language of the title, where it differs from the page's. */
  titleLang?: string;
  listings: readonly ListingCardData[];
  /** The list that these begin. */
  all?: StoreFilters;
  /** Shows all in a grid instead of one line. */
  isGrid?: boolean;
}

/** Renders a row of the home page: as many covers as fit, the rest by scrolling sideways. */
export function ShelfRow({ title, titleLang, listings, all, isGrid }: ShelfRowProps) {
  const { t } = useTranslation();
  const actions = all ? (
    <Button component={Link} to={filtersPath(all)} variant="ghost" aria-label={`${t('home.all')}: ${title}`}>
      {t('home.all')}
    </Button>
  ) : undefined;
  return (
    <Section
      title={
        titleLang ? (
          <span className={styles.title} lang={titleLang}>
            {title}
          </span>
        ) : (
          title
        )
      }
      actions={actions}
    >
      {isGrid ? (
        <ListingGrid listings={listings} loading={false} eager={0} />
      ) : (
        <ul className={styles.row}>
          {listings.map((listing) => (
            <li key={listing.uuid} className={styles.place}>
              <ListingCard listing={listing} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

const PLACES = ['a', 'b', 'c', 'd', 'e'];

/** Renders the placeholder of a row. */
export function ShelfRowPlace() {
  const { t } = useTranslation();
  const isSlow = useDelayed(true);
  return (
    <div aria-busy="true">
      <VisuallyHidden>{t('list.loading')}</VisuallyHidden>
      <Grid kind="covers" gap={24} className={styles.waiting}>
        {isSlow ? PLACES.map((key) => <StoreCardSkeleton key={key} />) : null}
      </Grid>
    </div>
  );
}
