import { z } from 'zod';
import { ORDER_RANGE_MAX_DAYS, ORDER_STATE } from '../../constants.ts';
import { instant, uuid } from '../text.ts';
import { adLinkUid } from './cart.ts';
import { SALES_SCOPES } from './report.ts';

const DAY_MS = 86_400_000;
const STATES = Object.keys(ORDER_STATE).length;

const state = z.int().min(ORDER_STATE.ordered, 'invalid.state').max(ORDER_STATE.refunded, 'invalid.state');

/** Filters of the library; one state unless several are given. */
export const libraryInput = z.object({
  state: state.nullish().transform((value) => value ?? ORDER_STATE.paid),
  states: z.array(state).min(1, 'invalid.empty').max(STATES, 'invalid.too-many').nullish(),
  store_id: uuid.nullish(),
  q: z.unknown().optional(),
});

/** Both ends are inclusive (SPEC §5: 999 days at most). */
const range = z
  .object({ from: instant.nullish(), to: instant.nullish() })
  .refine(({ from, to }) => !from || !to || from <= to, { path: ['to'], message: 'invalid.time-order' })
  .refine(({ from, to }) => !from || !to || Date.parse(to) - Date.parse(from) <= ORDER_RANGE_MAX_DAYS * DAY_MS, {
    path: ['to'],
    message: 'invalid.too-large',
  });

/** Filters of a person's sales. */
export const salesInput = z.object({
  scope: z.enum(SALES_SCOPES, 'invalid.scope').nullish(),
  ad_link_uid: adLinkUid.nullish(),
  store_id: uuid.nullish(),
  country: z
    .string('invalid.text')
    .regex(/^[a-z]{2}$/, 'invalid.country')
    .nullish(),
  state: state.nullish(),
  settled: z.literal([0, 1], 'invalid.state').nullish(),
  paid_at: range.nullish(),
  created_at: range.nullish(),
  q: z.unknown().optional(),
});
export type SalesInput = z.output<typeof salesInput>;
