import type { Locale } from '@meowtale/contracts';
import type { ProposalFinding, ProposalNote, ProposalState } from '@meowtale/contracts/inputs/drama/generation';
import type { Knex } from 'knex';
import { asJson } from '../as-json.ts';
import type { ProposedPart } from '../generation/working-copy.ts';
import type { Provenance } from '../providers/ports.ts';

export interface NewProposal {
  uuid: string;
  drama_uuid: string;
  owner_uuid: string;
  job_uuid: string;
  /** The use, or `picture`. */
  use: string;
  language: string | null;
  instruction: string;
  targets: readonly string[];
  revision: number;
  changes: readonly ProposedPart[];
  /** The changed parts as they were before. */
  before: readonly ProposedPart[];
  /** What its job cost in coins. */
  price_coins: number;
  findings: readonly ProposalFinding[];
  notes: readonly ProposalNote[];
  stale: readonly string[];
  provenance: readonly Provenance[];
  /** For a translation, the mark of each translated text, by the id of its line or choice. */
  translated: Readonly<Record<string, string>> | null;
}

export interface ProposalRow extends NewProposal {
  state: ProposalState;
  taken: string[] | null;
  /** Whether its changes and findings were deleted. */
  is_emptied: boolean;
  created_at: Date;
  decided_at: Date | null;
}

/** Fields that only a single proposal is shown with: each may be as large as its whole drama, so fifty would exceed the memory. */
export const LARGE_FIELDS = ['changes', 'before', 'findings', 'notes', 'stale', 'provenance'] as const;
export type LargeField = (typeof LARGE_FIELDS)[number];
/** A proposal; without those fields in a list. */
export type FoundProposal = Omit<ProposalRow, LargeField> & Partial<Pick<ProposalRow, LargeField>> & { version?: NodeVersion };

/** An act, sequence, paragraph, character, line or choice as it was before a proposal, and as it proposes it. */
export interface NodeVersion {
  /** Null for a new one. */
  before: unknown;
  after: unknown;
}

const LISTED_MAX = 50;
const VERSIONS_MAX = 20;
const LISTED_COLUMNS = [
  ...['uuid', 'drama_uuid', 'owner_uuid', 'job_uuid', 'use', 'language', 'instruction', 'targets', 'revision'],
  ...['state', 'taken', 'created_at', 'decided_at', 'price_coins', 'is_emptied'],
];
const JSON_COLUMNS = ['targets', 'changes', 'before', 'findings', 'notes', 'stale', 'provenance', 'translated'] as const;

export async function insertProposal(tx: Knex, proposal: NewProposal): Promise<void> {
  const written = Object.fromEntries(JSON_COLUMNS.map((column) => [column, asJson(proposal[column])]));
  await tx('drama_proposals').insert({ ...proposal, ...written });
}

export interface Listing {
  dramaUuid: string;
  state: ProposalState | undefined;
  uuid: string | undefined;
  withPictures: boolean;
}

/** Lists a drama's proposals, newest first; a single one, by its uuid, with all fields. */
export function listOwned(db: Knex, ownerUuid: string, { dramaUuid, state, uuid, withPictures }: Listing): Promise<FoundProposal[]> {
  const rows = db<ProposalRow>('drama_proposals').where({ drama_uuid: dramaUuid, owner_uuid: ownerUuid });
  if (state) rows.where({ state });
  if (uuid) rows.where({ uuid });
  if (!withPictures) rows.whereNot({ use: 'picture' });
  return rows
    .orderBy('created_at', 'desc')
    .orderBy('uuid', 'desc')
    .limit(LISTED_MAX)
    .select<FoundProposal[]>(uuid ? ['*'] : LISTED_COLUMNS);
}

/** Finds a node by its id, at any depth of the parts. Lax, because an item without an origin isn't an error. */
const NODE = 'lax $[*].body.** ? (@.id == $id)';
/** Finds it where the proposal wrote it: its own texts, or lines or choices in it. */
const WRITTEN = `${NODE.slice(0, -1)} && (@.origin.proposal == $by || @.lines[*].origin.proposal == $by || @.choices[*].origin.proposal == $by))`;

/** Lists the proposals that wrote a node, newest first, each with that node's versions. Emptied ones have none. */
export async function listVersions(
  db: Knex,
  ownerUuid: string,
  { dramaUuid, node }: { dramaUuid: string; node: string },
): Promise<FoundProposal[]> {
  const found = await db('drama_proposals')
    .where({ drama_uuid: dramaUuid, owner_uuid: ownerUuid, is_emptied: false })
    .whereRaw("jsonb_path_exists(changes, ?::jsonpath, jsonb_build_object('id', ?::text, 'by', uuid))", [WRITTEN, node])
    .orderBy('created_at', 'desc')
    .orderBy('uuid', 'desc')
    .limit(VERSIONS_MAX)
    .select<(FoundProposal & NodeVersion)[]>(
      ...LISTED_COLUMNS,
      db.raw("jsonb_path_query_first(before, ?::jsonpath, jsonb_build_object('id', ?::text)) as before", [NODE, node]),
      db.raw("jsonb_path_query_first(changes, ?::jsonpath, jsonb_build_object('id', ?::text)) as after", [NODE, node]),
    );
  return found.map(({ before, after, ...proposal }) => ({ ...proposal, version: { before, after } }));
}

export const lockOwned = (tx: Knex, ownerUuid: string, uuid: string): Promise<ProposalRow | undefined> =>
  tx<ProposalRow>('drama_proposals').where({ uuid, owner_uuid: ownerUuid }).forUpdate().first();

export async function decide(tx: Knex, uuid: string, state: ProposalState, taken: readonly string[] | null): Promise<ProposalRow> {
  const [row] = await tx<ProposalRow>('drama_proposals')
    .where({ uuid })
    .update({
      state,
      taken: tx.raw('?::jsonb', [taken && JSON.stringify(taken)]),
      decided_at: state === 'pending' ? null : tx.raw('clock_now()'),
    })
    .returning('*');
  if (!row) throw new Error('update of drama_proposals returned no row');
  return row;
}

/** The last provenance of a proposal, without the sent prompt, which may contain the whole story. */
const LAST = "(provenance -> -1) - 'sent' as last";
export type LastProvenance = Omit<Provenance, 'sent'> | null;

/** Returns the last provenance of each of a user's own proposals, of any drama, because copies of a drama keep its marks. */
export const provenancesOf = (db: Knex, ownerUuid: string, uuids: readonly string[]): Promise<{ uuid: string; last: LastProvenance }[]> =>
  db('drama_proposals').where('owner_uuid', ownerUuid).whereIn('uuid', uuids).select('uuid', db.raw(LAST));

export interface TakenTranslation extends Pick<ProposalRow, 'taken' | 'translated'> {
  language: Locale;
  last: LastProvenance;
}

/** Returns a drama's taken translations, oldest first. */
export const translationsTaken = (db: Knex, dramaUuid: string): Promise<TakenTranslation[]> =>
  db('drama_proposals')
    .where({ drama_uuid: dramaUuid, use: 'translation' })
    .whereIn('state', ['taken', 'partly'])
    .orderBy('created_at')
    .select('language', 'taken', 'translated', db.raw(LAST));

const EMPTY = `update drama_proposals set is_emptied = true, changes = '[]', before = '[]', findings = '[]', stale = '[]',
  decided_at = coalesce(decided_at, clock_now()), state = case when state = 'pending' then 'refused' else state end`;

/** Empties proposals that a drama's list no longer shows, as after a month: each may be as large as the drama, and they are free to add. */
export const emptyUnlisted = (tx: Knex, dramaUuid: string): Promise<unknown> =>
  tx.raw(
    `${EMPTY} where uuid in (select uuid from drama_proposals where drama_uuid = ? and use <> 'picture' and not is_emptied
       order by created_at desc, uuid desc offset ?)`,
    [dramaUuid, LISTED_MAX],
  );

/** Empties proposals a month after they were made: their changes, but not their provenance. Pending ones become rejected. */
export const EMPTY_PROPOSALS = `${EMPTY}
  where uuid in (select uuid from drama_proposals where not is_emptied and created_at < clock_now() - interval '30 days' limit 200)`;

/** Deletes sent prompts, which contain a person's story, after `days` days; the rest of the provenance stays. */
export const FORGET_SENT = (days: number): string => `update drama_proposals set is_sent_kept = false, provenance =
  (select coalesce(jsonb_agg(step || '{"sent": ""}' order by place), '[]') from jsonb_array_elements(provenance) with ordinality as steps (step, place))
  where uuid in (select uuid from drama_proposals where is_sent_kept and created_at < clock_now() - interval '${days} days' limit 100)`;
