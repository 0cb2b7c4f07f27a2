import { uuid as uuidSchema } from '@meowtale/contracts/inputs/text';
import { parseInput, type UserActor } from '@meowtale/service-kit';
import { findRepresenting } from '../agents/agents.ts';
import { findApps, sizeOfVersion } from '../apps/service.ts';
import type { Db } from '../database.ts';
import type { Storage } from '../files/storage.ts';
import { findStore } from '../listings/stores.ts';
import { appsOf } from '../submits/drafts.ts';
import { StoreNotFound } from '../submits/errors.ts';
import { mayRead } from '../submits/policy.ts';
import { stateOf } from '../submits/states.ts';
import { findSubmit } from '../submits/submissions.ts';
import { checkCategory } from './adult-words.ts';
import { type Finding, warning } from './finding.ts';
import { checkLinks, type LinkNetwork } from './links.ts';
import { checkPack, errorsFirst, type PackedApp, packedApps } from './pack.ts';
import { checkWords, textsOf } from './words.ts';

/** GraphQL's SubmitCheck. */
export interface SubmitCheck {
  submit_uuid: string;
  findings: Finding[];
}

interface Looking {
  db: Db;
  storage: Storage;
  network: LinkNetwork;
}

/**
 * Looks at a submission as it stands before somebody else looks at it; what SPEC §5 says is missing isn't repeated.
 * @throws StoreNotFound for who may not read it; DomainError `input/invalid`
 */
export async function checkSubmit({ db, storage, network }: Looking, actor: UserActor, uuid: string): Promise<SubmitCheck> {
  const submit = await findSubmit(db, parseInput(uuidSchema, uuid));
  const store = submit && (await findStore(db, submit.store_uuid));
  if (!submit || !store || !mayRead(actor, store, submit, await findRepresenting(db, store.uuid))) throw new StoreNotFound();
  const texts = textsOf(submit.data);
  const apps = await findApps(db, [...new Set(appsOf(submit.data).map((named) => named.uuid))]);
  const own = apps.filter((app) => app.owner_uuid === store.owner_uuid);
  const official = own.find((app) => app.uuid === submit.data.store_submit_game_pack.official_app_uuid);
  // What waits is judged in the versions that were submitted, a draft in those that would be.
  const packed = packedApps(submit.data, own, stateOf(submit) >= 2 ? submit.app_versions : {});
  const [packs, sizes, links] = await Promise.all([
    Promise.all(packed.map((app) => checkPack(storage, app))),
    Promise.all(packed.map((app) => checkSize(db, app))),
    checkLinks(texts, network),
  ]);
  const findings = [...packs.flat(), ...sizes.flat(), ...links, ...checkCategory(submit.data, texts), ...checkWords(submit.data, official)];
  return { submit_uuid: submit.uuid, findings: findings.toSorted(errorsFirst) };
}

/** From here on a game takes readers minutes to open on a usual line. */
const LARGE_BYTES = 200 * 1024 ** 2;

async function checkSize(db: Db, { path, app, version }: PackedApp): Promise<Finding[]> {
  const bytes = await sizeOfVersion(db, { uuid: app.uuid, version });
  return bytes > LARGE_BYTES ? [warning(path, 'pack-large', { maxBytes: bytes })] : [];
}
