import { z } from 'zod';
import { CANARY_FAILURES_MAX, canarySchema, releaseVersionSchema, sliceNameSchema } from '../../releases.ts';
import { staffReason } from './override.ts';

/** What staff do with a release: which versions visitors get, and whether a slice is on. */
const RELEASE_ACTIONS = ['promote', 'rollback', 'kill', 'revive', 'pin', 'unpin', 'canary', 'stop'] as const;
export type ReleaseAction = (typeof RELEASE_ACTIONS)[number];

/** Actions by which visitors get another release: what they would break is checked, and they can be forced. */
export const CHECKED_RELEASE_ACTIONS: readonly ReleaseAction[] = ['promote', 'rollback', 'canary'];

/** Limits of a canary: its share and how much more often than the live release it may fail in percent, and the loads before it is judged. */
export const CANARY_LIMITS = {
  sharePercent: { min: 1, max: 100 },
  failuresPercent: { min: 0, max: CANARY_FAILURES_MAX * 100 },
  loads: { min: 1, max: 1_000_000 },
} as const;
export const CANARY_DEFAULTS = { sharePercent: 10, failuresPercent: 5, loads: 50 } as const;

const whole = ({ min, max }: { min: number; max: number }) =>
  z.int('invalid.whole-number').min(min, 'invalid.too-small').max(max, 'invalid.too-large');
const name = (schema: z.ZodType, message = 'invalid.id') => z.string(message).refine((text) => schema.safeParse(text).success, message);
const inBasisPoints = ({ min, max }: { min: number; max: number }) => whole({ min: min * 100, max: max * 100 });

/** A canary: `share_bp` of visitors in basis points, the same ones for all canaries of a cohort; then its error budget. */
export const releaseCanaryInput = z.object({
  share_bp: inBasisPoints(CANARY_LIMITS.sharePercent),
  cohort: name(canarySchema.shape.cohort, 'invalid.cohort').nullish(),
  loads: whole(CANARY_LIMITS.loads),
  failures_bp: inBasisPoints(CANARY_LIMITS.failuresPercent),
});

const needsVersion = ({ action, version }: { action: ReleaseAction; version?: string | null | undefined }) =>
  version != null || (action !== 'promote' && action !== 'canary');

/**
 * A change of what is live; `revision` is the one that the page showed. Where a service's program runs is no input: the gateway sends it
 * people's requests, so only operators say that.
 */
export const moveReleaseInput = z
  .object({
    slice: name(sliceNameSchema),
    action: z.enum(RELEASE_ACTIONS, 'invalid.action'),
    version: name(releaseVersionSchema).nullish(),
    canary: releaseCanaryInput.nullish(),
    revision: z.int('invalid.revision').min(0, 'invalid.revision'),
    is_forced: z.boolean().nullish(),
    reason: staffReason,
  })
  .refine(needsVersion, { message: 'invalid.empty', path: ['version'] })
  .refine(({ action, canary }) => action !== 'canary' || canary != null, { message: 'invalid.empty', path: ['canary'] });
export type MoveReleaseInput = z.output<typeof moveReleaseInput>;

export const findReleaseVersionsInput = z.object({ slice: name(sliceNameSchema) });
