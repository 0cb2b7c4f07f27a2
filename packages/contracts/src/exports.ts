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

export const exportInput = <S extends ExportingService>(service: S) =>
  z.object({
    part: z.enum(EXPORT_PARTS[service], 'invalid.part'),
    after: z.string('invalid.text').max(200, 'invalid.too-long').nullish(),
  });

/** One page of a part: its rows, and the cursor of the next page; null after the last. */
export interface ExportPage {
  rows: object[];
  next: string | null;
}
