import type { RequestContext } from '@meowtale/service-kit';
import { batched } from '../batches.ts';
import { listingsOf, nicknamesOf } from './service.ts';

interface OfWork {
  store_id: string;
}

const workOf = batched(({ db }, uuids) => listingsOf(db, uuids));
const nicknameOf = batched(({ db }, uuids) => nicknamesOf(db, uuids));

/** Resolvers of a work's names and cover, so that quotes and receipts are readable while the catalogue is down. */
export const workFields = {
  names: async ({ store_id }: OfWork, _args: unknown, context: RequestContext) =>
    Object.entries((await workOf(context, store_id))?.names ?? {}).map(([language, name]) => ({ language, name })),
  cover: async ({ store_id }: OfWork, _args: unknown, context: RequestContext) => (await workOf(context, store_id))?.coverUrl ?? null,
};

/** Returns a person's current nickname; null when they are unknown. */
export async function nameOf(context: RequestContext, userUuid: string): Promise<string | null> {
  return (await nicknameOf(context, userUuid)) ?? null;
}
