/** Operations that several test files use. */
export const STORE_QUOTE = `query Quote($store: ID!, $price: Coins, $silver: Boolean, $uid: String) {
  findStoreQuote(store_id: $store, price: $price, use_silver: $silver, store_ad_link_uid: $uid) {
    uuid state total total_local { currency amount } silver_used coin_used remain use_silver
    lines { store_id store_name original price percentage_discount silver_used }
    balance { meowcent silver }
  }
}`;

export const CART_QUOTE = `query CartQuote($rows: [ID!], $silver: Boolean) {
  findCartCheckout(cart_store_uuid: $rows, use_silver: $silver) {
    uuid total silver_used coin_used remain lines { store_id price silver_used }
  }
}`;

export const PAY_STORE = `mutation Pay($quote: ID!, $key: ID!, $wait: Boolean) {
  addStoreOrder(quote_uuid: $quote, idempotency_key: $key, awaitTopUp: $wait) {
    orders { uuid store_id price silver_used state refundable_until }
    grants { store_id grant }
    wallet { meowcent silver }
  }
}`;

export const PAY_CART = PAY_STORE.replace('addStoreOrder', 'addCartCheckout');

export const ADD_TO_CART = 'mutation Add($store: ID!) { addCartStore(store_id: $store) { uuid store_id buyable } }';

export const REFUND = `mutation Refund($order: ID!, $key: ID!) {
  refundStoreOrder(uuid: $order, idempotency_key: $key) { uuid state refundable_until }
}`;
