import type { Knex } from 'knex';

export interface EditorLinkRow {
  token_hash: string;
  user_uuid: string;
  app_uuid: string;
  challenge: string;
}

/** A link that is good for so many seconds; those of this person that are over go. */
export async function insertEditorLink(tx: Knex, link: EditorLinkRow, seconds: number): Promise<void> {
  await tx('app_editor_links').where({ user_uuid: link.user_uuid }).whereRaw('expires_at <= clock_now()').delete();
  await tx('app_editor_links').insert({ ...link, expires_at: tx.raw('clock_now() + make_interval(secs => ?)', [seconds]) });
}

/** Takes a link, whoever asks: of two who do, one has it. Nothing for one that is over, used, or never was. */
export async function takeEditorLink(db: Knex, tokenHash: string): Promise<EditorLinkRow | undefined> {
  const { rows } = await db.raw<{ rows: (EditorLinkRow & { good: boolean })[] }>(
    'delete from app_editor_links where token_hash = ? returning *, expires_at > clock_now() as good',
    [tokenHash],
  );
  return rows[0]?.good ? rows[0] : undefined;
}
