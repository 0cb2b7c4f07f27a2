import { type CreateSlice, createSliceI18n, type HostV1, openedLater } from '@meowtale/web-kit';
import { HomePage } from './features/home/home-page.tsx';
import { StoreListPage } from './features/listings/store-list-page.tsx';

const fetchDetail = async () =>
  (await import(/* webpackChunkName: "drawn-detail" */ './features/detail/store-detail-page.tsx')).StoreDetailPage;
const fetchCreator = async () => (await import(/* webpackChunkName: "drawn-creator" */ './features/creator/creator-page.tsx')).CreatorPage;

/**
 * The names of these chunks tell the build that the server draws them, so that their look stands in the page from the start.
 * Of the pages that the server draws too, the one that the tab opens with comes with the slice: taken over without its view
 * it would stand empty until that has come. The shelves are small and always there.
 */
async function drawnViews({ navigation }: HostV1) {
  const [, first, ...rest] = navigation.get().pathname.split('/');
  const opensAt = (folder: string) => first === folder && rest.length === 1;
  const [detail, creator] = await Promise.all([
    opensAt('store') ? fetchDetail() : openedLater(fetchDetail),
    opensAt('creator') ? fetchCreator() : openedLater(fetchCreator),
  ]);
  return { detail, creator };
}

/** The rest comes when it is first opened, and anew when a slice is tried again. */
function laterViews({ locale }: HostV1) {
  return {
    fullscreen: openedLater(async () => (await import('./features/play/fullscreen-page.tsx')).FullscreenPage),
    shared: openedLater(async () => (await import('./features/play/shared-page.tsx')).SharedPage),
    cart: openedLater(async () => (await import('./features/cart/cart-page.tsx')).CartPage),
    receipt: openedLater(async () => (await import('./features/receipts/receipt-page.tsx')).ReceiptPage),
    'account-log': openedLater(async () => (await import('./features/account-log/account-log-page.tsx')).AccountLogPage),
    'hosted-recharge': openedLater(async () => (await import('./features/hosted/recharge-page.tsx')).HostedRechargePage),
    'hosted-payment-log': openedLater(async () => (await import('./features/hosted/payment-log-page.tsx')).HostedPaymentLogPage),
    'payment-return': openedLater(async () => (await import('./features/top-up/payment-return-page.tsx')).PaymentReturnPage),
    notices: openedLater(async () => (await import('./features/notices/open-notices-page.ts')).openNoticesPage(locale)),
    library: openedLater(async () => (await import('./features/library/library-page.tsx')).LibraryPage),
    bill: openedLater(async () => (await import('./features/bill/bill-popup.tsx')).BillPopup),
    topUp: openedLater(async () => (await import('./features/top-up/top-up-popup.tsx')).TopUpPopup),
    plans: openedLater(async () => (await import('./features/plans/plans-popup.tsx')).PlansPopup),
    sponsorBill: openedLater(async () => (await import('./features/reward/sponsor-bill-popup.tsx')).SponsorBillPopup),
  };
}

/** What the shell loads: the storefront, from the first shelf to the last page. */
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
