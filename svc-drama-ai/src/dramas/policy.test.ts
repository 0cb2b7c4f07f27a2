import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ROLES } from '@meowtale/contracts';
import type { UserActor } from '@meowtale/service-kit';
import { outcomeOf, type TestPerson, type TestService, unnoticed } from '@meowtale/service-kit/testing';
import { Kind, parse } from 'graphql';
import { v7 as uuidv7 } from 'uuid';
import { testDramaAi } from '../test-service.ts';
import * as policy from './policy.ts';

type Cell = 'yes' | 'auth/required' | 'drama/not-found';

const WHO = ['guest', 'newcomer', 'owner', 'other', 'creator', 'contributing_author', 'contracted_author', 'publisher', 'staff'] as const;
type Who = (typeof WHO)[number];

/** The expected cells of person × action (TRUST 14), by hand: every action below is on `owner`'s drama. */
const nobodyElse = { guest: 'auth/required', newcomer: 'auth/required', owner: 'yes' } as const;
const theirs = (cell: Cell) => ({
  other: cell,
  creator: cell,
  contributing_author: cell,
  contracted_author: cell,
  publisher: cell,
  staff: cell,
});
const CELLS: Record<string, Record<Who, Cell>> = {
  'Query.findDrama': { ...nobodyElse, ...theirs('drama/not-found') },
  'Mutation.addDrama': { ...nobodyElse, ...theirs('yes') },
  'Mutation.setDrama': { ...nobodyElse, ...theirs('drama/not-found') },
  'Mutation.delDrama': { ...nobodyElse, ...theirs('drama/not-found') },
};

/** How each action is asked for. */
const CALLS: Record<string, string> = {
  'Query.findDrama': 'query ($uuid: ID!) { findDrama(uuid: $uuid) { list { title } totalCount pageInfo { page } } }',
  'Mutation.addDrama': 'mutation { addDrama(drama: { title: "Another" }) { uuid } }',
  'Mutation.setDrama': 'mutation ($uuid: ID!) { setDrama(uuid: $uuid, revision: 1, drama: { title: "Taken over" }) { title } }',
  'Mutation.delDrama': 'mutation ($uuid: ID!) { delDrama(uuid: $uuid) }',
};

/** The types whose fields are a person's own, and how they are reached: only through the actions above. */
const REACHED = {
  Drama: ['uuid', 'title', 'brief', 'prompt', 'number_of_roles', 'number_of_dialogs', 'revision', 'created_at', 'updatedAt'],
  DramaList: ['list', 'totalCount', 'pageInfo'],
};

let service: TestService;
const owner = { muid: uuidv7() };
const persons: Record<Who, TestPerson | undefined> = {
  guest: undefined,
  newcomer: {},
  owner,
  other: { muid: uuidv7() },
  creator: { muid: uuidv7(), roles: ['user', 'creator'] },
  contributing_author: { muid: uuidv7(), roles: ['user', 'contributing_author'] },
  contracted_author: { muid: uuidv7(), roles: ['user', 'contracted_author'] },
  publisher: { muid: uuidv7(), roles: ['user', 'publisher'] },
  staff: { muid: uuidv7(), roles: ['user', 'staff'] },
};

beforeAll(async () => {
  service = await testDramaAi();
});
afterAll(() => service.close());

async function newDrama(): Promise<string> {
  const { data } = await service.graphql('mutation { addDrama(drama: { title: "The Last Ferry Home" }) { uuid } }', {}, owner);
  return data.addDrama.uuid;
}

function fieldsInSdl(): Map<string, string[]> {
  const fields = new Map<string, string[]>();
  for (const node of parse(readFileSync(join(import.meta.dirname, 'schema.graphql'), 'utf8')).definitions) {
    if (node.kind !== Kind.OBJECT_TYPE_DEFINITION && node.kind !== Kind.OBJECT_TYPE_EXTENSION) continue;
    fields.set(
      node.name.value,
      (node.fields ?? []).map((field) => field.name.value),
    );
  }
  return fields;
}

describe('every field of the schema has its cells', () => {
  test('each action', () => {
    const sdl = fieldsInSdl();
    const actions = ['Query', 'Mutation'].flatMap((root) => (sdl.get(root) ?? []).map((field) => `${root}.${field}`));
    expect(actions.sort()).toEqual(Object.keys(CELLS).sort());
    expect(Object.keys(CALLS).sort()).toEqual(Object.keys(CELLS).sort());
  });

  test('each field, and no entry point that another service could reach it by', () => {
    const { Query: _, Mutation: __, ...types } = Object.fromEntries(fieldsInSdl());
    expect(types).toEqual(REACHED);
  });

  test('each role', () => {
    expect(WHO).toEqual(expect.arrayContaining(ROLES.filter((role) => role !== 'user')));
  });
});

describe.each(Object.entries(CELLS))('%s', (action, cells) => {
  test.each(WHO)('%s', async (who) => {
    const uuid = await newDrama();
    const query = CALLS[action] ?? '';
    const { data, errors } = await service.graphql(query, query.includes('$uuid') ? { uuid } : {}, persons[who]);
    expect(errors?.[0]?.extensions.code ?? 'yes').toBe(cells[who]);
    if (errors) expect(Object.values(data ?? {}).every((value) => value === null)).toBe(true);
    const [row] = await service.db('dramas').where({ uuid });
    const untouched = cells[who] !== 'yes' || action === 'Query.findDrama' || action === 'Mutation.addDrama';
    if (untouched) expect(row).toMatchObject({ title: 'The Last Ferry Home', revision: 1, owner_uuid: owner.muid });
  });
});

test('an alias or a fragment shows no more than the field itself', async () => {
  const uuid = await newDrama();
  const query = `query ($uuid: ID!) { mine: findDrama { totalCount } theirs: findDrama(uuid: $uuid) { ...Words } }
    fragment Words on DramaList { list { title } }`;
  const { data, errors } = await service.graphql(query, { uuid }, persons.staff);
  expect(errors?.map(({ path, extensions }) => [path?.[0], extensions.code])).toEqual([['theirs', 'drama/not-found']]);
  expect(JSON.stringify(data ?? {})).not.toContain('Ferry');
});

test('a line of the policy that is lost is noticed', async () => {
  const rules = ({ dramaOwner }: typeof policy) => {
    expect(outcomeOf(() => dramaOwner({ kind: 'user', uuid: 'owner' } as UserActor))).toBe('owner');
    expect(outcomeOf(() => dramaOwner({ kind: 'guest' }))).toBe('auth/required');
  };
  rules(policy);
  expect(await unnoticed(join(import.meta.dirname, 'policy.ts'), rules)).toEqual([]);
});
