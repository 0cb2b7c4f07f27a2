import type { RequestContext } from '@meowtale/service-kit';
import type { Charges } from './charges.ts';
import type { OrderedProviders } from './choose-provider.ts';

/** Dependencies of generation. */
export interface Ai {
  providers: OrderedProviders;
  charges: Charges;
  /** Words that no prompt may contain. */
  blocked: readonly string[];
}

/** Dependencies of generation with the request's check for revoked sign-ins, which spending coins needs (TRUST 16). */
export type AskedAi = Ai & Pick<RequestContext, 'assertNotRevoked'>;

export const askedAi = ({ ai, assertNotRevoked }: DramaContext): AskedAi => ({ ...ai, assertNotRevoked });

/** Context of svc-drama-ai's resolvers. */
export interface DramaContext extends RequestContext {
  ai: Ai;
}
