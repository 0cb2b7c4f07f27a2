import {
  addCustomTagInput,
  delCustomTagInput,
  findCustomTagInput,
  LABEL_PREFIX,
  setAppLabelInput,
  setCustomTagInput,
} from '@meowtale/contracts/inputs/catalog/label';
import { DomainError, inTransaction, parseInput, type UserActor } from '@meowtale/service-kit';
import { v7 as uuidv7 } from 'uuid';
import { type AppRow, changeAppTag, findOwnApp, renameTag } from '../apps/service.ts';
import type { Db } from '../database.ts';
import { holdLimit } from '../limit-repository.ts';
import { LabelNotFound, LabelTaken } from './errors.ts';
import type { LabelRow } from './repository.ts';
import * as labels from './repository.ts';

/** More than anybody keeps in mind; a script stops here. */
const LABELS_MAX = 200;

/** One's own labels by name, of one category when it is given; another's are none. @throws DomainError `input/invalid` */
export async function findLabels(db: Db, actor: UserActor, args: unknown): Promise<LabelRow[]> {
  const { category, scope_uuid } = parseInput(findCustomTagInput, args);
  if (scope_uuid && scope_uuid !== actor.uuid) return [];
  return labels.listLabels(db, actor.uuid, category ?? null);
}

/** @throws DomainError `input/invalid`, `app/limit` beyond 200; LabelTaken */
export function addLabel(db: Db, actor: UserActor, args: unknown): Promise<LabelRow> {
  const { category, name } = parseInput(addCustomTagInput, args);
  return inTransaction(db, async (tx) => {
    await holdLimit(tx, 'labels', actor.uuid);
    const label = { uuid: uuidv7(), user_uuid: actor.uuid, category, name };
    if (await labels.findLabelNamed(tx, label)) throw new LabelTaken();
    if ((await labels.countLabels(tx, actor.uuid)) >= LABELS_MAX) throw new DomainError('app/limit');
    return labels.insertLabel(tx, label);
  });
}

/** Gives a label another name, also where it stands. @throws DomainError `input/invalid`; LabelNotFound, LabelTaken */
export function setLabel(db: Db, actor: UserActor, args: unknown): Promise<LabelRow> {
  const { uuid, name } = parseInput(setCustomTagInput, args);
  return inTransaction(db, async (tx) => {
    await holdLimit(tx, 'labels', actor.uuid);
    const label = await requireOwn(tx, actor, uuid);
    const other = await labels.findLabelNamed(tx, { ...label, name });
    if (other && other.uuid !== uuid) throw new LabelTaken();
    if (label.category === 'app') await renameTag(tx, actor.uuid, tagOf(label), tagOf({ name }));
    return labels.renameLabel(tx, uuid, name);
  });
}

/** Takes a label away, also from where it stands. @throws DomainError `input/invalid`; LabelNotFound */
export function delLabel(db: Db, actor: UserActor, args: unknown): Promise<true> {
  const { uuid } = parseInput(delCustomTagInput, args);
  return inTransaction(db, async (tx) => {
    const label = await requireOwn(tx, actor, uuid);
    if (label.category === 'app') await renameTag(tx, actor.uuid, tagOf(label), null);
    await labels.deleteLabel(tx, uuid);
    return true as const;
  });
}

/**
 * Puts a label of one's own on an app, or takes it off, also one that is no more; done twice it is as done once.
 * @throws DomainError `input/invalid`; AppNotFound; LabelNotFound for one to put on that isn't among one's labels
 */
export function setAppLabel(db: Db, actor: UserActor, args: unknown): Promise<AppRow> {
  const { uuid, label: name, chosen } = parseInput(setAppLabelInput, args);
  return inTransaction(db, async (tx) => {
    const app = await findOwnApp(tx, actor.uuid, uuid);
    const label = await labels.findLabelNamed(tx, { user_uuid: actor.uuid, category: 'app', name });
    if (!label && chosen) throw new LabelNotFound('label');
    return changeAppTag(tx, app, { tag: tagOf(label ?? { name }), chosen });
  });
}

const tagOf = ({ name }: Pick<LabelRow, 'name'>) => `${LABEL_PREFIX}${name}`;

async function requireOwn(tx: Db, actor: UserActor, uuid: string): Promise<LabelRow> {
  const label = await labels.lockLabel(tx, actor.uuid, uuid);
  if (!label) throw new LabelNotFound();
  return label;
}
