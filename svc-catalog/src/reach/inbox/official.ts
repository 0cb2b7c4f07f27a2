import { type AddNotificationInput, addNotificationInput } from '@meowtale/contracts/inputs/catalog/notice';
import { beginning } from '@meowtale/contracts/text/characters';
import { DomainError, inTransaction, parseInput, type UserActor } from '@meowtale/service-kit';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../../database.ts';
import { recordStaffAction } from '../../desk/audit/service.ts';
import { deliverTo, insertNotice } from '../../people/notices/model.ts';
import { findNicknames } from '../../people/people/model.ts';

/**
 * Adds an official notice of staff, in several languages (SPEC §1, type Official), and an audit entry; returns its uuid. Named people have
 * it at once; `handOutNotices` hands it out to roles or everyone.
 * @throws DomainError `input/invalid`, also for an unknown person
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
    if (input.to === 'people') await deliverTo(tx, { uuid, key: 'official' }, input.user_uuids);
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
