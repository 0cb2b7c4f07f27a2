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
import type { Db } from '../../database.ts';
import { lockLimit } from '../../limit-repository.ts';
import { type AppRow, changeAppTag, findOwnApp, renameTag } from '../apps/service.ts';
import { LabelNotFound, LabelTaken } from './errors.ts';
import type { LabelRow } from './repository.ts';
import * as labels from './repository.ts';

/** More than a person needs; limits scripts. */
const LABELS_MAX = 200;

/**
 * Returns the caller's labels by name, of one category if it is given; none for another person's scope.
 * @throws DomainError `input/invalid`
 */
export async function findLabels(db: Db, actor: UserActor, args: unknown): Promise<LabelRow[]> {
  const { category, scope_uuid } = parseInput(findCustomTagInput, args);
  if (scope_uuid && scope_uuid !== actor.uuid) return [];
  return labels.listLabels(db, actor.uuid, category ?? null);
}

/** Adds a label. @throws DomainError `input/invalid`, `app/limit` beyond 200; LabelTaken */
export function addLabel(db: Db, actor: UserActor, args: unknown): Promise<LabelRow> {
  const { category, name } = parseInput(addCustomTagInput, args);
  return inTransaction(db, async (tx) => {
    await lockLimit(tx, 'labels', actor.uuid);
    const label = { uuid: uuidv7(), user_uuid: actor.uuid, category, name };
    if (await labels.findLabelNamed(tx, label)) throw new LabelTaken();
    if ((await labels.countLabels(tx, actor.uuid)) >= LABELS_MAX) throw new DomainError('app/limit');
    return labels.insertLabel(tx, label);
  });
}

/** Renames a label, also on the person's apps. @throws DomainError `input/invalid`; LabelNotFound, LabelTaken */
export function setLabel(db: Db, actor: UserActor, args: unknown): Promise<LabelRow> {
  const { uuid, name } = parseInput(setCustomTagInput, args);
  return inTransaction(db, async (tx) => {
    await lockLimit(tx, 'labels', actor.uuid);
    const label = await requireOwn(tx, actor, uuid);
    const other = await labels.findLabelNamed(tx, { ...label, name });
    if (other && other.uuid !== uuid) throw new LabelTaken();
    if (label.category === 'app') await renameTag(tx, actor.uuid, tagOf(label), tagOf({ name }));
    return labels.renameLabel(tx, uuid, name);
  });
}

/** Deletes a label, also from the person's apps. @throws DomainError `input/invalid`; LabelNotFound */
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
 * Adds a label to the caller's app, or removes it, also a deleted one; repeating it changes nothing.
 * @throws DomainError `input/invalid`; AppNotFound; LabelNotFound for adding a label that the caller doesn't have
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
