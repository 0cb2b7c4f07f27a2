import { EVENTS, type EventType } from '@meowtale/contracts/events/index';
import type { Knex } from 'knex';
import { v7 as uuidv7 } from 'uuid';
import { typesOfOwner } from '../events/subjects.ts';

/** Writes two published events of each type of a service, of one aggregate; returns the types, and which of them are states. */
export async function insertPublishedEvents(owner: Knex, service: string): Promise<{ type: EventType; isState: boolean }[]> {
  const types = typesOfOwner(service).map((type) => ({ type, isState: EVENTS[type].kind === 'state' }));
  const rows = types.flatMap(({ type, isState }) =>
    [1, 2].map((revision) => ({ id: uuidv7(), shard: 0, type, version: 1, is_state: isState, aggregate_id: 'one', payload: { revision } })),
  );
  await owner('outbox').insert(rows.map((row) => ({ ...row, published_at: owner.raw('clock_now()') })));
  return types;
}
