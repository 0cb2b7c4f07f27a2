import { z } from 'zod';

/** What a person may take with them, by the service that keeps it. A part is read in pages; its name is also its name in the file. */
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

/** Everything at once is only for who has proven who they are within so many seconds: as long as the longest export takes. */
export const EXPORT_SIGN_IN_SECONDS = 1800;

export const exportInput = <S extends ExportingService>(service: S) =>
  z.object({
    part: z.enum(EXPORT_PARTS[service], 'invalid.part'),
    after: z.string('invalid.text').max(200, 'invalid.too-long').nullish(),
  });

/** One page of a part: its rows, and what to ask for those that follow; null after the last. */
export interface ExportPage {
  rows: object[];
  next: string | null;
}
