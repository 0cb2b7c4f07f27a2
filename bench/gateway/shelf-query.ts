/** The shelf of the storefront: listings are the catalogue's, what they cost whom is the wallet's. */
const CARD = `uuid platform_key auth_type default_lang category languages endings reward_minimum
      store_price { country meowcent } author { uuid nickname } store_info { language name brief data { cover240x320 { uuid url } } }`;
const PRICE = 'current_price { original amount percentage_discount ends_at local { currency amount } } owned';

/** What the gateway is asked. */
export const SHELF = `query Bench($q: StoreQuery) { findStore(q: $q) { list { ${CARD} ${PRICE} } totalCount } }`;
/** The same in two parts, as the services are asked directly. */
export const CATALOG_PART = `query Shelf($q: StoreQuery) { findStore(q: $q) { list { ${CARD} } totalCount } }`;
export const WALLET_PART = `query Prices($uuids: [ID!]!) { _walletStores(uuids: $uuids) { uuid ${PRICE} } }`;
