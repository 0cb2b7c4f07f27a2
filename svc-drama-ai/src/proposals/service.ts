import { findDramaProposalInput, setDramaProposalInput } from '@meowtale/contracts/inputs/drama/generation';
import type { StoryPart } from '@meowtale/contracts/inputs/drama/story';
import { DomainError, inTransaction, parseInput } from '@meowtale/service-kit';
import type { Db } from '../database.ts';
import { readOwnDrama } from '../dramas/service.ts';
import { ProposalNotFound } from './errors.ts';
import type { FoundProposal, LargeField, NewProposal, ProposalRow } from './repository.ts';
import * as proposals from './repository.ts';

export type { FoundProposal, LastProvenance, NewProposal, TakenTranslation } from './repository.ts';
export { LARGE_FIELDS, provenancesOf, translationsTaken } from './repository.ts';

/**
 * Saves a proposal, in the transaction that ends its job, and empties those beyond the newest fifty. @throws DramaNotFound when its drama
 * was deleted meanwhile
 */
export async function saveProposal(tx: Db, proposal: NewProposal): Promise<void> {
  await readOwnDrama(tx, proposal.owner_uuid, proposal.drama_uuid);
  await proposals.insertProposal(tx, proposal);
  await proposals.emptyUnlisted(tx, proposal.drama_uuid);
}

/** Lists proposals for a user's own drama, newest first, at most fifty; with `node` those that wrote it. @throws DomainError `input/invalid`; DramaNotFound */
export async function listProposals(db: Db, ownerUuid: string, input: unknown): Promise<FoundProposal[]> {
  const { drama_uuid: dramaUuid, state, uuid, node, without_pictures } = parseInput(findDramaProposalInput, input);
  await readOwnDrama(db, ownerUuid, dramaUuid);
  if (node) return proposals.listVersions(db, ownerUuid, { dramaUuid, node });
  const wanted = { dramaUuid, state: state ?? undefined, uuid: uuid ?? undefined, withPictures: without_pictures !== true };
  return proposals.listOwned(db, ownerUuid, wanted);
}

/** Returns a field that only a single proposal has. @throws DomainError `input/invalid` in a list */
export function largeOf(proposal: FoundProposal, field: LargeField): unknown {
  const value = proposal[field];
  if (value === undefined)
    throw new DomainError('input/invalid', { fields: [{ path: field, key: 'invalid.too-many', params: { maximum: 1 } }] });
  return value;
}

/** Returns the ids in a part that can be taken individually. */
function idsIn(part: StoryPart): string[] {
  if (part.kind === 'paragraph') return [part.id, ...part.lines.map(({ id }) => id), ...part.choices.map(({ id }) => id)];
  if (part.kind === 'outline') return [part.id, ...part.acts.flatMap(({ id, sequences }) => [id, ...sequences.map((each) => each.id)])];
  return [part.id];
}

/**
 * Saves a proposal's state and taken ids; the editor itself changes the story. It can be saved again, for instance after an undo.
 * @throws DomainError `input/invalid`, also for a taken id that isn't in it; ProposalNotFound
 */
export async function setProposal(db: Db, ownerUuid: string, input: unknown): Promise<ProposalRow> {
  const { uuid, state, taken } = parseInput(setDramaProposalInput, input);
  return inTransaction(db, async (tx) => {
    const proposal = await proposals.lockOwned(tx, ownerUuid, uuid);
    if (!proposal) throw new ProposalNotFound();
    const known = new Set([...proposal.targets, ...proposal.changes.flatMap(({ body }) => idsIn(body))]);
    if (taken?.some((id) => !known.has(id))) throw new DomainError('input/invalid', { fields: [{ path: 'taken', key: 'invalid.id' }] });
    return proposals.decide(tx, uuid, state, taken ?? null);
  });
}
