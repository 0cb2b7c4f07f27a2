import type { Pieces } from '../drama-editor/pieces.ts';
import type { Proposal } from './documents.ts';
import { nodeIn } from './node-versions.ts';
import { type Unit, unitsOf } from './proposal-units.ts';

/** What became of a change; `some`: of a node's fields, at least one was accepted. Null where it isn't recorded. */
export type Outcome = 'taken' | 'some' | 'refused' | null;

const NOTHING_MOVED = { has: () => false };

/** Returns the current drama with the changed parts as they were when the proposal was made. */
export function draftBefore(draft: Pieces, { changes, before }: Pick<Proposal, 'changes' | 'before'>): Pieces {
  const changed = new Set(changes.map(({ id }) => id));
  const rest = Object.entries(draft).filter(([id]) => !changed.has(id));
  return { ...Object.fromEntries(rest), ...Object.fromEntries(before.map(({ id, body }) => [id, body])) };
}

/** Returns a decided proposal's changes to the text that it was made for, and what became of each. */
export function decidedUnits(draft: Pieces, proposal: Proposal): { unit: Unit; outcome: Outcome }[] {
  const units = unitsOf(draftBefore(draft, proposal), proposal, NOTHING_MOVED);
  const fieldsOf = Map.groupBy(
    units.filter(({ item }) => item === null),
    ({ node }) => node,
  );
  const taken = proposal.taken && new Set(proposal.taken);
  const outcomeOf = ({ node, item, kind }: Unit): Outcome => {
    if (proposal.state === 'taken' || proposal.state === 'refused') return proposal.state;
    // The ids of removed lines aren't saved, and of a node's fields only the node's.
    if (!taken || (item && kind === 'removed')) return null;
    if (!taken.has(item ?? node)) return 'refused';
    return item === null && (fieldsOf.get(node)?.length ?? 0) > 1 ? 'some' : 'taken';
  };
  return units.map((unit) => ({ unit, outcome: outcomeOf(unit) }));
}

/** Returns the changes that the current drama doesn't have and that can be used in it: their node still exists. */
export function usableUnits(draft: Pieces, proposal: Proposal): Unit[] {
  const isThere = (id: string) => id in draft || nodeIn(draft, id) !== undefined;
  return unitsOf(draft, proposal, NOTHING_MOVED).filter(({ kind, node }) => kind !== 'removed' && isThere(node));
}
