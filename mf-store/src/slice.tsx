import { type CreateSlice, createSliceI18n } from '@meowtale/web-kit';
import { BillPopup } from './features/bill/bill-popup.tsx';
import { CartPage } from './features/cart/cart-page.tsx';
import { StoreDetailPage } from './features/detail/store-detail-page.tsx';
import { LibraryPage } from './features/library/library-page.tsx';
import { HomePage } from './features/listings/home-page.tsx';
import { StoreListPage } from './features/listings/store-list-page.tsx';
import { FullscreenPage } from './features/play/fullscreen-page.tsx';
import { SponsorBillPopup } from './features/reward/sponsor-bill-popup.tsx';
import { TopUpPopup } from './features/top-up/top-up-popup.tsx';

/** What the shell loads: the storefront, from the first shelf to the last page. */
export const createSlice: CreateSlice = async (host) => {
  return {
    routes: {
      home: HomePage,
      list: StoreListPage,
      detail: StoreDetailPage,
      fullscreen: FullscreenPage,
      cart: CartPage,
      library: LibraryPage,
    },
    popups: { 'store.bill': BillPopup, 'store.top-up': TopUpPopup, 'store.sponsor-bill': SponsorBillPopup },
    words: await createSliceI18n(
      host.locale,
      (locale) => import(/* webpackChunkName: "words-[request]" */ `../locales/${locale}.json`, { with: { type: 'json' } }),
    ),
  };
};
