import { AD_LINK_CHANGED } from './catalog/ad-link.fixture.ts';
import { ERASURE_ASKED, USER_ERASED } from './catalog/erasure.fixture.ts';
import { GENERATION_FINISHED, GENERATION_REQUESTED } from './drama/generation.fixture.ts';
import type { EventPayload, EventType } from './index.ts';
import { AI_CHARGE_REFUSED, AI_CHARGED } from './wallet/ai-charge.fixture.ts';
import { ERASURE_REFUSED } from './wallet/erasure.fixture.ts';
import { WITHDRAWAL_PAID, WITHDRAWAL_TO_CORRECT } from './wallet/withdrawal.fixture.ts';

const store = '01900000-0000-7000-8000-000000000001';
const app = '01900000-0000-7000-8000-000000000002';
const owner = '01900000-0000-7000-8000-0000000000b1';
const buyer = '01900000-0000-7000-8000-0000000000b2';
const agent = '01900000-0000-7000-8000-0000000000b3';
const promoter = '01900000-0000-7000-8000-0000000000b4';
const staff = '01900000-0000-7000-8000-0000000000b5';
const order = '01900000-0000-7000-8000-0000000000f1';
const at = '2026-11-30T12:00:00.000Z';

/** Payloads of each event, with the values that differ most: what a service publishes, and what its consumers have to accept. */
export const FIXTURES: { readonly [T in EventType]: readonly EventPayload<T>[] } = {
  'catalog.listing.changed': [
    {
      ...{ storeUuid: store, revision: 3, platformKey: 'meowtale', authType: 1, ownerUuid: owner },
      agent: { userUuid: agent, rateBp: 1500 },
      onSale: true,
      releasedAt: at,
      defaultLanguage: 'en-US',
      names: { 'en-US': 'The Night Bakery', 'zh-TW': '深夜麵包店' },
      coverUrl: 'https://files.meowtale.example/cover.jpg',
      appUuid: app,
      playKind: 'story',
      prices: [{ country: 'us', coins: 499 }],
      rewardMinimumCoins: 0,
      activity: { state: 2, percent: 20, startedAt: at, endedAt: null },
      cps: { state: 1, shareBp: 2000, closedAt: null },
    },
    {
      ...{ storeUuid: store, revision: 1, platformKey: 'meowtale-open', authType: 2, ownerUuid: owner },
      ...{ agent: null, onSale: false, releasedAt: null, defaultLanguage: 'ja-JP', names: {}, coverUrl: null, appUuid: null },
      ...{ playKind: 'other', prices: [], rewardMinimumCoins: 50, activity: null, cps: { state: 0, shareBp: 0, closedAt: at } },
    },
  ],
  'catalog.ad-link.changed': [AD_LINK_CHANGED, { ...AD_LINK_CHANGED, revision: 2, state: 0 }],
  'catalog.user.changed': [
    { userUuid: owner, revision: 1, nickname: 'Lamplight Press', country: 'tw', roles: ['user', 'creator'] },
    { userUuid: owner, revision: 2, nickname: 'Lamplight Press', country: 'tw', roles: ['user'], suspendedUntil: at },
    USER_ERASED,
  ],
  'catalog.play.changed': [
    { userUuid: buyer, storeUuid: store, revision: 1, firstOpenedAt: null, segmentsServed: 0, segmentsTotal: 0 },
    { userUuid: buyer, storeUuid: store, revision: 2, firstOpenedAt: at, segmentsServed: 3, segmentsTotal: 20 },
  ],
  'catalog.erasure.asked': [ERASURE_ASKED],
  'catalog.review.decided': [
    { submitUuid: order, storeUuid: store, decision: 'passed', rejectionType: null, memo: '', staffUuid: staff },
    { submitUuid: order, storeUuid: store, decision: 'refused', rejectionType: 'page', memo: 'The cover is blurred.', staffUuid: staff },
  ],
  'wallet.entitlement.changed': [{ userUuid: buyer, storeUuid: store, revision: 1, active: true, orderUuid: order }],
  'wallet.plan.changed': [
    { userUuid: owner, revision: 1, plans: [] },
    { userUuid: owner, revision: 2, plans: [{ grade: 1, startedAt: at, endedAt: '2026-12-30T12:00:00.000Z' }] },
  ],
  'wallet.order.paid': [
    {
      ...{ orderUuid: order, storeUuid: store, buyerUuid: buyer, ownerUuid: owner, priceCoins: 499, silverCoins: 100, paidAt: at },
      agent: { userUuid: agent, rateBp: 1500 },
      promoter: { userUuid: promoter, rateBp: 2000 },
    },
    {
      ...{ orderUuid: order, storeUuid: store, buyerUuid: buyer, ownerUuid: owner, priceCoins: 0, silverCoins: 0, paidAt: at },
      ...{ agent: null, promoter: null },
    },
  ],
  'wallet.order.refunded': [{ orderUuid: order, storeUuid: store, buyerUuid: buyer, priceCoins: 499, reason: 'buyer' }],
  'wallet.erasure.decided': [ERASURE_REFUSED, { ...ERASURE_REFUSED, isLast: true, reasons: [] }],
  'wallet.staff.acted': [
    {
      ...{ actorUuid: staff, action: 'order-refund', reason: 'It does not start.' },
      subject: { type: 'order', uuid: order, name: 'The Night Bakery' },
      refund: { buyerUuid: buyer, priceCoins: 499 },
    },
  ],
  'wallet.topup.succeeded': [{ paymentUuid: order, userUuid: buyer, coins: 500, currency: 'USD', payAmount: 500 }],
  'wallet.withdrawal.decided': [WITHDRAWAL_PAID, WITHDRAWAL_TO_CORRECT, { ...WITHDRAWAL_PAID, outcome: 'failed', bounced: true }],
  'wallet.ai-charge.decided': [AI_CHARGED, AI_CHARGE_REFUSED],
  'drama.generation.requested': [GENERATION_REQUESTED, { ...GENERATION_REQUESTED, dramaUuid: null, use: 'picture' }],
  'drama.generation.finished': [GENERATION_FINISHED],
  'drama.staff.acted': [
    {
      ...{ actorUuid: staff, action: 'letter-replay', reason: 'The provider is back.' },
      subject: { type: 'event', uuid: order, name: 'wallet.ai-charge.decided' },
    },
  ],
};
