import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { TestService } from '@meowtale/service-kit/testing';
import { v7 as uuidv7 } from 'uuid';
import { type Cell, cells, fieldsInSdl, testPersons, WHO, type Who } from '../test-cells.ts';
import { testDramaAi } from '../test-service.ts';

/** The expected cells of person × action (TRUST 14), by hand: every action below is on `owner`'s drama and its snapshot. */
const CELLS: Record<string, Record<Who, Cell>> = {
  'Query.findDramaSnapshot': cells('drama/not-found'),
  'Query.findDramaSnapshotData': cells('drama/snapshot-not-found'),
  'Mutation.addDramaSnapshot': cells('drama/not-found'),
  'Mutation.setDramaSnapshot': cells('drama/snapshot-not-found'),
  'Mutation.delDramaSnapshot': cells('drama/snapshot-not-found'),
  'Mutation.restoreDramaSnapshot': cells('drama/snapshot-not-found'),
};

/** How each action is requested. */
const CALLS: Record<string, string> = {
  'Query.findDramaSnapshot': 'query ($drama: ID!) { findDramaSnapshot(drama_uuid: $drama) { name } }',
  'Query.findDramaSnapshotData': 'query ($snapshot: ID!) { findDramaSnapshotData(uuid: $snapshot) { fields parts } }',
  'Mutation.addDramaSnapshot': 'mutation ($drama: ID!) { addDramaSnapshot(drama_uuid: $drama, name: "Theirs") { name } }',
  'Mutation.setDramaSnapshot': 'mutation ($snapshot: ID!) { setDramaSnapshot(uuid: $snapshot, name: "Theirs") { name } }',
  'Mutation.delDramaSnapshot': 'mutation ($snapshot: ID!) { delDramaSnapshot(uuid: $snapshot) }',
  'Mutation.restoreDramaSnapshot': 'mutation ($snapshot: ID!) { restoreDramaSnapshot(uuid: $snapshot) { title data { parts } } }',
};

const REACHED = {
  DramaSnapshot: ['uuid', 'drama_uuid', 'name', 'kind', 'revision', 'parts', 'created_at'],
  DramaSnapshotData: ['fields', 'parts'],
};

let service: TestService;
const owner = { muid: uuidv7() };
const persons = testPersons(owner);

beforeAll(async () => {
  service = await testDramaAi();
});
afterAll(() => service.close());

async function newSnapshot(): Promise<{ drama: string; snapshot: string }> {
  const made = await service.graphql('mutation { addDrama(drama: { title: "The Last Ferry Home" }) { uuid } }', {}, owner);
  const drama: string = made.data.addDrama.uuid;
  const mutation = 'mutation ($drama: ID!) { addDramaSnapshot(drama_uuid: $drama, name: "First draft") { uuid } }';
  const { data } = await service.graphql(mutation, { drama }, owner);
  const change = 'mutation ($drama: ID!) { setDrama(uuid: $drama, revision: 1, drama: { title: "Fog" }) { uuid } }';
  await service.graphql(change, { drama }, owner);
  return { drama, snapshot: data.addDramaSnapshot.uuid };
}

describe('every field of the schema has its cells', () => {
  const { actions, types } = fieldsInSdl('snapshots');

  test('each action', () => {
    expect(actions).toEqual(Object.keys(CELLS).sort());
    expect(Object.keys(CALLS).sort()).toEqual(actions);
  });

  test('each field, without an entry point for other services', () => {
    expect(types).toEqual(REACHED);
  });
});

describe.each(Object.entries(CELLS))('%s', (action, cellsOfAction) => {
  test.each(WHO)('%s', async (who) => {
    const ids = await newSnapshot();
    const query = CALLS[action] ?? '';
    const variables = query.includes('$drama') ? { drama: ids.drama } : { snapshot: ids.snapshot };
    const { data, errors } = await service.graphql(query, variables, persons[who]);
    expect(errors?.[0]?.extensions.code ?? 'yes').toBe(cellsOfAction[who]);
    if (cellsOfAction[who] === 'yes') return;
    expect(Object.values(data ?? {}).every((value) => value === null)).toBe(true);
    const snapshots = await service.db('drama_snapshots').where({ drama_uuid: ids.drama }).select('uuid', 'name');
    expect(snapshots).toEqual([{ uuid: ids.snapshot, name: 'First draft' }]);
    expect(await service.db('dramas').where({ uuid: ids.drama }).first()).toMatchObject({ title: 'Fog', revision: 2 });
  });
});
