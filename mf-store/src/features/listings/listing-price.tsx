import { Price } from '@meowtale/ui';
import { formatEnd, useHost, useTimeZone } from '@meowtale/web-kit';
import { useTranslation } from 'react-i18next';
import type { CurrentPrice, ListingCardData } from './documents.ts';
import styles from './listing-price.module.css';
import { useAbout } from './use-about.ts';

type Priced = Pick<ListingCardData, 'auth_type' | 'current_price' | 'store_price' | 'reward_minimum'>;

/** What a work costs the one who looks: the wallet's word, or the listing's own us price while the wallet is away. */
export function shownPrice({ current_price, store_price }: Pick<Priced, 'current_price' | 'store_price'>): CurrentPrice {
  if (current_price) return current_price;
  const us = store_price.find((price) => price.country === 'us')?.meowcent ?? 0;
  return { country: 'us', original: us, amount: us, percentage_discount: 0, ends_at: null, local: { currency: 'USD', amount: us } };
}

/** A price as every list and page shows it; in lists with local money, and until when a discount runs. */
export function ListingPrice({ listing, size }: { listing: Priced; size?: 'normal' | 'hero' }) {
  const { t } = useTranslation();
  const aboutOf = useAbout();
  if (listing.auth_type === 2) return <span>{t('price.reward')}</span>;
  const price = shownPrice(listing);
  const about = aboutOf(price.amount, price.local);
  return (
    <Price
      amount={price.amount}
      original={price.original}
      originalLabel={t('price.before')}
      percentOff={price.percentage_discount}
      unit={t('coin.meow', { count: price.amount })}
      originalUnit={t('coin.meow', { count: price.original })}
      local={size === 'hero' || !(about || price.ends_at) ? undefined : <PriceNotes price={price} />}
      freeLabel={t('price.free')}
      size={size}
    />
  );
}

/** What stands after a price: local money and until when it holds, with a dot between, where alone a line may end. */
export function PriceNotes({ price: { amount, local, ends_at: endsAt } }: { price: CurrentPrice }) {
  const about = useAbout()(amount, local);
  return (
    <>
      {about ? <span className={styles.note}>{about}</span> : null}
      {about && endsAt ? ' · ' : null}
      {endsAt ? <Ends at={endsAt} /> : null}
    </>
  );
}

/** Until when a discount runs; a part of its own, so that only this is rendered again once the person's time zone is known. */
function Ends({ at }: { at: string }) {
  const { t } = useTranslation();
  const { locale } = useHost();
  return <span className={styles.note}>{t('price.ends', { when: formatEnd(at, locale, useTimeZone()) })}</span>;
}
