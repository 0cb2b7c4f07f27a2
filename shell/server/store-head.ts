import { ACTIVITY_STATE, COINS_PER_USD } from '@meowtale/contracts';
import { isAdultCategory } from '@meowtale/contracts/categories';
import type { Locale } from '@meowtale/contracts/locales';
import { namedPageTitle } from '@meowtale/contracts/page-title';
import { pickWords } from '@meowtale/contracts/words';
import { z } from 'zod';
import { StoreHeadDocument } from '../src/store-head-document.ts';
import { askGateway, InvalidQuestionError, type Visit } from './ask-gateway.ts';
import type { ShellEnv } from './env.ts';

const picture = z.object({ url: z.string(), width: z.number().nullish(), height: z.number().nullish() }).nullable();

const listingSchema = z.object({
  id: z.string(),
  auth_type: z.number(),
  category: z.string(),
  default_lang: z.string(),
  status: z.string(),
  released_at: z.string().nullable(),
  author: z.object({ uuid: z.string(), nickname: z.string() }).nullable(),
  store_info: z.array(
    z.object({ language: z.string(), name: z.string(), brief: z.string(), data: z.object({ cover: picture, cover240x320: picture }) }),
  ),
  store_price: z.array(z.object({ country: z.string(), meowcent: z.number() })),
  store_activity: z.object({ state: z.number(), percentage_discount: z.number(), ended_at: z.string().nullish() }).nullable(),
});

const answerSchema = z.object({ data: z.object({ findStore: z.object({ list: z.array(listingSchema) }) }) });

export type HeadListing = z.infer<typeof listingSchema>;

/** `unknown`: because of an outage it isn't known whether the listing exists. */
export type HeadAnswer = { state: 'found'; listing: HeadListing } | { state: 'missing' } | { state: 'unknown' };

/** Queries the gateway, as a guest, for what a listing's head needs. Never throws. */
export async function findStoreHead(env: ShellEnv, id: string, visit: Visit): Promise<HeadAnswer> {
  try {
    const { data } = await askGateway(env, { document: StoreHeadDocument, variables: { id }, schema: answerSchema }, visit);
    const [listing] = data.findStore.list;
    return listing ? { state: 'found', listing } : { state: 'missing' };
  } catch (error) {
    return { state: error instanceof InvalidQuestionError ? 'missing' : 'unknown' };
  }
}

export function isAdult(listing: HeadListing): boolean {
  return isAdultCategory(listing.category);
}

export interface PageHead {
  title: string;
  description: string;
  canonical: string;
  image: { url: string; width: number | null; height: number | null } | null;
  type: 'website' | 'product';
  /** Data of schema.org for search engines. */
  linkedData: Record<string, unknown> | null;
}

const inDollars = (coins: number): string => (coins / COINS_PER_USD).toFixed(2);

/** Returns the last UTC day on which something is valid: an end at midnight is the day before. */
const lastDayOf = (endedAt: string): string => new Date(Date.parse(endedAt) - 1).toISOString().slice(0, 10);

/**
 * Returns the US price in dollars (DESIGN §4: a running discount is floored), the price before that discount and its last day; null where
 * the buyer chooses or no price is known.
 */
function usdOffer({ auth_type, store_price, store_activity }: HeadListing) {
  const us = store_price.find(({ country }) => country === 'us');
  if (auth_type !== 1 || !us) return null;
  const runs = store_activity?.state === ACTIVITY_STATE.active ? store_activity : null;
  const coins = us.meowcent - Math.floor((us.meowcent * (runs?.percentage_discount ?? 0)) / 100);
  return { price: inDollars(coins), before: runs && inDollars(us.meowcent), until: runs?.ended_at ? lastDayOf(runs.ended_at) : null };
}

/** Returns schema.org's offer: the price to pay, with the struck one beside it. */
function linkedOffer(listing: HeadListing, url: string) {
  const offer = usdOffer(listing);
  if (!offer) return null;
  const { price, before, until } = offer;
  const struck = {
    '@type': 'UnitPriceSpecification',
    priceType: 'https://schema.org/StrikethroughPrice',
    price: before,
    priceCurrency: 'USD',
  };
  return {
    '@type': 'Offer',
    price,
    priceCurrency: 'USD',
    url,
    availability: listing.status === 'on' ? 'https://schema.org/InStock' : 'https://schema.org/Discontinued',
    ...(until && { priceValidUntil: until }),
    ...(before && { priceSpecification: struck }),
  };
}

/**
 * Returns head, Open Graph and schema.org data of a listing in a language, with the texts that its page shows; of an adult work only its
 * name (ADR 10).
 */
export function storeHead(listing: HeadListing, locale: Locale, canonical: string): PageHead {
  const info = pickWords(listing.store_info, locale, listing.default_lang);
  const name = info?.name || 'Meowtale';
  const title = namedPageTitle(info?.name ?? '');
  if (isAdult(listing)) return { title, description: '', canonical, image: null, type: 'product', linkedData: null };
  const cover = info?.data.cover ?? info?.data.cover240x320 ?? null;
  const offers = linkedOffer(listing, canonical);
  return {
    title,
    description: info?.brief ?? '',
    canonical,
    image: cover && { url: cover.url, width: cover.width ?? null, height: cover.height ?? null },
    type: 'product',
    linkedData: {
      '@context': 'https://schema.org',
      '@type': 'Product',
      name,
      description: info?.brief ?? '',
      url: canonical,
      ...(cover && { image: [cover.url] }),
      ...(listing.author && { brand: { '@type': 'Brand', name: listing.author.nickname } }),
      ...(offers && { offers }),
    },
  };
}
