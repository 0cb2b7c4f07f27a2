import type { Knex } from 'knex';

/** Closes reports on replies that no page shows, because the comment above them was hidden or deleted before hiding closed them too. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    update comment_reports r set closed_at = clock_now()
    from store_comments reply join store_comments parent on parent.uuid = reply.parent_uuid
    where reply.uuid = r.comment_uuid and r.closed_at is null and (parent.hidden_at is not null or parent.deleted_at is not null)
  `);
}

/** Reports that this closed stay closed: they can't be told from those that staff closed. */
export async function down(): Promise<void> {}
