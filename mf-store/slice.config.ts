import { STORE_POPUPS } from '@meowtale/contracts/popups/store';
import type { SliceConfig } from '@meowtale/web-kit';

export const slice: SliceConfig = {
  name: 'mf-store',
  budgetBytes: 1_400_000,
  routes: [
    { id: 'home', pattern: '/', frame: 'store', titleKey: 'home.pageTitle', descriptionKey: 'home.subtitle', render: 'server' },
    {
      id: 'list',
      pattern: '/store',
      frame: 'store',
      titleKey: 'list.title',
      descriptionKey: 'list.description',
      adultAware: true,
      render: 'server',
    },
    { id: 'detail', pattern: '/store/:id', frame: 'store', titleKey: 'detail.pageTitle', adultAware: true, render: 'server' },
    { id: 'fullscreen', pattern: '/store/:id/fullscreen', frame: 'bare', titleKey: 'play.pageTitle', adultAware: true },
    { id: 'shared', pattern: '/shared/:token', frame: 'bare', titleKey: 'play.pageTitle' },
    { id: 'cart', pattern: '/cart', frame: 'store', titleKey: 'cart.title', roles: ['user'] },
    { id: 'library', pattern: '/my-game', frame: 'store', titleKey: 'library.title' },
    { id: 'receipt', pattern: '/receipt/:uuid', frame: 'store', titleKey: 'receipt.title', roles: ['user'] },
    { id: 'account-log', pattern: '/account-log', frame: 'store', titleKey: 'accountLog.title', roles: ['user'] },
    { id: 'hosted-recharge', pattern: '/hosted/recharge', frame: 'bare', titleKey: 'topUp.title' },
    { id: 'hosted-payment-log', pattern: '/hosted/payment-log', frame: 'bare', titleKey: 'paymentLog.title' },
    { id: 'payment-return', pattern: '/payment-return', frame: 'bare', titleKey: 'paymentReturn.title' },
    { id: 'account', pattern: '/account', frame: 'store', titleKey: 'account.title', roles: ['user'] },
    { id: 'notices', pattern: '/notices', frame: 'store', titleKey: 'notices.title', roles: ['user'] },
    { id: 'creator', pattern: '/creator/:uuid', frame: 'store', titleKey: 'creator.pageTitle', adultAware: true, render: 'server' },
  ],
  navigation: [],
  popups: STORE_POPUPS,
};
