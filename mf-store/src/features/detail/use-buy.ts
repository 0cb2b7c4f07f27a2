import { useHost, usePerson } from '@meowtale/web-kit';
import { useTranslation } from 'react-i18next';
import type { PaidOrders } from '../bill/documents.ts';
import { shownPrice } from '../listings/listing-price.tsx';
import type { StoreDetail } from './documents.ts';

export const isFree = (listing: StoreDetail): boolean => listing.auth_type === 1 && shownPrice(listing).amount === 0;

/** Returns the label and the action of a work's purchase button. A guest signs in first. */
export function useBuy(listing: StoreDetail, onBought: () => void): { label: string; buy(): Promise<void> } {
  const { t } = useTranslation();
  const { openPopup, session } = useHost();
  const person = usePerson();
  const isReward = listing.auth_type === 2;

  async function buy() {
    if (!person && !(await session.signIn())) return;
    const popup = isReward ? 'store.sponsor-bill' : 'store.bill';
    const input = isReward ? { storeId: listing.uuid } : { storeIds: [listing.uuid] };
    if (await openPopup<PaidOrders>(popup, input)) onBought();
  }
  return { label: t(isReward ? 'buy.reward' : isFree(listing) ? 'buy.get' : 'buy.now'), buy };
}
