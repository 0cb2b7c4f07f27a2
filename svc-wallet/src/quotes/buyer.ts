import { type RequestContext, requireUser } from '@meowtale/service-kit';
import type { Asker } from '../read-models/service.ts';

/** Whoever a bill is for. */
export interface Buyer extends Asker {
  uuid: string;
}

/** Whoever makes a request, as a buyer. Throws `auth/required` for a guest. */
export function buyerOf({ actor, country }: Pick<RequestContext, 'actor' | 'country'>): Buyer {
  return { uuid: requireUser(actor).uuid, country };
}
