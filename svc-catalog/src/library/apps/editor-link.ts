import { createHash, randomBytes } from 'node:crypto';
import { EDITOR_LINK_SECONDS } from '@meowtale/contracts';
import { addAppEditorTokenInput, openAppEditorInput } from '@meowtale/contracts/inputs/catalog/app';
import { inTransaction, parseInput } from '@meowtale/service-kit';
import type { Db } from '../../database.ts';
import { insertEditorLink, takeEditorLink } from './editor-link-repository.ts';
import { AppNotFound, EditorLinkOver } from './errors.ts';
import { type AppRow, findOwnApp, lockOwnApp } from './repository.ts';

const sha256 = (text: string) => createHash('sha256').update(text);

/**
 * Returns the token of an app editor's address, its parameter `c` (SPEC §2): valid for one person and app, for sixty seconds, once, and
 * only with the value of which `challenge` is the SHA-256. The requesting page stores that value at its own origin.
 * @throws DomainError `input/invalid`; AppNotFound, also for one in the trash
 */
export function addEditorToken(db: Db, ownerUuid: string, input: unknown): Promise<string> {
  const { uuid, challenge } = parseInput(addAppEditorTokenInput, input);
  return inTransaction(db, async (tx) => {
    const app = await lockOwnApp(tx, ownerUuid, uuid);
    if (!app || app.deleted_at) throw new AppNotFound();
    const token = randomBytes(32).toString('base64url');
    const link = { token_hash: sha256(token).digest('hex'), user_uuid: ownerUuid, app_uuid: uuid, challenge };
    await insertEditorLink(tx, link, EDITOR_LINK_SECONDS);
    return token;
  });
}

/**
 * Exchanges a token for the app that it opens. A failed attempt uses it up, and the error doesn't say why.
 * @throws DomainError `input/invalid`; EditorLinkOver
 */
export async function openEditor(db: Db, userUuid: string, input: unknown): Promise<AppRow> {
  const { c, verifier } = parseInput(openAppEditorInput, input);
  // In a transaction, because a token whose COMMIT got no response may be used up.
  const link = await inTransaction(db, (tx) => takeEditorLink(tx, sha256(c).digest('hex')));
  if (link?.user_uuid !== userUuid || link.challenge !== sha256(verifier).digest('base64url')) throw new EditorLinkOver();
  const app = await findOwnApp(db, userUuid, link.app_uuid);
  if (!app || app.deleted_at) throw new EditorLinkOver();
  return app;
}
