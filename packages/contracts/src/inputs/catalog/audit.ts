import { z } from 'zod';
import { uuid } from '../text.ts';

/** Staff actions in the audit log (TRUST 26). */
export const AUDIT_ACTIONS = [
  'review-take',
  'review-pass',
  'review-refuse',
  'home-set',
  'store-override',
  'update-log',
  'notice-add',
  'person-roles',
  'person-suspend',
  'person-lift',
  'person-penalty',
  'letter-replay',
  'activity-add',
  'activity-set',
  'activity-close',
  'order-refund',
  'order-refund-declined',
  'silver-grant',
  'plan-grant',
  'plan-grant-end',
  'withdrawal-take',
  'withdrawal-release',
  'withdrawal-agree',
  'withdrawal-correct',
  'withdrawal-uncertain',
  'withdrawal-paid',
  'withdrawal-failed',
  'withdrawal-bounced',
  'bank-look',
  'payout-run',
  'payout-file',
  'payment-book',
  'payment-leave',
  'comment-hide',
  'comment-dismiss',
  'comment-show',
  'release-promote',
  'release-rollback',
  'release-kill',
  'release-revive',
  'release-pin',
  'release-unpin',
  'release-canary',
  'release-stop',
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** Filters by staff member, action and subject. */
export const findAuditInput = z.object({
  actor_uuid: uuid.nullish(),
  action: z.enum(AUDIT_ACTIONS, 'invalid.action').nullish(),
  subject_uuid: uuid.nullish(),
});
export type FindAuditInput = z.output<typeof findAuditInput>;
