import type { MigrationContext } from '@meowtale/service-kit';
import type { Knex } from 'knex';

/**
 * Creates buyers' refund requests, and the staff actions on other people's orders with their reasons. `refunded_at` stays the time at which
 * a buyer refunded an order, by which their five a month are counted.
 */
export async function up(knex: Knex, { runtimeRole }: MigrationContext): Promise<void> {
  await knex.raw(`
    alter table store_orders add column staff_refunded_at timestamptz;

    create table refund_requests (
      order_uuid uuid primary key references store_orders,
      buyer_uuid uuid not null,
      reason text not null,
      state text not null default 'open' check (state in ('open', 'granted', 'declined')),
      answer text,
      decided_by uuid,
      created_at timestamptz not null default clock_now(),
      decided_at timestamptz,
      check ((state = 'open') = (decided_at is null))
    );
    create index refund_requests_queue on refund_requests (state, created_at, order_uuid);

    create table staff_actions (
      uuid uuid primary key,
      actor_uuid uuid not null,
      action text not null,
      subject_uuid uuid not null,
      reason text not null check (reason <> ''),
      created_at timestamptz not null default clock_now()
    );
    create index staff_actions_subject on staff_actions (subject_uuid);
    create trigger append_only before update or delete or truncate on staff_actions
      for each statement execute function ledger.refuse_change();
  `);
  await knex.raw('revoke update, delete, truncate on staff_actions from ??', [runtimeRole]);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table staff_actions, refund_requests; alter table store_orders drop column staff_refunded_at');
}
