/** The storefront's list of works: listings come from the catalogue, prices for this person from the wallet. */
const CARD = `uuid platform_key auth_type default_lang category languages endings reward_minimum
      store_price { country meowcent } author { uuid nickname } store_info { language name brief data { cover240x320 { uuid url } } }`;
const PRICE = 'current_price { original amount percentage_discount ends_at local { currency amount } } owned';

/** The request to the gateway. */
export const SHELF = `query Bench($q: StoreQuery) { findStore(q: $q) { list { ${CARD} ${PRICE} } totalCount } }`;
/** The same in two requests, one for each service. */
export const CATALOG_PART = `query Shelf($q: StoreQuery) { findStore(q: $q) { list { ${CARD} } totalCount } }`;
export const WALLET_PART = `query Prices($uuids: [ID!]!) { _walletStores(uuids: $uuids) { uuid ${PRICE} } }`;
