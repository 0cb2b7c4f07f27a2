import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create index jobs_of_subject on jobs (subject, created_at desc) where subject is not null;

    -- A job's responses so far, so that a restarted job repeats no step.
    create table drama_ai_answers (
      job_uuid uuid not null references jobs (uuid) on delete cascade,
      step text not null,
      body jsonb not null,
      primary key (job_uuid, step)
    );

    create table drama_proposals (
      uuid uuid primary key,
      drama_uuid uuid not null references dramas (uuid) on delete cascade,
      owner_uuid uuid not null,
      job_uuid uuid not null,
      use text not null,
      language text,
      instruction text not null,
      targets jsonb not null,
      -- The drama's revision from which it was made.
      revision integer not null,
      -- [{id, body}]: the parts after the change.
      changes jsonb not null,
      findings jsonb not null,
      notes jsonb not null,
      stale jsonb not null,
      -- Which provider wrote it, and the sent prompts. Stored as long as the drama, whose disclosure reads it.
      provenance jsonb not null,
      state text not null default 'pending' check (state in ('pending', 'taken', 'partly', 'refused')),
      taken jsonb,
      created_at timestamptz(3) not null default clock_now(),
      decided_at timestamptz(3),
      -- Whether its changes were deleted because it was pending too long.
      is_emptied boolean not null default false
    );
    create index drama_proposals_by_time on drama_proposals (drama_uuid, created_at desc, uuid desc);
    create index drama_proposals_to_empty on drama_proposals (created_at) where not is_emptied;

    -- Drawn pictures. They are deleted after some days; to keep one, its owner saves it as a file.
    create table drama_images (
      uuid uuid primary key,
      drama_uuid uuid not null references dramas (uuid) on delete cascade,
      owner_uuid uuid not null,
      job_uuid uuid not null,
      folder text not null check (folder in ('bg', 'character', 'cg')),
      resource text,
      config jsonb not null,
      mime text,
      bytes bytea,
      created_at timestamptz(3) not null default clock_now(),
      drawn_at timestamptz(3)
    );
    create index drama_images_by_time on drama_images (drama_uuid, created_at desc, uuid desc);
    create index drama_images_by_age on drama_images (created_at);
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table drama_images, drama_proposals, drama_ai_answers; drop index jobs_of_subject');
}
