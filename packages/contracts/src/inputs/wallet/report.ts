import { z } from 'zod';
import { ORDER_RANGE_MAX_DAYS } from '../../constants.ts';
import { uuid } from '../text.ts';
import { adLinkUid } from './cart.ts';
import { month } from './settlement.ts';

const DAY_MS = 86_400_000;

/** The caller's role in the sales: as owner, agent or promoter. All of them unless given. */
export const SALES_SCOPES = ['owner', 'agent', 'promoter'] as const;
export type SalesScope = (typeof SALES_SCOPES)[number];

/** Dimensions of a report's rows: one or two. */
export const SALES_DIMENSIONS = ['month', 'day', 'country', 'ad_link', 'platform', 'store'] as const;
export type SalesDimension = (typeof SALES_DIMENSIONS)[number];

/** A day in UTC, `YYYY-MM-DD`. */
const day = z.iso.date('invalid.time').refine((text) => text.startsWith('20'), 'invalid.time');

const filter = {
  scope: z.enum(SALES_SCOPES, 'invalid.scope').nullish(),
  store_id: uuid.nullish(),
  country: z
    .string('invalid.text')
    .regex(/^[a-z]{2}$/, 'invalid.country')
    .nullish(),
  ad_link_uid: adLinkUid.nullish(),
  from: day.nullish(),
  to: day.nullish(),
};

interface Days {
  from?: string | null | undefined;
  to?: string | null | undefined;
}

/** The last day is inclusive, up to 23:59:59 (SPEC §5). */
const isInOrder = ({ from, to }: Days) => !from || !to || from <= to;
const isWithinRange = ({ from, to }: Days) => !from || !to || Date.parse(to) - Date.parse(from) <= ORDER_RANGE_MAX_DAYS * DAY_MS;
const reversed = { path: ['to'], message: 'invalid.time-order' };
const tooLong = { path: ['to'], message: 'invalid.too-large' };

/** Filters of an export, which has one row per sale. */
export const salesExportInput = z.object(filter).refine(isInOrder, reversed).refine(isWithinRange, tooLong);
export type SalesExportInput = z.output<typeof salesExportInput>;

/** Filters of a report; by month unless given. */
export const salesReportInput = z
  .object({
    ...filter,
    by: z
      .array(z.enum(SALES_DIMENSIONS, 'invalid.scope'))
      .min(1, 'invalid.empty')
      .max(2, 'invalid.too-many')
      .refine((by) => new Set(by).size === by.length, 'invalid.twice')
      .nullish()
      .transform((by): SalesDimension[] => by ?? ['month']),
  })
  .refine(isInOrder, reversed)
  .refine(isWithinRange, tooLong);
export type SalesReportInput = z.output<typeof salesReportInput>;

export const reconciliationInput = z.object({ month: month.nullish(), q: z.unknown().optional() });
export const waterfallInput = z.object({ order_uuid: uuid });
