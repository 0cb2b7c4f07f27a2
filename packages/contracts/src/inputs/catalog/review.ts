import { z } from 'zod';
import { PLATFORMS } from '../../constants.ts';
import { LOCALES } from '../../locales.ts';
import { SUBMIT_PARTS } from '../../states.ts';
import { lines, uuid } from '../text.ts';
import { gamePackDraft } from './game-pack.ts';
import { storePriceDraft } from './store-price.ts';
import { storeInfoDraft, storeSubmitInfoDraft } from './store-submit.ts';

export const REVIEW_ACTIONS = ['take', 'pass', 'refuse'] as const;
export const REVIEW_MEMO_MAX = 2000;
const REJECTION_TYPES = ['unknown', 'pass', 'bug', 'loli_reason', 'political_sensitivity', 'store_information_missing'] as const;
/** Reasons of a refusal; `pass` is the type of an approval (SPEC §4). */
export const REFUSAL_TYPES = REJECTION_TYPES.filter((type) => type !== 'pass');

export const REVIEW_COMMENT_MAX = 500;
const REVIEW_COMMENTS_MAX = 50;

const fieldsOf = (part: string, schema: { shape: object }) => Object.keys(schema.shape).map((field) => `${part}.${field}`);
const INFO = 'store_submit_info';
/**
 * Fields of a submission that can have comments, as dotted paths; in a language's texts by language instead of its index, which can change:
 * `store_submit_info.list.de-DE.name`.
 */
const COMMENT_PATHS: ReadonlySet<string> = new Set([
  ...fieldsOf(INFO, storeSubmitInfoDraft),
  ...LOCALES.flatMap((language) => fieldsOf(`${INFO}.list.${language}`, storeInfoDraft)),
  ...fieldsOf('store_submit_game_pack', gamePackDraft),
  ...fieldsOf('store_submit_price', storePriceDraft),
]);

const reviewComment = z.object({
  path: z.string('invalid.text').refine((path) => COMMENT_PATHS.has(path), 'invalid.path'),
  text: lines(REVIEW_COMMENT_MAX).pipe(z.string().min(1, 'invalid.empty')),
});
export type ReviewComment = z.output<typeof reviewComment>;

/** A refusal needs a type and a memo, which the creator reads. */
export const reviewInput = z
  .object({
    uuid,
    action: z.enum(REVIEW_ACTIONS, 'invalid.action'),
    rejection_type: z.enum(REJECTION_TYPES, 'invalid.rejection-type').nullish(),
    memo: lines(REVIEW_MEMO_MAX).nullish(),
    /** One comment per field. */
    comments: z
      .array(reviewComment)
      .max(REVIEW_COMMENTS_MAX, 'invalid.too-many')
      .refine((comments) => new Set(comments.map(({ path }) => path)).size === comments.length, 'invalid.twice')
      .nullish()
      .transform((value) => value ?? []),
    /** The part to decide; without it, all undecided ones. */
    part: z.enum(SUBMIT_PARTS, 'invalid.action').nullish(),
  })
  .superRefine((input, ctx) => {
    if (input.action !== 'refuse') return;
    if (!input.rejection_type || input.rejection_type === 'pass') {
      ctx.addIssue({ code: 'custom', path: ['rejection_type'], message: 'invalid.rejection-type', input: input.rejection_type });
    }
    if (!input.memo) ctx.addIssue({ code: 'custom', path: ['memo'], message: 'invalid.empty', input: input.memo });
  });
export type ReviewInput = z.output<typeof reviewInput>;

export const reviewQueueInput = z.object({
  state: z
    .enum(['waiting', 'reviewing', 'decided'], 'invalid.state')
    .nullish()
    .transform((value) => value ?? 'waiting'),
  platform_key: z.enum(PLATFORMS, 'invalid.platform').nullish(),
});
