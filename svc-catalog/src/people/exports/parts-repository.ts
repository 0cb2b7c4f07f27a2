import type { EXPORT_PARTS } from '@meowtale/contracts/exports';
import type { ExportPart } from '@meowtale/service-kit';

type Part = (typeof EXPORT_PARTS)['catalog'][number];

const ofUser = (table: string, more: Partial<ExportPart> = {}): ExportPart => ({
  from: `${table} t`,
  mine: 't.user_uuid = :user',
  ...more,
});
const ofOwner = (table: string, more: Partial<ExportPart> = {}): ExportPart => ({
  from: `${table} t`,
  mine: 't.owner_uuid = :user',
  ...more,
});

const ofSite = (table: string, more: Partial<ExportPart> = {}): ExportPart => ({
  from: `${table} t join websites on websites.uuid = t.website_uuid`,
  mine: 'websites.owner_uuid = :user',
  ...more,
});

/** Tables and conditions of each part of a person's export. */
export const PARTS: Readonly<Record<Part, ExportPart>> = {
  profile: { from: 'users t', mine: 't.uuid = :user', without: ['firebase_uid', 'signed_out', 'signed_out_before', 'nickname_look'] },
  sign_ins: ofUser('sign_ins'),
  comments: ofUser('store_comments'),
  // `words` is another person's text.
  comment_reports: ofUser('comment_reports', { without: ['words'] }),
  wishlist: ofUser('wishlists'),
  follows: { from: 'follows t', mine: 't.follower_uuid = :user' },
  likes: ofUser('store_likes', { key: 't.store_uuid' }),
  // A save may have 256 KB.
  saves: ofUser('play_saves', { key: "t.app_uuid::text || '/' || t.slot", type: 'text', pageSize: 8 }),
  progress: ofUser('play_progress', { key: 't.store_uuid' }),
  notices: {
    from: 'notifications t join notification_recipients r on r.notification_uuid = t.uuid',
    mine: 'r.user_uuid = :user',
    without: ['reason'],
  },
  notice_preferences: ofUser('notification_preferences', { key: 't.kind', type: 'text' }),
  mail_settings: ofUser('mail_readers', { key: 't.user_uuid' }),
  mails: ofUser('mails', { without: ['held_until', 'attempts', 'fault'] }),
  apps: ofOwner('apps'),
  builds: ofUser('app_builds'),
  files: ofOwner('files'),
  labels: ofUser('custom_tags'),
  stores: ofOwner('stores'),
  submissions: {
    from: 'store_submits t join stores on stores.uuid = t.store_uuid',
    mine: 'stores.owner_uuid = :user',
    without: ['reviewer_uuid'],
    pageSize: 20,
  },
  // Their requests to publishers and the requests they received; an unsent request is visible to its sender only.
  agents: {
    from: 'store_agents t join stores on stores.uuid = t.store_uuid',
    mine: '(stores.owner_uuid = :user or (t.publisher_uuid = :user and t.state > 1))',
  },
  update_logs: { from: 'store_update_logs t', mine: 't.writer_uuid = :user' },
  ad_links: ofOwner('ad_links'),
  website: ofOwner('websites'),
  website_articles: ofSite('website_articles', { pageSize: 20 }),
  website_versions: ofSite('website_versions', { pageSize: 20 }),
  website_domains: ofSite('website_domains', { key: 't.website_uuid' }),
  accepted_terms: ofUser('terms_acceptances', { key: 't.version', type: 'text' }),
  visits: ofUser('traffic_logs'),
  erasures: ofUser('erasures', { without: ['swept_at'] }),
};
