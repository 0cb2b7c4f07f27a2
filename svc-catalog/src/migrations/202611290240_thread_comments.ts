import type { Knex } from 'knex';

/**
 * Replies name the comment that they belong to. A deleted comment loses its words and keeps its row, which limits and idempotency keys
 * count on. A report persists the words as they were reported, because their writer may change or delete them before staff read it.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table store_comments
      add column parent_uuid uuid references store_comments,
      add column deleted_at timestamptz(3),
      add column hidden_at timestamptz(3),
      drop constraint store_comments_comment_check,
      add constraint store_comments_comment_check check (char_length(comment) between 1 and 2000 or deleted_at is not null) not valid;
    create table comment_reports (
      uuid uuid primary key,
      comment_uuid uuid not null references store_comments,
      user_uuid uuid not null references users,
      reason text not null,
      memo text not null,
      words text not null,
      created_at timestamptz(3) not null default clock_now(),
      closed_at timestamptz(3),
      unique (comment_uuid, user_uuid)
    );
    create index comment_reports_open on comment_reports (comment_uuid, created_at) where closed_at is null;
    create index comment_reports_of_user on comment_reports (user_uuid, created_at);
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop table comment_reports;
    delete from store_comments where parent_uuid is not null or deleted_at is not null;
    alter table store_comments
      drop constraint store_comments_comment_check,
      drop column parent_uuid,
      drop column deleted_at,
      drop column hidden_at,
      add constraint store_comments_comment_check check (char_length(comment) between 1 and 2000) not valid;
  `);
}
