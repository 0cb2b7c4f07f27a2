import { Notice, Title } from '@meowtale/ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { StoreDetail } from '../detail/documents.ts';
import { FactList, useWorkFacts } from '../detail/work-facts.tsx';
import { ListingPrice } from '../listings/listing-price.tsx';
import { BuyWhole } from './buy-whole.tsx';
import styles from './opening-end.module.css';

interface OpeningEndProps {
  listing: StoreDetail;
  onBought(): void;
}

/** Renders what follows a finished opening: facts about the whole work, and the purchase. */
export function OpeningEnd({ listing, onBought }: OpeningEndProps) {
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
        {listing.status === 'on' ? (
          <BuyWhole listing={listing} onBought={onBought} variant="primary" size="large" />
        ) : (
          <Notice tone="info">{t('buy.offSale')}</Notice>
        )}
      </div>
    </section>
  );
}
