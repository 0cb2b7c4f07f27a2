import type { CartCheckoutInput, StoreQuoteInput } from '@meowtale/contracts/inputs/wallet/checkout';
import { clockNow, DomainError, inTransaction } from '@meowtale/service-kit';
import { v7 as uuidv7 } from 'uuid';
import { toWallet, type WalletView } from '../accounts/wallet-view.ts';
import { cartWorks, namedWorks } from '../cart/service.ts';
import type { Db, Tx } from '../database.ts';
import { ownedAmong } from '../entitlements/service.ts';
import { readBalances } from '../ledger/service.ts';
import { adLinksOf, countryOf, listingsOf } from '../read-models/service.ts';
import type { Buyer } from './buyer.ts';
import { assertBuyable, assertReward, isBuyable } from './policy.ts';
import { localMoney, type Price, priceOf } from './pricing.ts';
import { promoterOf } from './promoter.ts';
import { linesOf, type PricedWork, type Quote, sumOf } from './quote.ts';
import { findQuote, insertQuote } from './repository.ts';

/** A quote as its buyer sees it. Coins; local money in hundredths. */
export interface QuoteView {
  uuid: string;
  state: 'open' | 'held' | 'paid' | 'expired';
  expires_at: Date;
  lines: object[];
  total: number;
  total_local: { currency: string; amount: number };
  silver_used: number;
  coin_used: number;
  remain: number;
  remain_local: { currency: string; amount: number };
  use_silver: boolean;
  balance: WalletView;
}

/** A work to be quoted. */
export interface WantedWork {
  storeUuid: string;
  /** For rewards, whose price the buyer chooses. */
  priceCoins: number | null;
  adLinkUid: string | null;
}

/**
 * Adds a ten-minute quote for one work. Throws what `assertBuyable` and `assertReward` throw, and `store/not-found` for a listing
 * without a price.
 */
export function quoteStore(db: Db, buyer: Buyer, input: StoreQuoteInput): Promise<QuoteView> {
  const wanted = { storeUuid: input.store_id, priceCoins: input.price ?? null, adLinkUid: input.store_ad_link_uid ?? null };
  return inTransaction(db, (tx) => quoteOneWork(tx, buyer, wanted, input.use_silver));
}

/** Adds a ten-minute quote for the cart, some of its rows, or several named works; leaves out rewards and works that can't be bought. */
export function quoteCart(db: Db, buyer: Buyer, input: CartCheckoutInput): Promise<QuoteView> {
  return inTransaction(db, async (tx) => {
    const { cart_store_uuid: rows, store_id: stores, store_ad_link_uid: links } = input;
    const works = stores ? await namedWorks(tx, buyer.uuid, stores, links ?? []) : await cartWorks(tx, buyer.uuid, rows ?? null);
    const wanted = works.map((work) => ({ ...work, priceCoins: null }));
    return quoteCartWorks(tx, buyer, wanted, input.use_silver);
  });
}

/** Adds a new quote for the works of one that can't be paid. For the quote of one work it throws what `quoteStore` throws. */
export function quoteAgain(db: Db, quote: Quote, buyer: Buyer): Promise<QuoteView> {
  const wanted = quote.lines.map((line) => ({ storeUuid: line.storeUuid, priceCoins: line.price, adLinkUid: line.adLinkUid }));
  const [only] = wanted;
  return inTransaction(db, (tx) => {
    if (quote.source === 'store' && only) return quoteOneWork(tx, buyer, only, quote.useSilver);
    return quoteCartWorks(tx, buyer, wanted, quote.useSilver);
  });
}

async function quoteOneWork(tx: Tx, buyer: Buyer, wanted: WantedWork, useSilver: boolean): Promise<QuoteView> {
  const [listings, owned] = [await listingsOf(tx, [wanted.storeUuid]), await ownedAmong(tx, buyer.uuid, [wanted.storeUuid])];
  const listing = listings.get(wanted.storeUuid);
  assertBuyable(listing, buyer.uuid, owned.has(wanted.storeUuid));
  const country = await countryOf(tx, buyer);
  const now = await clockNow(tx);
  const price = listing.authType === 2 ? rewardOf(assertReward(listing, wanted.priceCoins), country) : priceOf(listing, country, now);
  if (!price) throw new DomainError('store/not-found');
  const { adLinkUid } = wanted;
  const links = await adLinksOf(tx, [adLinkUid]);
  const promoter = promoterOf(listing, links.get(adLinkUid ?? ''), buyer.uuid, now);
  return writeQuote(tx, { buyer, source: 'store', useSilver, works: [{ listing, price, promoter, adLinkUid }] });
}

async function quoteCartWorks(tx: Tx, buyer: Buyer, wanted: readonly WantedWork[], useSilver: boolean): Promise<QuoteView> {
  const uuids = wanted.map((work) => work.storeUuid);
  const [listings, owned] = [await listingsOf(tx, uuids), await ownedAmong(tx, buyer.uuid, uuids)];
  const country = await countryOf(tx, buyer);
  const now = await clockNow(tx);
  const links = await adLinksOf(
    tx,
    wanted.map((work) => work.adLinkUid),
  );
  const works = wanted.flatMap(({ storeUuid, adLinkUid }): PricedWork[] => {
    const listing = listings.get(storeUuid);
    if (!isBuyable(listing, buyer.uuid, owned.has(storeUuid)) || listing.authType === 2) return [];
    const price = priceOf(listing, country, now);
    const promoter = promoterOf(listing, links.get(adLinkUid ?? ''), buyer.uuid, now);
    return price ? [{ listing, price, promoter, adLinkUid }] : [];
  });
  return writeQuote(tx, { buyer, source: 'cart', useSilver, works });
}

function rewardOf(amount: number, country: string): Price {
  return { country, original: amount, amount, percentageDiscount: 0, endsAt: null };
}

interface NewQuote {
  buyer: Buyer;
  source: Quote['source'];
  useSilver: boolean;
  works: readonly PricedWork[];
}

async function writeQuote(tx: Tx, { buyer, source, useSilver, works }: NewQuote): Promise<QuoteView> {
  const balances = await readBalances(tx, buyer.uuid);
  const lines = linesOf(works, useSilver ? balances.silver : 0);
  const uuid = uuidv7();
  await insertQuote(tx, {
    uuid,
    buyerUuid: buyer.uuid,
    source,
    useSilver,
    total: sumOf(lines, 'price'),
    silverUsed: sumOf(lines, 'silverUsed'),
    lines,
  });
  return viewQuote(tx, uuid, buyer);
}

/** Returns a quote with its buyer's balances. */
async function viewQuote(db: Db, uuid: string, buyer: Buyer): Promise<QuoteView> {
  const quote = await findQuote(db, uuid, buyer.uuid);
  if (!quote) throw new DomainError('404');
  const balances = await readBalances(db, buyer.uuid);
  const coinUsed = quote.total - quote.silverUsed;
  const remain = Math.max(0, coinUsed - balances.coin);
  const country = quote.lines[0]?.country ?? (await countryOf(db, buyer));
  return {
    uuid,
    state: quoteState(quote),
    expires_at: quote.expiresAt,
    lines: quote.lines.map((line) => ({
      store_id: line.storeUuid,
      store: { uuid: line.storeUuid },
      store_name: line.storeName,
      original: line.original,
      price: line.price,
      percentage_discount: line.percentageDiscount,
      silver_used: line.silverUsed,
    })),
    total: quote.total,
    total_local: localMoney(quote.total, country),
    silver_used: quote.silverUsed,
    coin_used: coinUsed,
    remain,
    remain_local: localMoney(remain, country),
    use_silver: quote.useSilver,
    balance: toWallet(balances),
  };
}

function quoteState(quote: Quote): QuoteView['state'] {
  if (quote.paidAt) return 'paid';
  if (quote.heldAt) return 'held';
  return quote.expired ? 'expired' : 'open';
}
