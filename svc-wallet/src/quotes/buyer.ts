import { type RequestContext, requireUser } from '@meowtale/service-kit';
import type { Asker } from '../read-models/service.ts';

/** The buyer of a quote. */
export interface Buyer extends Asker {
  uuid: string;
}

/** Returns a request's user as a buyer. Throws `auth/required` for a guest. */
export function buyerOf({ actor, country }: Pick<RequestContext, 'actor' | 'country'>): Buyer {
  return { uuid: requireUser(actor).uuid, country };
}
