import { pickWords } from '@meowtale/contracts/words';
import { Badge, StoreCard } from '@meowtale/ui';
import { Link, paths, useHost } from '@meowtale/web-kit';
import { useTranslation } from 'react-i18next';
import type { ListingCardData } from './documents.ts';
import styles from './listing-card.module.css';
import { ListingPrice } from './listing-price.tsx';

interface ListingCardProps {
  listing: ListingCardData;
  /** Among the first pictures a person sees. */
  eager?: boolean;
  /** Of those, one that a phone shows above all others. */
  first?: boolean;
  /** Heading level of its name in the page around. */
  level?: 2 | 3;
  /** Stands in the price's place, e.g. what the library offers. */
  action?: React.ReactNode;
}

/** A work on the shelf; opens its page in a new tab (SPEC §2). */
export function ListingCard({ listing, eager, first, level, action }: ListingCardProps) {
  const { t } = useTranslation();
  const { navigation, locale } = useHost();
  const words = pickWords(listing.store_info, locale, listing.default_lang);
  const facts = [
    listing.endings ? t('card.endings', { count: listing.endings }) : t(`serial.${listing.serial_status}`),
    t('card.languages', { count: listing.languages.length }),
  ];
  return (
    <StoreCard
      href={navigation.href(paths.store(listing.uuid))}
      target="_blank"
      newTabLabel={t('card.newTab')}
      title={words?.name ?? ''}
      titleLang={words?.language}
      level={level}
      meta={
        <>
          <Link className={`mt-clamp mt-clamp--1 ${styles.author}`} to={paths.creator(listing.author.uuid)}>
            {listing.author.nickname}
          </Link>
          <span>{facts.join(' · ')}</span>
        </>
      }
      cover={{ src: words?.data.cover240x320?.url ?? null, eager, first }}
      badges={listing.owned ? <Badge tone="plum">{t('card.owned')}</Badge> : null}
      price={action ?? <ListingPrice listing={listing} />}
    />
  );
}
