import { type CreateSlice, createSliceI18n, openedLater } from '@meowtale/web-kit';
import { StoreDetailPage } from './features/detail/store-detail-page.tsx';
import { HomePage } from './features/listings/home-page.tsx';
import { StoreListPage } from './features/listings/store-list-page.tsx';

/** What the server draws too comes at once; the rest when it is first opened, and anew when a slice is tried again. */
function laterViews() {
  return {
    fullscreen: openedLater(async () => (await import('./features/play/fullscreen-page.tsx')).FullscreenPage),
    cart: openedLater(async () => (await import('./features/cart/cart-page.tsx')).CartPage),
    library: openedLater(async () => (await import('./features/library/library-page.tsx')).LibraryPage),
    bill: openedLater(async () => (await import('./features/bill/bill-popup.tsx')).BillPopup),
    topUp: openedLater(async () => (await import('./features/top-up/top-up-popup.tsx')).TopUpPopup),
    sponsorBill: openedLater(async () => (await import('./features/reward/sponsor-bill-popup.tsx')).SponsorBillPopup),
  };
}

/** What the shell loads: the storefront, from the first shelf to the last page. */
export const createSlice: CreateSlice = async (host) => {
  const { fullscreen, cart, library, bill, topUp, sponsorBill } = laterViews();
  return {
    routes: { home: HomePage, list: StoreListPage, detail: StoreDetailPage, fullscreen, cart, library },
    popups: { 'store.bill': bill, 'store.top-up': topUp, 'store.sponsor-bill': sponsorBill },
    words: await createSliceI18n(
      host.locale,
      (locale) => import(/* webpackChunkName: "words-[request]" */ `../locales/${locale}.json`, { with: { type: 'json' } }),
    ),
  };
};
