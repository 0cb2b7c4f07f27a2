import { PLATFORMS } from '@meowtale/contracts';
import { listQuery } from '@meowtale/contracts/inputs/catalog/listing';
import { uuid } from '@meowtale/contracts/inputs/text';
import { AGENT_STATE } from '@meowtale/contracts/states';
import { clockNow, parseInput, parseQuery, type UserActor } from '@meowtale/service-kit';
import { z } from 'zod';
import type { Db } from '../../database.ts';
import { findImageRefs } from '../../library/files/model.ts';
import { cursorOf, type Page, toPage, toPageRange } from '../../list-page.ts';
import { findPublicPeople } from '../../people/people/model.ts';
import type { Works } from '../../works.ts';
import { findReleasedDiscounts } from '../activities/model.ts';
import { findAgents, toAgentViews } from '../agents/model.ts';
import { deriveState, findCurrents, type SubmitRow } from '../submission/model.ts';
import { type Reading, toSubmitViews } from '../submits/model.ts';
import { countMine, listMine } from './repository.ts';
import type { StoreRow } from './stores-repository.ts';

const findStoreMeInput = z.object({
  platform_key: z.enum(PLATFORMS, 'invalid.platform').nullish(),
  scope: z.enum(['owner', 'agent'], 'invalid.scope').nullish(),
  id: uuid.nullish(),
  agent_state: z
    .union([z.literal(AGENT_STATE.waiting), z.literal(AGENT_STATE.reviewing), z.literal(AGENT_STATE.accepted)], 'invalid.status')
    .nullish(),
});

const ORDERS = ['created_at-desc', 'created_at-asc', 'updated_at-desc', 'updated_at-asc'] as const;
const myStoresQuery = listQuery.extend({ orderField: z.enum(ORDERS, 'invalid.order').nullish() });

/** GraphQL's MyStore. */
export interface MyStore {
  uuid: string;
}

/**
 * Returns the caller's listings in every state, the newest first (SPEC §7 findStoreMe); with `scope: agent` those that they are asked to
 * represent, or represent.
 * @throws DomainError `input/invalid`
 */
export async function findMyStores(db: Db, works: Works, actor: UserActor, args: { q?: unknown }): Promise<Page<MyStore>> {
  const input = parseInput(findStoreMeInput, args);
  const query = parseQuery(myStoresQuery, args.q);
  const [column, direction] = (query.orderField ?? 'created_at-desc').split('-') as ['created_at' | 'updated_at', 'asc' | 'desc'];
  const range = toPageRange(query, 'time');
  const scope = input.scope ?? 'owner';
  const { platform_key: platformKey, id, agent_state: agentState } = input;
  const filter = { userUuid: actor.uuid, scope, platformKey, uuid: id, agentState, keyword: query.keyword };
  const [rows, total] = await Promise.all([listMine<StoreRow>(db, filter, { column, direction }, range), countMine(db, filter)]);
  const cursor = (row: StoreRow) => cursorOf(row[column], row.uuid);
  return toPage(rows, { query, range, total, cursor }, await toMyStores({ db, works, reader: actor }, rows.slice(0, range.limit)));
}

/** Returns listings as their owners see them, each with its current submission. */
export async function toMyStores(reading: Reading, rows: readonly StoreRow[]): Promise<MyStore[]> {
  const { db, works } = reading;
  if (rows.length === 0) return [];
  const currents = await findCurrents(
    db,
    rows.map((store) => store.uuid),
  );
  const owners = new Map(rows.map((store) => [store.uuid, store.owner_uuid]));
  const agents = await findAgents(
    db,
    rows.map((store) => store.uuid),
  );
  // Rarely requested; then read for all listings at once.
  let discounts: ReturnType<typeof findReleasedDiscounts> | undefined;
  const heldOfAll = () => {
    discounts ??= findReleasedDiscounts(db, [...owners.keys()]);
    return discounts;
  };
  // Read before other queries start: if this throws, no promise is left whose rejection, unhandled, would end the process.
  const coverUuids = currents.map((submit) => wordsOf(submit)?.cover);
  const [now, people, agentViews, views, covers] = await Promise.all([
    clockNow(db),
    findPublicPeople(db, works, [...owners.values()]),
    toAgentViews(db, works, agents),
    toSubmitViews(reading, owners, currents),
    findImageRefs(db, works, coverUuids),
  ]);
  return rows.flatMap((store) => {
    const at = currents.findIndex((submit) => submit.store_uuid === store.uuid);
    const submit = currents[at];
    if (!submit) return [];
    const localized = wordsOf(submit);
    const { page_state, package_state, submitted_at } = submit;
    return [
      {
        ...store,
        heldDiscounts: async () => (await heldOfAll()).get(store.uuid) ?? [],
        id: store.uuid,
        owner: people.get(store.owner_uuid) ?? null,
        name: localized?.name ?? '',
        cover: (localized?.cover && covers.get(localized.cover)) || null,
        submit_status: deriveState(submit, now).submit,
        page_state,
        package_state,
        submitted_at,
        current_submit: views[at],
        store_agent: agentViews.find((agent) => agent.store_id === store.uuid) ?? null,
      },
    ];
  });
}

/** Returns name and pictures in the default language, else in the first one. */
function wordsOf({ data: { store_submit_info: info } }: SubmitRow) {
  return info.list.find((entry) => entry.language === info.default_lang) ?? info.list[0];
}
