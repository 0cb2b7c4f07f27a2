/** Returns a uuid with this end. */
export const uuid = (end: string) => `0198f6d2-0000-7000-8000-0000000000${end}`;
export const work = {
  __typename: 'Store',
  uuid: uuid('a1'),
  default_lang: 'en-US',
  author_id: uuid('b1'),
  status: 'on',
  cps_state: 1,
  cps_profit_share_ratio: 0.2,
  cps_closed_at: null as string | null,
  store_info: [{ language: 'en-US', name: 'The Night Ferry', brief: 'A ferry that leaves at night.' }],
};
export const link = {
  __typename: 'StoreAdLink',
  uuid: uuid('c1'),
  type: 'url',
  name: 'Spring letter',
  utm_source: 'newsletter',
  utm_medium: '',
  utm_campaign: '',
  utm_term: '',
  utm_content: '',
  uid: 'aB3dE6gH9k',
  store_id: work.uuid,
  store: work as typeof work | null,
  click_count: 41,
  visit_count: 27,
  wish_count: 8,
  order_count: 5 as number | null,
  refund_count: 1 as number | null,
  revenue: 280 as number | null,
  pending: 70 as number | null,
  revision: 3,
  created_at: '2026-11-01T12:00:00.000Z',
  updated_at: '2026-11-20T12:00:00.000Z',
};
export const links = (...list: object[]) => ({ findStoreAdLink: { __typename: 'StoreAdLinkList', list, totalCount: list.length } });
export const terms = {
  __typename: 'MyStore',
  uuid: work.uuid,
  name: 'The Night Ferry',
  cps_state: 1,
  cps_profit_share_ratio: 0.2,
  cps_closed_at: null as string | null,
  cps_is_fixed: true,
  released_at: '2026-10-01T12:00:00.000Z',
  updated_at: '2026-11-01T12:00:00.000Z',
};
export const mine = (...list: object[]) => ({ findStoreMe: { __typename: 'MyStoreList', list, totalCount: list.length } });

const noTotal = { __typename: 'SellerTotal', earned: 0, pending: 0, settled: 0, taken_back: 0 };
/** A page of sales by links, with its sums. */
export const sales = (list: object[] = [], total: object = noTotal) => ({
  findStoreOrderBySeller: { __typename: 'SellerOrderList', list, totalCount: list.length, total },
});
