import { type AddNotificationInput, addNotificationInput } from '@meowtale/contracts/inputs/catalog/notice';
import { beginning } from '@meowtale/contracts/text/characters';
import { DomainError, inTransaction, parseInput, type UserActor } from '@meowtale/service-kit';
import { v7 as uuidv7 } from 'uuid';
import { recordStaffAction } from '../audit/note.ts';
import type { Db } from '../database.ts';
import { findNicknames } from '../people/public-view.ts';
import { handTo } from './hand-to.ts';
import { insertNotice } from './repository.ts';

/**
 * Staff tell people something, in their languages (SPEC §1, type Official). Those who are named have it at once; to roles or
 * everybody it is handed out by `handOutNotices`. Who told whom what, and why, stands in the audit log. Answers its uuid.
 * @throws DomainError `input/invalid`, also for somebody who isn't there
 */
export function addOfficialNotice(db: Db, staff: UserActor, args: unknown): Promise<string> {
  const input = parseInput(addNotificationInput, args);
  return inTransaction(db, async (tx) => {
    if (input.to === 'people') await requirePeople(tx, input.user_uuids);
    const uuid = uuidv7();
    const audience = { all: { roles: [] }, roles: { roles: input.roles }, people: null }[input.to];
    const ofNothing = { platform_key: null, author_uuid: null, store_uuid: null, update_uuid: null };
    await insertNotice(tx, {
      ...ofNothing,
      uuid,
      type: 'official',
      key: 'official',
      audience,
      details: { texts: input.texts },
    });
    if (input.to === 'people') await handTo(tx, { uuid, key: 'official' }, input.user_uuids);
    await note(tx, staff, uuid, input);
    return uuid;
  });
}

async function requirePeople(tx: Db, uuids: readonly string[]): Promise<void> {
  const people = await findNicknames(tx, uuids);
  const fields = uuids.flatMap((uuid, index) => (people.has(uuid) ? [] : [{ path: `user_uuids.${index}`, key: 'invalid.id' }]));
  if (fields.length > 0) throw new DomainError('input/invalid', { fields });
}

async function note(tx: Db, staff: UserActor, uuid: string, { to, roles, user_uuids, texts, reason }: AddNotificationInput): Promise<void> {
  const english = texts.find(({ language }) => language === 'en-US')?.text ?? '';
  await recordStaffAction(tx, {
    actorUuid: staff.uuid,
    action: 'notice-add',
    subject: { type: 'notice', uuid, name: beginning(english, 100) },
    reason,
    details: { to, texts, ...(to === 'roles' && { roles }), ...(to === 'people' && { user_uuids }) },
  });
}
