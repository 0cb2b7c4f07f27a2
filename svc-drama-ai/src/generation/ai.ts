import type { RequestContext } from '@meowtale/service-kit';
import type { Charges } from './charges.ts';
import type { Hands } from './hands.ts';

/** What generation works with. */
export interface Ai {
  hands: Hands;
  charges: Charges;
  /** Words that no prompt may hold. */
  blocked: readonly string[];
}

/** Generation as one request asks for it: whoever spends coins on it is signed in still (TRUST 16). */
export type AskedAi = Ai & Pick<RequestContext, 'assertNotRevoked'>;

export const askedAi = ({ ai, assertNotRevoked }: DramaContext): AskedAi => ({ ...ai, assertNotRevoked });

/** What svc-drama-ai's resolvers get besides service-kit's. */
export interface DramaContext extends RequestContext {
  ai: Ai;
}
