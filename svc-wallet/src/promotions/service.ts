import { adLinkDaysInput, daysOf } from '@meowtale/contracts/inputs/catalog/ad-link-days';
import { type Actor, clockNow, parseInput } from '@meowtale/service-kit';
import { validate as isUuid } from 'uuid';
import type { Db } from '../database.ts';
import { findOwnLinks, type LinkDay, type LinkTotal, sumByDay, sumByLink } from './repository.ts';

/** The wallet's part of GraphQL's StoreAdLink. Its fields are loaded for all links of a list at once. */
export interface AdLinkStub {
  uuid: string;
  brought(): Promise<LinkTotal>;
  /** @throws DomainError `input/invalid` */
  days(args: unknown): Promise<LinkDay[]>;
}

/** Returns the caller's own links among these; null in the place of others, and of links whose event hasn't arrived yet. */
export async function ownAdLinks(db: Db, actor: Actor, uuids: readonly string[]): Promise<(AdLinkStub | null)[]> {
  if (actor.kind !== 'user') return uuids.map(() => null);
  const validUuids = uuids.filter((uuid) => isUuid(uuid));
  const own = await findOwnLinks(db, actor.uuid, validUuids);
  const inAll = once(async () => new Map((await sumByLink(db, [...own])).map((row) => [row.ad_link_uuid, row])));
  const byDay = once(async (args) => {
    const range = daysOf(parseInput(adLinkDaysInput, args), await clockNow(db));
    return Map.groupBy(await sumByDay(db, [...own], range), (row) => row.ad_link_uuid);
  });
  const stub = (uuid: string): AdLinkStub => ({
    uuid,
    brought: async () => (await inAll({})).get(uuid) ?? nothing(uuid),
    days: async (args) => (await byDay(args)).get(uuid) ?? [],
  });
  return uuids.map((uuid) => (own.has(uuid) ? stub(uuid) : null));
}

const nothing = (ad_link_uuid: string): LinkTotal => ({ ad_link_uuid, order_count: 0, refund_count: 0, revenue: 0, pending: 0 });

/** Memoizes `read` by its arguments, so that all links of a list share one call. */
function once<T>(read: (args: unknown) => Promise<T>): (args: unknown) => Promise<T> {
  const results = new Map<string, Promise<T>>();
  return (args) => {
    const question = JSON.stringify(args);
    const answer = results.get(question) ?? read(args);
    results.set(question, answer);
    return answer;
  };
}
