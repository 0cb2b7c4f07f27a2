import { type CreateSlice, createSliceI18n, type HostV1, lazyView } from '@meowtale/web-kit';
import { HomePage } from './features/home/home-page.tsx';
import { StoreListPage } from './features/listings/store-list-page.tsx';

const fetchDetail = async () =>
  (await import(/* webpackChunkName: "drawn-detail" */ './features/detail/store-detail-page.tsx')).StoreDetailPage;
const fetchCreator = async () => (await import(/* webpackChunkName: "drawn-creator" */ './features/creator/creator-page.tsx')).CreatorPage;

/**
 * Loads the views that the server also renders. The chunks' names tell the build so, which places their styles in the page. The view of the
 * address comes with the slice, because a page hydrated without its view would be empty until it has loaded; the lists are small and always
 * included.
 */
async function drawnViews({ navigation }: HostV1) {
  const [, first, ...rest] = navigation.get().pathname.split('/');
  const opensAt = (folder: string) => first === folder && rest.length === 1;
  const [detail, creator] = await Promise.all([
    opensAt('store') ? fetchDetail() : lazyView(fetchDetail),
    opensAt('creator') ? fetchCreator() : lazyView(fetchCreator),
  ]);
  return { detail, creator };
}

/** Creates the other views, which load when first opened, and again when a slice is retried. */
function laterViews({ locale }: HostV1) {
  return {
    fullscreen: lazyView(async () => (await import('./features/play/fullscreen-page.tsx')).FullscreenPage),
    shared: lazyView(async () => (await import('./features/play/shared-page.tsx')).SharedPage),
    cart: lazyView(async () => (await import('./features/cart/cart-page.tsx')).CartPage),
    receipt: lazyView(async () => (await import('./features/receipts/receipt-page.tsx')).ReceiptPage),
    'account-log': lazyView(async () => (await import('./features/account-log/account-log-page.tsx')).AccountLogPage),
    'hosted-recharge': lazyView(async () => (await import('./features/hosted/recharge-page.tsx')).HostedRechargePage),
    'hosted-payment-log': lazyView(async () => (await import('./features/hosted/payment-log-page.tsx')).HostedPaymentLogPage),
    'payment-return': lazyView(async () => (await import('./features/top-up/payment-return-page.tsx')).PaymentReturnPage),
    account: lazyView(async () => (await import('./features/account/open-account-page.tsx')).openAccountPage(locale)),
    notices: lazyView(async () => (await import('./features/notices/open-notices-page.ts')).openNoticesPage(locale)),
    library: lazyView(async () => (await import('./features/library/library-page.tsx')).LibraryPage),
    bill: lazyView(async () => (await import('./features/bill/bill-popup.tsx')).BillPopup),
    topUp: lazyView(async () => (await import('./features/top-up/top-up-popup.tsx')).TopUpPopup),
    plans: lazyView(async () => (await import('./features/plans/plans-popup.tsx')).PlansPopup),
    sponsorBill: lazyView(async () => (await import('./features/reward/sponsor-bill-popup.tsx')).SponsorBillPopup),
  };
}

/** Creates the storefront's slice for the shell. */
export const createSlice: CreateSlice = async (host) => {
  const { bill, topUp, plans, sponsorBill, ...pages } = laterViews(host);
  const [drawn, words] = await Promise.all([
    drawnViews(host),
    createSliceI18n(
      host.locale,
      (locale) => import(/* webpackChunkName: "words-[request]" */ `../locales/${locale}.json`, { with: { type: 'json' } }),
    ),
  ]);
  return {
    routes: { home: HomePage, list: StoreListPage, ...drawn, ...pages },
    popups: { 'store.bill': bill, 'store.top-up': topUp, 'store.plans': plans, 'store.sponsor-bill': sponsorBill },
    words,
  };
};
