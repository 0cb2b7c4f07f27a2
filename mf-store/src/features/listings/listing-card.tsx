import { isAdultCategory } from '@meowtale/contracts/categories';
import { pickWords } from '@meowtale/contracts/words';
import { Badge, type BadgeTone, StoreCard } from '@meowtale/ui';
import { Link, paths, useAdultConfirmed, useHost } from '@meowtale/web-kit';
import { useTranslation } from 'react-i18next';
import { systemKey } from '../detail/system-key.ts';
import type { ListingCardData } from './documents.ts';
import styles from './listing-card.module.css';
import { ListingPrice } from './listing-price.tsx';
import { ListingSigns } from './listing-signs.tsx';

interface ListingCardProps {
  listing: ListingCardData;
  /** In the first screen. */
  eager?: boolean;
  /** Of those, the topmost on a phone. */
  first?: boolean;
  /** Heading level of its name in the surrounding page. */
  level?: 2 | 3;
  /** Shown in place of the price, e.g. the library's action. */
  action?: React.ReactNode;
}

/** Renders a listing's card; opens its page in a new tab (SPEC §2). */
export function ListingCard({ listing, eager, first, level, action }: ListingCardProps) {
  const { t } = useTranslation();
  const { navigation, locale } = useHost();
  const localized = pickWords(listing.store_info, locale, listing.default_lang);
  const isAdult = isAdultCategory(listing.category);
  const isConcealed = !useAdultConfirmed() && isAdult;
  const facts = [
    listing.endings ? t('card.endings', { count: listing.endings }) : null,
    t('card.languages', { count: listing.languages.length }),
  ];
  const systems = listing.support_platform.split(',').filter(Boolean);
  const marks: [string | false, BadgeTone][] = [
    [listing.owned === true && t('card.owned'), 'plum'],
    [isAdult && '18+', 'danger'],
    [listing.release_type === 'early_access' && t('release.early_access'), 'gold'],
    [listing.sales_rank !== null && t('card.bestseller', { place: listing.sales_rank }), 'gold'],
    [listing.serial_status === 'ongoing' && t('serial.ongoing'), 'mint'],
  ];
  return (
    <StoreCard
      href={navigation.href(paths.store(listing.uuid))}
      target="_blank"
      newTabLabel={t('card.newTab')}
      title={localized?.name ?? ''}
      titleLang={localized?.language}
      level={level}
      meta={
        <>
          <Link className={`mt-clamp mt-clamp--1 ${styles.author}`} to={paths.creator(listing.author.uuid)} dir="auto">
            {listing.author.nickname}
          </Link>
          <span>{facts.filter(Boolean).join(' · ')}</span>
          <ListingSigns stats={listing.store_stats} />
          <span className={styles.systems}>{systems.map((system) => t(`system.${systemKey(system)}`)).join(', ')}</span>
        </>
      }
      cover={{ src: isConcealed ? null : (localized?.data.cover240x320?.url ?? null), eager, first }}
      badges={marks.map(([mark, tone]) =>
        mark ? (
          <Badge key={mark} tone={tone} solid>
            {mark}
          </Badge>
        ) : null,
      )}
      price={action ?? <ListingPrice listing={listing} />}
    />
  );
}
