import { randomUUID } from 'node:crypto';
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { origins } from '../../deploy/local/addresses.ts';
import { REFUSED } from './consent.ts';
import { realStory } from './files.ts';
import { signIn } from './meowtale.ts';
import { addWithdrawals, lastSettledMonthOf } from './payouts.ts';
import { authorOf, buy, demoPerson, givePro, grantPlans, newPerson, type Person, storeIdOf } from './people.ts';
import { addFullSite, type FullSite } from './sites.ts';
import { addDramaOf, fullStory, smallStory } from './stories.ts';
import { type Submission, submitFullListing, uploadApp } from './submission.ts';

/** Dramas: an empty one, a small one with proposals, and a large one. */
type Dramas = Record<'empty' | 'small' | 'full', string>;

/** The seed's `seller` has released works, one of which the reader owns, and withdrawals; the `publisher` is asked to represent the maker's submission. */
type Name = 'fresh' | 'reader' | 'maker' | 'seller' | 'staff' | 'publisher';

/** Fixtures of the page checks: people, and the data that their pages show. */
export interface PageFixtures extends FullSite {
  names: Record<Name, string>;
  /** A work that the reader owns, and one that they don't. */
  owned: string;
  wanted: string;
  /** The owned work's creator, and the reader's order of it. */
  author: string;
  order: string;
  /** In the reader's cart beside the wanted one, with a discount. */
  beside: string;
  /** A work at the buyer's own price, with a comment that is marked as a spoiler. */
  rewarded: string;
  /** Behind the adult gate. */
  adult: string;
  /** Of the maker: a draft listing, a submission in review, dramas, an app written in ink, and one whose source has an error. */
  draft: string;
  waiting: Submission;
  dramas: Dramas;
  inkApp: string;
  tornApp: string;
  /** A payout run without results. */
  payoutRun: string;
  /** Token of the link by which anyone plays the maker's app. */
  share: string;
  /** A month whose sales the seller has been credited, `YYYY-MM`. */
  settledMonth: string;
  /** Address of a pending payment of the reader at the sandbox. */
  payment: string;
}

export type StoredState = Exclude<BrowserContextOptions['storageState'], string>;

/** Signs a person in, and returns what their browser stores then. */
export async function signedIn(browser: Browser, name: string): Promise<StoredState> {
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

/** Makes a held order, for which the coins don't suffice. */
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
  Pick<PageFixtures, 'owned' | 'wanted' | 'beside' | 'rewarded' | 'adult' | 'author' | 'order' | 'payment'> & { person: Person }
> {
  const person = await newPerson('Lamp Reader', { coins: 500 });
  const titles = ['The Lantern Keeper', 'Letters to the Tide', 'The Night Bakery', 'Paper Kite Mail', 'Velvet Hour'] as const;
  const [owned = '', wanted = '', beside = '', rewarded = '', adult = ''] = await Promise.all(
    titles.map((title) => storeIdOf(person, title)),
  );
  const order = await buy(person, owned);
  await orderWithoutCoins(person, await storeIdOf(person, "The Cartographer's War"));
  for (const id of [wanted, beside]) await person.ask('mutation Cart($id: ID!) { addCartStore(store_id: $id) { uuid } }', { id });
  await person.ask('mutation Wish($id: ID!) { addWishlist(store_id: $id) { uuid } }', { id: wanted });
  await person.ask('mutation Say($id: ID!) { addStoreComment(store_id: $id, comment: "The light!\\nI went back twice.") { uuid } }', {
    id: owned,
  });
  const author = await authorOf(person, owned);
  await person.ask('mutation Follow($id: ID!) { addFollow(user_uuid: $id) { uuid } }', { id: author });
  return {
    person,
    owned,
    wanted,
    beside,
    rewarded,
    adult,
    author,
    order,
    payment: await startPayment(person),
  };
}

const UNREADABLE = { name: 'torn.ink', mimeType: 'text/plain', buffer: Buffer.from('-> nowhere\n{ unclosed:\n') };

async function prepareDramas(person: Person): Promise<Dramas> {
  const [empty, small, full] = await Promise.all([
    addDramaOf(person, 'Nothing yet', []),
    addDramaOf(person, 'The Last Ferry Home', smallStory()),
    addDramaOf(person, 'A winter of ferries', fullStory()),
  ]);
  await person.ask('mutation Draft($uuid: ID!) { addDramaAiGenerate(drama_uuid: $uuid, use: characters, provider: "draft") { uuid } }', {
    uuid: small,
  });
  return { empty, small, full };
}

/** Uploads an app that is in no store, and returns the token of a link to it. */
async function shareApp(person: Person): Promise<string> {
  const app = await uploadApp(person, 'A lent story', realStory());
  const { addAppShareLink } = await person.ask<{ addAppShareLink: { token: string } }>(
    'mutation Share($app: ID!) { addAppShareLink(app_uuid: $app) { token } }',
    { app },
  );
  return addAppShareLink.token;
}

async function prepareMaker(): Promise<
  Pick<PageFixtures, 'draft' | 'waiting' | 'dramas' | 'inkApp' | 'tornApp' | 'share' | keyof FullSite> & { person: Person }
> {
  const person = await newPerson('Ink Maker', { creator: true });
  const { addStore } = await person.ask<{ addStore: { uuid: string } }>(
    `mutation {
      addApp(name: "A quiet app", default_lang: "en-US") { uuid }
      addStore(platform_key: "meowtale") { uuid }
    }`,
  );
  await person.ask(
    'mutation Tell($id: ID!) { addStoreUpdateLog(store_id: $id, content: "A fourth ending.", note: "Thank the reader.") { uuid } }',
    { id: addStore.uuid },
  );
  await givePro(person);
  const site = await addFullSite(person, `look-${randomUUID().slice(0, 8)}`, await storeIdOf(person, 'The Lantern Keeper'), {
    ...{ title: 'Ink Maker', description: 'Ink.', moduleTitle: 'What I read', linkTitle: 'Elsewhere' },
    ...{ headline: 'Why I read in the rain', paragraph: 'It is louder than the neighbours.', linkName: 'By the site' },
  });
  await uploadApp(person, 'A story with a tear', UNREADABLE);
  const waiting = await submitFullListing(person, 'The Hut');
  const publisher = await demoPerson('publisher');
  await person.ask('mutation Ask($id: ID!, $who: ID!) { setStoreAgent(store_id: $id, user_uuid: $who, rate: 0.15, state: 2) { state } }', {
    id: waiting.store,
    who: publisher.uuid,
  });
  const { findApp } = await person.ask<{ findApp: { list: { uuid: string; name: string }[] } }>('{ findApp { list { uuid name } } }');
  const appCalled = (name: string) => findApp.list.find((app) => app.name === name)?.uuid ?? '';
  return {
    ...{ person, draft: addStore.uuid, waiting, ...site, share: await shareApp(person) },
    ...{ dramas: await prepareDramas(person), inkApp: appCalled('The Hut'), tornApp: appCalled('A story with a tear') },
  };
}

/** Adds a person with an open refund request. */
async function prepareAsker(): Promise<void> {
  const person = await newPerson('Lamp Asker', { coins: 500 });
  const order = await buy(person, await storeIdOf(person, 'The Lantern Keeper'));
  await person.ask(
    'mutation Ask($id: ID!) { askStoreOrderRefund(uuid: $id, reason: "The lamp went out in the second act.", idempotency_key: $id) { uuid } }',
    { id: order },
  );
}

/** Creates all fixtures through the public API. */
export async function createPageFixtures(): Promise<PageFixtures> {
  const [seller, staff] = [await demoPerson('creator'), await demoPerson('staff')];
  const [fresh, reader, maker, payoutRun] = await Promise.all([
    newPerson('New Here', { creator: true, country: null }),
    prepareReader(),
    prepareMaker(),
    addWithdrawals(seller, staff),
    prepareAsker(),
    grantPlans(staff, await demoPerson('publisher')),
  ]);
  const names = {
    ...{ fresh: fresh.name, reader: reader.person.name, maker: maker.person.name },
    ...{ seller: 'creator', staff: 'staff', publisher: 'publisher' },
  };
  return { ...reader, ...maker, payoutRun, settledMonth: await lastSettledMonthOf(seller), names };
}

/** Sizes of the windows in which pages are checked. */
export const WIDE = { width: 1440, height: 900 };
export const NARROW = { width: 390, height: 844 };

/** A page in one of its states. */
export interface PageState {
  name: string;
  path: string;
  /** Checks the notice that a desktop-only page shows on a phone. */
  onPhone?: true;
  /** Brings the page into the state, once it is rendered. */
  act?: (page: Page) => Promise<void>;
}

/** Returns whether a page is desktop-only: lobby and editors show a notice on narrow screens. */
export const isDesktopOnly = ({ path, onPhone }: PageState): boolean => !onPhone && /^\/(?:lobby|set-)/.test(path);

/** Waits until the page is rendered: it has its heading and shows no loading state. */
export async function waitForPage(page: Page): Promise<void> {
  // Polled in each frame, because locators poll only every half second after the first tries.
  await page.waitForFunction(() => {
    const isShown = (selector: string) => document.querySelector(selector)?.checkVisibility({ visibilityProperty: true });
    return isShown('h1') && !document.querySelector('[aria-busy="true"]');
  });
}
