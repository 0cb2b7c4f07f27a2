import { randomUUID } from 'node:crypto';
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { origins } from '../../deploy/local/addresses.ts';
import { REFUSED } from './consent.ts';
import { signIn } from './meowtale.ts';
import { buy, demoPerson, newPerson, type Person, storeIdOf } from './people.ts';
import { type Submission, submitFullListing, uploadApp } from './submission.ts';

type Stored = Exclude<BrowserContextOptions['storageState'], string | undefined>;

/** Who looks at pages, signed in once for all of them, and what they have to look at. */
export interface Cast {
  fresh: Stored;
  reader: Stored;
  maker: Stored;
  /** Of the seed: has works on the shelf, the reader's own among them, and so has sold. */
  seller: Stored;
  staff: Stored;
  /** Is asked to represent what the maker has submitted. */
  publisher: Stored;
  /** A work that the reader owns, and one that they don't. */
  owned: string;
  wanted: string;
  /** Who made the owned work, and the reader's order of it. */
  author: string;
  order: string;
  /** Lies in the reader's cart beside the wanted one; its price is reduced. */
  beside: string;
  /** Its price is its reader's to decide, and a comment on it gives it away. */
  rewarded: string;
  /** Stands behind the adult gate. */
  adult: string;
  /** The maker's: a listing that is still a draft, one that waits for review, a drama, and the name of a site. */
  draft: string;
  waiting: Submission;
  drama: string;
  site: string;
  /** Where a payment of the reader's waits for a decision. */
  payment: string;
}

async function signedIn(browser: Browser, name: string): Promise<Stored> {
  const context = await browser.newContext({ baseURL: origins.site, locale: 'en-US', storageState: { cookies: [REFUSED], origins: [] } });
  await signIn(await context.newPage(), name);
  const stored = await context.storageState({ indexedDB: true });
  await context.close();
  return stored;
}

async function startPayment(person: Person): Promise<string> {
  const { findPaymentProvider } = await person.ask<{ findPaymentProvider: { id: string }[] }>('{ findPaymentProvider(state: 1) { id } }');
  const { rechargeAccount } = await person.ask<{ rechargeAccount: { payment_url: string } }>(
    `mutation Pay($provider: ID!, $key: ID!) {
      rechargeAccount(payment_provider_id: $provider, currency_id: "USD", amount: 120, return_url: "/my-game", idempotency_key: $key) { payment_url }
    }`,
    { provider: findPaymentProvider[0]?.id, key: randomUUID() },
  );
  return new URL(rechargeAccount.payment_url, origins.site).href;
}

/** Orders what the coins don't reach for: it waits for a top-up. */
async function orderWithoutCoins(person: Person, storeId: string): Promise<void> {
  const { findStoreQuote } = await person.ask<{ findStoreQuote: { uuid: string } }>(
    'query Quote($id: ID!) { findStoreQuote(store_id: $id) { uuid } }',
    { id: storeId },
  );
  await person.ask(
    'mutation Order($quote: ID!) { addStoreOrder(quote_uuid: $quote, idempotency_key: $quote, awaitTopUp: true) { orders { uuid } } }',
    { quote: findStoreQuote.uuid },
  );
}

async function prepareReader(): Promise<
  Pick<Cast, 'owned' | 'wanted' | 'beside' | 'rewarded' | 'adult' | 'author' | 'order' | 'payment'> & { person: Person }
> {
  const person = await newPerson('Lamp Reader', { coins: 500 });
  const titles = ['The Lantern Keeper', 'Letters to the Tide', 'The Night Bakery', 'Paper Kite Mail', 'Velvet Hour'] as const;
  const [owned = '', wanted = '', beside = '', rewarded = '', adult = ''] = await Promise.all(
    titles.map((title) => storeIdOf(person, title)),
  );
  const order = await buy(person, owned);
  const { findStore } = await person.ask<{ findStore: { list: [{ author: { uuid: string } }] } }>(
    'query Author($id: ID!) { findStore(search_type: "detail", id: $id) { list { author { uuid } } } }',
    { id: owned },
  );
  await orderWithoutCoins(person, await storeIdOf(person, "The Cartographer's War"));
  for (const id of [wanted, beside]) await person.ask('mutation Cart($id: ID!) { addCartStore(store_id: $id) { uuid } }', { id });
  await person.ask('mutation Wish($id: ID!) { addWishlist(store_id: $id) { uuid } }', { id: wanted });
  await person.ask('mutation Say($id: ID!) { addStoreComment(store_id: $id, comment: "The light!\\nI went back twice.") { uuid } }', {
    id: owned,
  });
  return {
    person,
    owned,
    wanted,
    beside,
    rewarded,
    adult,
    author: findStore.list[0].author.uuid,
    order,
    payment: await startPayment(person),
  };
}

const UNREADABLE = { name: 'torn.ink', mimeType: 'text/plain', buffer: Buffer.from('-> nowhere\n{ unclosed:\n') };

async function prepareMaker(): Promise<Pick<Cast, 'draft' | 'waiting' | 'drama' | 'site'> & { person: Person }> {
  const person = await newPerson('Ink Maker', { creator: true });
  const site = `look-${randomUUID().slice(0, 8)}`;
  const { addStore, addDrama, addWebsiteMain } = await person.ask<{
    addStore: { uuid: string };
    addDrama: { uuid: string };
    addWebsiteMain: { uuid: string; revision: number };
  }>(
    `mutation Make($site: String!) {
      addApp(name: "A quiet app", default_lang: "en-US") { uuid }
      addStore(platform_key: "meowtale") { uuid }
      addDrama(drama: { title: "The Last Ferry Home", brief: "Mira waits." }) { uuid }
      addWebsiteMain(name: $site) { uuid revision }
    }`,
    { site },
  );
  await person.ask(
    'mutation Tell($id: ID!) { addStoreUpdateLog(store_id: $id, content: "A fourth ending.", note: "Thank the reader.") { uuid } }',
    { id: addStore.uuid },
  );
  await person.ask(
    'mutation Site($uuid: ID!, $revision: Int!, $config: WebsiteConfigInput!) { setWebsiteMain(uuid: $uuid, revision: $revision, config: $config) { uuid } }',
    {
      uuid: addWebsiteMain.uuid,
      revision: addWebsiteMain.revision,
      config: {
        modules: [{ cid: randomUUID(), type: 'profile', isActive: true, element: { title: 'Ink Maker', description: 'Ink.' } }],
      },
    },
  );
  await uploadApp(person, 'A story with a tear', UNREADABLE);
  const waiting = await submitFullListing(person, 'The Hut');
  const publisher = await demoPerson('publisher');
  await person.ask('mutation Ask($id: ID!, $who: ID!) { setStoreAgent(store_id: $id, user_uuid: $who, rate: 0.15, state: 2) { state } }', {
    id: waiting.store,
    who: publisher.uuid,
  });
  return { person, draft: addStore.uuid, waiting, drama: addDrama.uuid, site };
}

/** Makes everybody and everything of the cast through public doors, and signs each in once. */
export async function gatherCast(browser: Browser): Promise<Cast> {
  const [fresh, reader, maker] = await Promise.all([
    newPerson('New Here', { creator: true, country: null }),
    prepareReader(),
    prepareMaker(),
  ]);
  const names = {
    fresh: fresh.name,
    reader: reader.person.name,
    maker: maker.person.name,
    seller: 'creator',
    staff: 'staff',
    publisher: 'publisher',
  };
  const entries = Object.entries(names).map(async ([who, name]) => [who, await signedIn(browser, name)]);
  const people = Object.fromEntries(await Promise.all(entries)) as Record<keyof typeof names, Stored>;
  return { ...reader, ...maker, ...people };
}

/** A page in one of its states. */
export interface Sight {
  name: string;
  path: string;
  /** Brings the page into the state, once it is drawn. */
  act?: (page: Page) => Promise<void>;
}

/** The page is drawn: it has its heading, and nothing is still being fetched. */
export async function drawn(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' });
}
