import type { Knex } from 'knex';

export interface EditorLinkRow {
  token_hash: string;
  user_uuid: string;
  app_uuid: string;
  challenge: string;
}

/** Inserts a link that is valid for so many seconds, and deletes the person's expired ones. */
export async function insertEditorLink(tx: Knex, link: EditorLinkRow, seconds: number): Promise<void> {
  await tx('app_editor_links').where({ user_uuid: link.user_uuid }).whereRaw('expires_at <= clock_now()').delete();
  await tx('app_editor_links').insert({ ...link, expires_at: tx.raw('clock_now() + make_interval(secs => ?)', [seconds]) });
}

/** Deletes a link and returns it, so that only one caller gets it; undefined for an expired, used or unknown one. */
export async function takeEditorLink(tx: Knex, tokenHash: string): Promise<EditorLinkRow | undefined> {
  const { rows } = await tx.raw<{ rows: (EditorLinkRow & { good: boolean })[] }>(
    'delete from app_editor_links where token_hash = ? returning *, expires_at > clock_now() as good',
    [tokenHash],
  );
  return rows[0]?.good ? rows[0] : undefined;
}
