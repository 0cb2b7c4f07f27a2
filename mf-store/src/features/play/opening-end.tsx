import { Title } from '@meowtale/ui';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { SoldWork } from '../detail/documents.ts';
import { FactList, useWorkFacts } from '../detail/work-facts.tsx';
import { ListingPrice } from '../listings/listing-price.tsx';
import styles from './opening-end.module.css';

interface OpeningEndProps {
  listing: SoldWork;
  /** The way to have it, below its price. */
  children: ReactNode;
}

/** Follows an opening that was read to its end: what is known of the whole work, and the way to have it. */
export function OpeningEnd({ listing, children }: OpeningEndProps) {
  const { t } = useTranslation();
  const title = useId();
  const { length, endings, languages } = useWorkFacts(listing);
  return (
    <section className={styles.end} aria-labelledby={title}>
      <div className={styles.words}>
        <Title level={2} size={22} id={title}>
          {t('play.wholeHas')}
        </Title>
        <FactList facts={[endings, length, languages]} className={styles.facts} />
      </div>
      <div className={styles.buy}>
        <ListingPrice listing={listing} />
        {children}
      </div>
    </section>
  );
}
