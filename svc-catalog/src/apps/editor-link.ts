import { createHash, randomBytes } from 'node:crypto';
import { EDITOR_LINK_SECONDS } from '@meowtale/contracts';
import { addAppEditorTokenInput, openAppEditorInput } from '@meowtale/contracts/inputs/catalog/app';
import { inTransaction, parseInput } from '@meowtale/service-kit';
import type { Db } from '../database.ts';
import { insertEditorLink, takeEditorLink } from './editor-link-repository.ts';
import { AppNotFound, EditorLinkOver } from './errors.ts';
import { type AppRow, findOwnApp, lockOwnApp } from './repository.ts';

const sha256 = (text: string) => createHash('sha256').update(text);

/**
 * What the address of an app's editor carries as `c` (SPEC §2): good for one person, one app, sixty seconds and one use, and only to
 * whoever knows what `challenge` is the SHA-256 of. The page that asks keeps that in its own origin's storage.
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
 * Gives a token back for the app that it opens. Whatever is wrong with it, it is used up and the answer is the same.
 * @throws DomainError `input/invalid`; EditorLinkOver
 */
export async function openEditor(db: Db, userUuid: string, input: unknown): Promise<AppRow> {
  const { c, verifier } = parseInput(openAppEditorInput, input);
  const link = await takeEditorLink(db, sha256(c).digest('hex'));
  if (link?.user_uuid !== userUuid || link.challenge !== sha256(verifier).digest('base64url')) throw new EditorLinkOver();
  const app = await findOwnApp(db, userUuid, link.app_uuid);
  if (!app || app.deleted_at) throw new EditorLinkOver();
  return app;
}
