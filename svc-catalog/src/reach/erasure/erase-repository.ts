import type { Knex } from 'knex';

/** Tables with data of the person alone, whose rows are deleted. */
export const DELETED = [
  ['sign_ins', 'user_uuid'],
  ['verification_mails', 'user_uuid'],
  ['picture_fetches', 'user_uuid'],
  ['link_checks', 'user_uuid'],
  ['comment_reports', 'user_uuid'],
  ['wishlists', 'user_uuid'],
  // The listing's count stays, as its sales do.
  ['store_likes', 'user_uuid'],
  ['play_saves', 'user_uuid'],
  ['play_progress', 'user_uuid'],
  ['notification_user_labels', 'user_uuid'],
  ['notification_recipients', 'user_uuid'],
  ['mails', 'user_uuid'],
  ['mail_readers', 'user_uuid'],
  ['notification_preferences', 'user_uuid'],
  ['custom_tags', 'user_uuid'],
  ['app_editor_links', 'user_uuid'],
  ['upload_sessions', 'owner_uuid'],
  ['user_plans', 'user_uuid'],
] as const;

/** Statements on data that others depend on; they remove what identifies the person. */
export const CHANGED = [
  // Visits of a browser before it signed in are the person's, too; another person's visits in the same browser aren't.
  `with browsers as (select distinct client_id from traffic_logs where user_uuid = :user and client_id is not null),
     clicks as (update ad_link_visits set client_id = null where client_id in (select client_id from browsers))
   update traffic_logs set user_uuid = null, client_id = null, session_id = null, agent = null, screen = null, page_title = null,
     referrer = null, hit = null, meta = null
   where user_uuid = :user or (user_uuid is null and client_id in (select client_id from browsers))`,
  `with gone as (delete from follows where follower_uuid = :user returning followed_uuid)
   update users set followed_count = greatest(0, followed_count - 1) from gone where users.uuid = gone.followed_uuid`,
  'delete from app_share_links where app_uuid in (select uuid from apps where owner_uuid = :user)',
  `delete from website_versions where website_uuid in (select uuid from websites where owner_uuid = :user)`,
  `delete from website_articles where website_uuid in (select uuid from websites where owner_uuid = :user)`,
  `delete from website_domains where website_uuid in (select uuid from websites where owner_uuid = :user)`,
  `delete from website_names where website_uuid in (select uuid from websites where owner_uuid = :user)`,
  // Its row stays, because links refer to it, under a random name.
  `update websites set state = 0, modules = '[]', name = 'erased-' || replace(gen_random_uuid()::text, '-', '') where owner_uuid = :user`,
  // Works that no one could buy go to the trash; the others stay playable for their buyers.
  `update apps set tags = array_append(array_remove(tags, 'flag:delete'), 'flag:delete'), deleted_at = coalesce(deleted_at, clock_now())
   where owner_uuid = :user and not exists (select from app_placements where app_placements.app_uuid = apps.uuid)`,
  `delete from jobs where user_uuid = :user and state <> 0`,
] as const;

/**
 * Deletes or anonymizes a person's data; repeating it changes nothing. Their links and their row in `users` are erased by the owning
 * capabilities.
 */
export async function erasePerson(tx: Knex, userUuid: string): Promise<void> {
  for (const [table, column] of DELETED)
    await tx(table)
      .where({ [column]: userUuid })
      .delete();
  for (const statement of CHANGED) await tx.raw(statement, { user: userUuid });
}
