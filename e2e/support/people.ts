import { randomUUID } from 'node:crypto';
import { waitUntil } from '@meowtale/service-kit/wait-until';
import { fillWallet } from '../../deploy/seed/fill-wallet.ts';
import { goPro } from '../../deploy/seed/go-pro.ts';
import { DEMO_PEOPLE } from '../../deploy/seed/people.ts';
import { openSession, type Session } from '../../deploy/seed/session.ts';
import { siteEnv } from './site-env.ts';

// Read by firebase-admin itself.
process.env.FIREBASE_AUTH_EMULATOR_HOST = siteEnv.FIREBASE_AUTH_EMULATOR_HOST;

export interface Person extends Session {
  /** The part before `@meowtale.example`, for `signIn`. */
  name: string;
  nickname: string;
}

interface NewPerson {
  coins?: number;
  creator?: boolean;
  publisher?: boolean;
  /** Null for an account without a country. */
  country?: string | null;
}

/**
 * Adds a person: verified, from the US, with coins bought at the sandbox. Creators and publishers have a unique ending in their nickname,
 * because a test that runs twice on one stack couldn't use the same name again.
 */
export async function newPerson(
  givenName: string,
  { coins = 0, creator = false, publisher = false, country = 'us' }: NewPerson = {},
): Promise<Person> {
  const ending = randomUUID().slice(0, 8);
  const name = `${givenName.toLowerCase().replaceAll(/[^a-z0-9]/g, '-')}-${ending}`;
  const nickname = creator || publisher ? `${givenName} ${ending.slice(0, 4)}` : givenName;
  const grants = publisher ? (['publisher'] as const) : [];
  const person = {
    ...DEMO_PEOPLE.player,
    grants,
    email: `${name}@meowtale.example`,
    nickname,
    creator,
    country,
    topUpCoins: coins,
    silver: 0,
  };
  const session = await openSession(siteEnv, person);
  await fillWallet(siteEnv, session, person);
  return { ...session, name, nickname };
}

/** Opens an API session of a person who signed up without a country. */
export const personAt = (email: string, nickname: string): Promise<Session> =>
  openSession(siteEnv, { ...DEMO_PEOPLE.player, email, nickname, country: null });

/** Gives a person PRO once, so that their releases don't wait for the full hour. */
export const givePro = (person: Session): Promise<void> => goPro(siteEnv, person, { what: 'PRO', times: 1 });

/** Grants a person Enterprise by staff, and PRO that staff ended early. */
export async function grantPlans(staff: Session, { uuid: user }: Session): Promise<void> {
  const grant = async (grade: number) => {
    const { grantPlan } = await staff.ask<{ grantPlan: { uuid: string } }>(
      `mutation Grant($user: ID!, $grade: Int!, $key: ID!) {
        grantPlan(user_uuid: $user, grade: $grade, months: 12, reason: "Contract 7, invoiced each quarter.", idempotency_key: $key) { uuid }
      }`,
      { user, grade, key: randomUUID() },
    );
    return grantPlan.uuid;
  };
  await grant(2);
  await staff.ask(
    'mutation End($uuid: ID!) { endPlanGrant(uuid: $uuid, reason: "Enterprise includes it.", idempotency_key: $uuid) { uuid } }',
    { uuid: await grant(1) },
  );
}

/** Opens an API session of a person of the seed. */
export const demoPerson = (name: keyof typeof DEMO_PEOPLE): Promise<Session> => openSession(siteEnv, DEMO_PEOPLE[name]);

/** Returns the uuid of a listing by its name. */
export async function storeIdOf(person: Session, name: string): Promise<string> {
  const { findStore } = await person.ask<{ findStore: { list: { uuid: string; store_info: { name: string }[] }[] } }>(
    '{ findStore(q: { pageSize: -1 }) { list { uuid store_info { name } } } }',
  );
  const found = findStore.list.find(({ store_info }) => store_info.some((texts) => texts.name === name));
  if (!found) throw new Error(`no listing is called ${name}`);
  return found.uuid;
}

/** Returns the uuid of a listing's author. */
export async function authorOf(person: Session, storeId: string): Promise<string> {
  const { findStore } = await person.ask<{ findStore: { list: [{ author: { uuid: string } }] } }>(
    'query Author($id: ID!) { findStore(search_type: "detail", id: $id) { list { author { uuid } } } }',
    { id: storeId },
  );
  return findStore.list[0].author.uuid;
}

/** Returns the uuid of a quote; null while the wallet hasn't heard of the listing's release. */
async function quoteOf(person: Session, storeId: string, uid: string | null): Promise<string | null> {
  try {
    const { findStoreQuote } = await person.ask<{ findStoreQuote: { uuid: string } }>(
      'query Quote($id: ID!, $uid: String) { findStoreQuote(store_id: $id, store_ad_link_uid: $uid) { uuid } }',
      { id: storeId, uid },
    );
    return findStoreQuote.uuid;
  } catch (error) {
    if (error instanceof Error && error.message.includes('store/not-found')) return null;
    throw error;
  }
}

/**
 * Buys a listing like its page does, optionally by a tracked link, and waits until the catalogue has the entitlement. Returns the
 * order's uuid.
 */
export async function buy(person: Session, storeId: string, uid: string | null = null): Promise<string> {
  let quote: string | null = null;
  const quoted = async () => {
    quote = await quoteOf(person, storeId, uid);
    return quote !== null;
  };
  if (!(await waitUntil(quoted, { withinMs: 60_000 }))) throw new Error('the wallet never heard of the release');
  const { addStoreOrder } = await person.ask<{ addStoreOrder: { orders: [{ uuid: string }] } }>(
    'mutation Pay($quote: ID!) { addStoreOrder(quote_uuid: $quote, idempotency_key: $quote) { orders { uuid } } }',
    { quote },
  );
  const owned = async () => {
    const question = 'query Owned($id: ID!) { getStoreAuthorizedAndFindStoreUrl(id: $id, os: "web") { isAuthorized } }';
    const answer = await person.ask<{ getStoreAuthorizedAndFindStoreUrl: { isAuthorized: boolean } }>(question, { id: storeId });
    return answer.getStoreAuthorizedAndFindStoreUrl.isAuthorized;
  };
  if (!(await waitUntil(owned, { withinMs: 60_000 }))) throw new Error('the catalogue never heard of the purchase');
  return addStoreOrder.orders[0].uuid;
}
