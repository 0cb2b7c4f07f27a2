import type { PlatformKey, StoreCategory } from '@meowtale/contracts';

type Query = Record<string, string | number | readonly string[] | undefined>;

/** Parameters that are repeated instead of joined, because people's texts may contain commas. */
const ONE_BY_ONE = new Set(['tag', 'without']);

/**
 * Appends a query; empty values and the first page are omitted and lists are joined by commas, so that equal filters give
 * equal addresses.
 */
export function withQuery(path: string, query: Query = {}): string {
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    if (typeof value === 'object' && ONE_BY_ONE.has(key)) for (const one of value) params.append(key, one);
    else {
      if (key === 'page' && value === 1) continue;
      const text = typeof value === 'object' ? value.join(',') : value;
      if (text !== undefined && text !== '') params.set(key, String(text));
    }
  }
  const search = params.toString();
  return search ? `${path}?${search}` : path;
}

/** Query of the store list's address; see `StoreQuery` in the catalogue's schema. */
export interface StoreListQuery {
  category?: readonly StoreCategory[];
  priceMin?: number;
  priceMax?: number;
  language?: readonly string[];
  system?: readonly string[];
  /** ongoing | completed */
  serial?: string;
  /** early_access | official */
  release?: string;
  /** 1: of price 0. */
  free?: number;
  /** 1: with a current discount. */
  sale?: number;
  /** Tags that a work must all have. */
  tag?: readonly string[];
  /** Tags that a work may not have. */
  without?: readonly string[];
  /** A person's uuid. */
  creator?: string;
  platform?: PlatformKey;
  keyword?: string;
  page?: number;
  /** Cursor, for pages beyond the numbered ones. */
  after?: string;
  order?: string;
}

/** The shown notices, and `mail` for the settings of e-mails. */
interface NoticesQuery {
  page?: number;
  show?: 'unread' | 'official' | 'system';
  settings?: 'mail';
}

/** Link builders for all addresses that slices link to, without language prefix (SPEC §2). */
export const paths = {
  about: () => '/about-us',
  employment: () => '/employment',
  privacy: () => '/privacy',
  terms: () => '/terms',
  mobileTip: () => '/mobile-tip',
  /** `returnUrl` is where the person goes on once their address is verified; `useVerifyEmailPath` fills in the page. */
  verifyEmail: (query: { returnUrl?: string } = {}) => withQuery('/verify-email', query),
  home: (query: { platform?: PlatformKey } = {}) => withQuery('/', query),
  stores: (query: StoreListQuery = {}) => withQuery('/store', { ...query }),
  store: (id: string, query: { uid?: string } = {}) => withQuery(`/store/${id}`, query),
  /** `preview` plays the free opening also for people who may play the whole work, and before the release. */
  storeFullscreen: (id: string, query: { preview?: 'opening' } = {}) => withQuery(`/store/${id}/fullscreen`, query),
  /** An unreleased work, by its owner's shared link. */
  shared: (token: string) => `/shared/${token}`,
  cart: () => '/cart',
  library: (query: { page?: number } = {}) => withQuery('/my-game', query),
  /** By the uuid of an order or of a paid quote. */
  receipt: (uuid: string) => `/receipt/${uuid}`,
  /** Where the tab of a payment comes back to; `to` is the address, as `href` makes it, at which it goes on if it isn't closed. */
  /** The wallet adds `left`, the uuid of a payment whose page was left without paying. */
  paymentReturn: (to: string) => withQuery('/payment-return', { to }),
  /** The person's own profile and account. */
  account: () => '/account',
  accountLog: (query: { type?: 'coin' | 'silver'; page?: number } = {}) => withQuery('/account-log', query),
  hostedPaymentLog: (query: { page?: number } = {}) => withQuery('/hosted/payment-log', query),
  notices: (query: NoticesQuery = {}) => withQuery('/notices', { ...query }),
  /** With adult categories named: the adult works, behind their gate (ADR 10). */
  creator: (uuid: string, query: { category?: readonly StoreCategory[]; page?: number } = {}) => withQuery(`/creator/${uuid}`, query),
  lobby: () => '/lobby',
  lobbyStores: () => '/lobby/stores',
  lobbyDrama: (query: { page?: number; q?: string; label?: string; archived?: 1 } = {}) => withQuery('/lobby/drama', query),
  lobbyProfile: () => '/lobby/profile',
  lobbyNotification: (query: NoticesQuery = {}) => withQuery('/lobby/notification', { ...query }),
  lobbyMarketing: (
    room?: 'ad-links' | 'discounts' | 'distribution' | 'distribution/management',
    query: { page?: number; q?: string } = {},
  ) => withQuery(room ? `/lobby/marketing/${room}` : '/lobby/marketing', query),
  /** What one of the person's own tracked links brought, by days such as 2026-11-27. */
  lobbyAdLink: (uuid: string, query: { from?: string; to?: string } = {}) => withQuery(`/lobby/marketing/ad-links/${uuid}`, query),
  /** One of the person's own links to a listing, to promote it. */
  lobbyPromote: (store: string) => `/lobby/marketing/promote/${store}`,
  lobbyWebsite: () => '/lobby/marketing/website',
  lobbyIncome: (tab?: 'reconciliation' | 'sales-report' | 'withdrawal') => (tab ? `/lobby/income/${tab}` : '/lobby/income'),
  /** What one month's settlement run settled; `month` is `YYYY-MM`. */
  lobbySettlement: (month: string) => `/lobby/income/settlement/${month}`,
  /** One listing's sales. */
  lobbySalesReport: (store: string) => `/lobby/income/sales-report/${store}`,
  /** The listings of others that the person represents or is asked to; with `store` one of them. */
  lobbyAgent: (query: { store?: string } = {}) => withQuery('/lobby/agent', query),
  lobbyStaff: (
    room?:
      | 'activities'
      | 'audit'
      | 'comments'
      | 'dead-letters'
      | 'home'
      | 'notifications'
      | 'payment-differences'
      | 'payouts'
      | 'people'
      | 'plans'
      | 'refunds'
      | 'releases'
      | 'silver'
      | 'stores',
  ) => (room ? `/lobby/staff/${room}` : '/lobby/staff'),
  /** Asks at once for the platform of a new listing; with `app`, that one is chosen in it. */
  newListing: (app?: string) => withQuery('/set-store', { app }),
  setStore: (id: string, tab?: 'application' | 'information' | 'package-review' | 'price' | 'publishing-check' | 'submit') =>
    tab ? `/set-store/${id}/${tab}` : `/set-store/${id}`,
  /** Without a uuid: a new one. */
  setDrama: (uuid?: string, tab?: 'character' | 'dialog' | 'drama' | 'resource') =>
    uuid ? `/set-drama/${uuid}${tab ? `/${tab}` : ''}` : '/set-drama',
  /** A drama's editor, asking at once what app is made of it; with `app`, that one's next version is what it offers first. */
  makeApp: (drama: string, app = 'app') => withQuery(`/set-drama/${drama}`, { make: app }),
} as const;
