import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ROLES } from '@meowtale/contracts';
import type { UserActor } from '@meowtale/service-kit';
import { outcomeOf, type TestService, unnoticed } from '@meowtale/service-kit/testing';
import { proofTest } from '@meowtale/service-kit/testing/proof';
import { v7 as uuidv7 } from 'uuid';
import { type Cell, cells, fieldsInSdl, testPersons, WHO, type Who } from '../test-cells.ts';
import { testDramaAi } from '../test-service.ts';
import * as policy from './policy.ts';

/** The expected cells of person × action (TRUST 14), by hand: every action below is on `owner`'s drama. */
const CELLS: Record<string, Record<Who, Cell>> = {
  'Query.findDrama': cells('drama/not-found'),
  // Of the caller's own dramas.
  'Query.findDramaLabel': cells('yes'),
  'Mutation.addDrama': cells('yes'),
  'Mutation.setDrama': cells('drama/not-found'),
  'Mutation.copyDrama': cells('drama/not-found'),
  'Mutation.setDramaArchived': cells('drama/not-found'),
  'Mutation.delDrama': cells('drama/not-found'),
};

/** Actions that leave the drama unchanged. */
const CHANGE_NOTHING = ['Query.findDrama', 'Query.findDramaLabel', 'Mutation.addDrama', 'Mutation.copyDrama', 'Mutation.setDramaArchived'];

/** How each action is requested. */
const CALLS: Record<string, string> = {
  'Query.findDrama': 'query ($uuid: ID!) { findDrama(uuid: $uuid) { list { title data { parts } } totalCount pageInfo { page } } }',
  'Query.findDramaLabel': 'query { findDramaLabel { label count } }',
  'Mutation.addDrama': 'mutation { addDrama(drama: { title: "Another" }) { uuid } }',
  'Mutation.setDrama': `mutation ($uuid: ID!) {
    setDrama(uuid: $uuid, revision: 1, drama: { title: "Taken over", parts: [{ id: "setting" }] }) { title data { removed } }
  }`,
  'Mutation.copyDrama': 'mutation ($uuid: ID!) { copyDrama(uuid: $uuid) { title data { parts } } }',
  'Mutation.setDramaArchived': 'mutation ($uuid: ID!) { setDramaArchived(uuid: $uuid, isArchived: true) { title data { parts } } }',
  'Mutation.delDrama': 'mutation ($uuid: ID!) { delDrama(uuid: $uuid) }',
};

/** Types whose fields are private, and how they are reached: only through the actions above. */
const REACHED = {
  Drama: [
    'uuid',
    'title',
    'label',
    'brief',
    'prompt',
    'default_prompt_prefix',
    'default_prompt_suffix',
    'number_of_roles',
    'number_of_dialogs',
    'meta',
    'data',
    'paragraphs',
    'lines',
    'characters',
    'words',
    'languages',
    'revision',
    'created_at',
    'updatedAt',
    'archived_at',
  ],
  DramaData: ['parts', 'removed', 'whole'],
  DramaLabel: ['label', 'count'],
  DramaList: ['list', 'totalCount', 'pageInfo'],
};

let service: TestService;
const owner = { muid: uuidv7() };
const persons = testPersons(owner);

beforeAll(async () => {
  service = await testDramaAi();
});
afterAll(() => service.close());

async function newDrama(): Promise<string> {
  const { data } = await service.graphql('mutation { addDrama(drama: { title: "The Last Ferry Home" }) { uuid } }', {}, owner);
  return data.addDrama.uuid;
}

describe('every field of the schema has its cells', () => {
  const { actions, types } = fieldsInSdl('dramas');

  test('each action', () => {
    expect(actions).toEqual(Object.keys(CELLS).sort());
    expect(Object.keys(CALLS).sort()).toEqual(actions);
  });

  test('each field, without an entry point for other services', () => {
    expect(types).toEqual(REACHED);
  });

  test('each role', () => {
    expect(WHO).toEqual(expect.arrayContaining(ROLES.filter((role) => role !== 'user')));
  });
});

describe.each(Object.entries(CELLS))('%s', (action, cellsOfAction) => {
  test.each(WHO)('%s', async (who) => {
    const uuid = await newDrama();
    const query = CALLS[action] ?? '';
    const { data, errors } = await service.graphql(query, query.includes('$uuid') ? { uuid } : {}, persons[who]);
    expect(errors?.[0]?.extensions.code ?? 'yes').toBe(cellsOfAction[who]);
    if (errors) expect(Object.values(data ?? {}).every((value) => value === null)).toBe(true);
    if (cellsOfAction[who] === 'yes' && !CHANGE_NOTHING.includes(action)) return;
    const [row] = await service.db('dramas').where({ uuid });
    expect(row).toMatchObject({ title: 'The Last Ferry Home', revision: 1, owner_uuid: owner.muid });
    expect(await service.db('drama_parts').where({ drama_uuid: uuid }).whereNotNull('body')).toHaveLength(2);
  });
});

test('an alias or a fragment shows no more than the field itself', async () => {
  const uuid = await newDrama();
  const query = `query ($uuid: ID!) { mine: findDrama { totalCount } theirs: findDrama(uuid: $uuid) { ...Words } }
    fragment Words on DramaList { list { title data { parts } } }`;
  const { data, errors } = await service.graphql(query, { uuid }, persons.staff);
  expect(errors?.map(({ path, extensions }) => [path?.[0], extensions.code])).toEqual([['theirs', 'drama/not-found']]);
  expect(JSON.stringify(data ?? {})).not.toMatch(/Ferry|outline/);
});

function rules({ dramaOwner }: typeof policy): void {
  expect(outcomeOf(() => dramaOwner({ kind: 'user', uuid: 'owner' } as UserActor))).toBe('owner');
  expect(outcomeOf(() => dramaOwner({ kind: 'guest' }))).toBe('auth/required');
}
test('a drama belongs to the person who adds it; guests can add none', () => rules(policy));

proofTest('a line of the policy that is lost is noticed', async () => {
  expect(await unnoticed(join(import.meta.dirname, 'policy.ts'), rules)).toEqual([]);
});
