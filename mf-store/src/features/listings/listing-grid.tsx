import { Grid, StoreCardSkeleton, useDelayed, VisuallyHidden } from '@meowtale/ui';
import { useTranslation } from 'react-i18next';
import type { ListingCardData } from './documents.ts';
import { ListingCard } from './listing-card.tsx';
import styles from './listing-grid.module.css';

const SKELETONS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'];

interface ListingGridProps {
  listings: readonly ListingCardData[];
  loading: boolean;
  /** How many of its pictures are in the first screen. */
  eager?: number;
  /** Heading level of its names. */
  level?: 2 | 3;
}

/** Renders a grid of covers, or their placeholders. While another page loads, the current one fades. */
export function ListingGrid({ listings, loading, eager = 5, level }: ListingGridProps) {
  const { t } = useTranslation();
  const skeleton = useDelayed(loading && listings.length === 0);
  if (loading && listings.length === 0)
    return (
      <Grid kind="covers" gap={24} aria-busy="true">
        <VisuallyHidden>{t('list.loading')}</VisuallyHidden>
        {skeleton ? SKELETONS.map((key) => <StoreCardSkeleton key={key} />) : null}
      </Grid>
    );
  return (
    <Grid kind="covers" gap={24} aria-busy={loading} className={loading ? styles.asked : undefined}>
      {listings.map((listing, index) => (
        <ListingCard key={listing.uuid} listing={listing} eager={index < eager} first={index < Math.min(eager, 2)} level={level} />
      ))}
    </Grid>
  );
}
