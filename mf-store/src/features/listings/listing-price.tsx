import { Price } from '@meowtale/ui';
import { formatEnd, useHost, useTimeZone } from '@meowtale/web-kit';
import { useTranslation } from 'react-i18next';
import type { CurrentPrice, ListingCardData } from './documents.ts';
import styles from './listing-price.module.css';
import { useAbout } from './use-about.ts';

type Priced = Pick<ListingCardData, 'auth_type' | 'current_price' | 'store_price' | 'reward_minimum'>;

/** Returns the person's price of a work: the wallet's, or the listing's us price during an outage of the wallet. */
export function shownPrice({ current_price, store_price }: Pick<Priced, 'current_price' | 'store_price'>): CurrentPrice {
  if (current_price) return current_price;
  const us = store_price.find((price) => price.country === 'us')?.meowcent ?? 0;
  return { country: 'us', original: us, amount: us, percentage_discount: 0, ends_at: null, local: { currency: 'USD', amount: us } };
}

/** Renders a price as in every list and page; in lists with local money, and the end of a discount. */
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

/** Renders what follows a price: local money and the end of the discount, in one line with a dot between, or without it in two. */
export function PriceNotes({ price: { amount, local, ends_at: endsAt } }: { price: CurrentPrice }) {
  const about = useAbout()(amount, local);
  return (
    <span className={styles.notes}>
      <span className={styles.noteLine}>
        {about ? <span className={styles.note}>{about}</span> : null}
        {endsAt ? (
          <span>
            <span className={styles.dot}>{about ? ' · ' : null}</span>
            <Ends at={endsAt} />
          </span>
        ) : null}
      </span>
    </span>
  );
}

/** Renders the end of a discount; a component of its own, so that only this renders again once the person's time zone is known. */
function Ends({ at }: { at: string }) {
  const { t } = useTranslation();
  const { locale } = useHost();
  return <span>{t('price.ends', { when: formatEnd(at, locale, useTimeZone()) })}</span>;
}
