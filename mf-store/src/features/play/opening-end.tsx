import { Button, Notice, Title } from '@meowtale/ui';
import { useHost } from '@meowtale/web-kit';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { StoreDetail } from '../detail/documents.ts';
import { GameLanguages } from '../detail/facts.tsx';
import { useBuy } from '../detail/use-buy.ts';
import { ListingPrice } from '../listings/listing-price.tsx';
import styles from './opening-end.module.css';

interface OpeningEndProps {
  listing: StoreDetail;
  onBought(): void;
}

/** Follows an opening that was read to its end: what is known of the whole work, and the way to have it. */
export function OpeningEnd({ listing, onBought }: OpeningEndProps) {
  const { t } = useTranslation();
  const { locale } = useHost();
  const { label, buy } = useBuy(listing, onBought);
  const title = useId();
  const words = listing.game_pack.word_count;
  const facts: [label: string, value: ReactNode][] = [
    [t('detail.endings'), listing.endings ? new Intl.NumberFormat(locale).format(listing.endings) : null],
    [t('detail.length'), words > 0 ? t('detail.words', { count: words }) : null],
    [t('detail.languages'), <GameLanguages key="languages" listing={listing} />],
  ];
  return (
    <section className={styles.end} aria-labelledby={title}>
      <div className={styles.words}>
        <Title level={2} size={22} id={title}>
          {t('play.wholeHas')}
        </Title>
        <dl className={styles.facts}>
          {facts
            .filter(([, value]) => value !== null)
            .map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
        </dl>
      </div>
      <div className={styles.buy}>
        <ListingPrice listing={listing} />
        {listing.status === 'on' ? (
          <Button variant="primary" size="large" onClick={buy}>
            {label}
          </Button>
        ) : (
          <Notice tone="info">{t('buy.offSale')}</Notice>
        )}
      </div>
    </section>
  );
}
