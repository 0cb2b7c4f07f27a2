import { Notice } from '@meowtale/ui';
import { useTranslation } from 'react-i18next';
import type { StoreDetail } from '../detail/documents.ts';
import { BuyWhole } from './buy-whole.tsx';
import { OpeningEnd } from './opening-end.tsx';

/** Follows the opening of a released work: the whole can be bought there while it is on sale. */
export function SoldEnd({ listing, onBought }: { listing: StoreDetail; onBought(): void }) {
  const { t } = useTranslation();
  return (
    <OpeningEnd listing={listing}>
      {listing.status === 'on' ? (
        <BuyWhole listing={listing} onBought={onBought} variant="primary" size="large" />
      ) : (
        <Notice tone="info">{t('buy.offSale')}</Notice>
      )}
    </OpeningEnd>
  );
}
