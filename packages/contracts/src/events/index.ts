import type { z } from 'zod';
import { erasureAsked } from './catalog/erasure.ts';
import { adLinkChanged, listingChanged, playChanged, reviewDecided, userChanged } from './catalog/index.ts';
import { generationFinished, generationRequested } from './drama/index.ts';
import { staffAction } from './staff-action.ts';
import { erasureDecided } from './wallet/erasure.ts';
import {
  aiChargeDecided,
  entitlementChanged,
  orderPaid,
  orderRefunded,
  planChanged,
  staffActed,
  topUpSucceeded,
  withdrawalDecided,
} from './wallet/index.ts';

/**
 * All events (DESIGN §3). A `state` event has the whole state and a growing `revision`, and its stream stores the last one per aggregate; a
 * `fact` is stored for at least seven days. Versions only grow; fields are only added.
 */
export const EVENTS = {
  'catalog.listing.changed': { kind: 'state', version: 1, schema: listingChanged },
  'catalog.ad-link.changed': { kind: 'state', version: 1, schema: adLinkChanged },
  'catalog.user.changed': { kind: 'state', version: 1, schema: userChanged },
  'catalog.play.changed': { kind: 'state', version: 1, schema: playChanged },
  'catalog.erasure.asked': { kind: 'fact', version: 1, schema: erasureAsked },
  'catalog.review.decided': { kind: 'fact', version: 1, schema: reviewDecided },
  'wallet.entitlement.changed': { kind: 'state', version: 1, schema: entitlementChanged },
  'wallet.plan.changed': { kind: 'state', version: 1, schema: planChanged },
  'wallet.order.paid': { kind: 'fact', version: 1, schema: orderPaid },
  'wallet.order.refunded': { kind: 'fact', version: 1, schema: orderRefunded },
  'wallet.erasure.decided': { kind: 'fact', version: 1, schema: erasureDecided },
  'wallet.staff.acted': { kind: 'fact', version: 1, schema: staffActed },
  'wallet.topup.succeeded': { kind: 'fact', version: 1, schema: topUpSucceeded },
  'wallet.withdrawal.decided': { kind: 'fact', version: 1, schema: withdrawalDecided },
  'wallet.ai-charge.decided': { kind: 'fact', version: 1, schema: aiChargeDecided },
  'drama.generation.requested': { kind: 'fact', version: 1, schema: generationRequested },
  'drama.generation.finished': { kind: 'fact', version: 1, schema: generationFinished },
  'drama.staff.acted': { kind: 'fact', version: 1, schema: staffAction },
} as const satisfies Record<string, { kind: 'state' | 'fact'; version: number; schema: z.ZodObject }>;

export type EventType = keyof typeof EVENTS;
export type EventPayload<T extends EventType> = z.infer<(typeof EVENTS)[T]['schema']>;
export type { Envelope } from './envelope.ts';
export { envelopeSchema } from './envelope.ts';
