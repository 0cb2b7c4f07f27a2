import { type CreateSlice, createSliceI18n } from '@meowtale/web-kit';
import { lazy } from 'react';
import { StoreDetailPage } from './features/detail/store-detail-page.tsx';
import { HomePage } from './features/listings/home-page.tsx';
import { StoreListPage } from './features/listings/store-list-page.tsx';

/** What the server draws too comes at once; the rest when it is first opened, and anew when a slice is tried again. */
function openedLater() {
  return {
    fullscreen: lazy(async () => ({ default: (await import('./features/play/fullscreen-page.tsx')).FullscreenPage })),
    cart: lazy(async () => ({ default: (await import('./features/cart/cart-page.tsx')).CartPage })),
    library: lazy(async () => ({ default: (await import('./features/library/library-page.tsx')).LibraryPage })),
    bill: lazy(async () => ({ default: (await import('./features/bill/bill-popup.tsx')).BillPopup })),
    topUp: lazy(async () => ({ default: (await import('./features/top-up/top-up-popup.tsx')).TopUpPopup })),
    sponsorBill: lazy(async () => ({ default: (await import('./features/reward/sponsor-bill-popup.tsx')).SponsorBillPopup })),
  };
}

/** What the shell loads: the storefront, from the first shelf to the last page. */
export const createSlice: CreateSlice = async (host) => {
  const { fullscreen, cart, library, bill, topUp, sponsorBill } = openedLater();
  return {
    routes: { home: HomePage, list: StoreListPage, detail: StoreDetailPage, fullscreen, cart, library },
    popups: { 'store.bill': bill, 'store.top-up': topUp, 'store.sponsor-bill': sponsorBill },
    words: await createSliceI18n(
      host.locale,
      (locale) => import(/* webpackChunkName: "words-[request]" */ `../locales/${locale}.json`, { with: { type: 'json' } }),
    ),
  };
};
