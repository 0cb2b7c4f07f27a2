import { z } from 'zod';

/** Parts of a person's data export, by the service that stores them. A part is read in pages; its name is also its name in the file. */
export const EXPORT_PARTS = {
  catalog: [
    'profile',
    'sign_ins',
    'comments',
    'comment_reports',
    'wishlist',
    'follows',
    'likes',
    'saves',
    'progress',
    'notices',
    'notice_preferences',
    'mail_settings',
    'mails',
    'apps',
    'builds',
    'files',
    'labels',
    'stores',
    'submissions',
    'agents',
    'update_logs',
    'ad_links',
    'website',
    'website_articles',
    'website_versions',
    'website_domains',
    'accepted_terms',
    'visits',
    'erasures',
  ],
  wallet: [
    'balances',
    'entries',
    'orders',
    'order_shares',
    'cart',
    'top_ups',
    'silver_grants',
    'plans',
    'plan_grants',
    'withdrawals',
    'withdrawal_steps',
    'banks',
    'refund_requests',
    'penalties',
    'ai_charges',
  ],
  drama: ['dramas', 'drama_parts', 'proposals', 'pictures'],
} as const;
export type ExportingService = keyof typeof EXPORT_PARTS;

/** Exporting everything requires a sign-in within this many seconds: as long as the longest export takes. */
export const EXPORT_SIGN_IN_SECONDS = 1800;

/** Describes the call for a page of a service's export; `parts` are the names of its parts. */
export const exportPageInput = <const Part extends string>(parts: readonly Part[]) =>
  z.object({
    part: z.enum(parts, 'invalid.part'),
    after: z.string('invalid.text').max(200, 'invalid.too-long').nullish(),
  });

/** Describes the call for a page of an export whose parts are in the file that a person downloads. */
export const exportInput = <S extends ExportingService>(service: S) =>
  exportPageInput<(typeof EXPORT_PARTS)[S][number]>(EXPORT_PARTS[service]);

/** One page of a part: its rows, and the cursor of the next page; null after the last. */
export interface ExportPage {
  rows: object[];
  next: string | null;
}
