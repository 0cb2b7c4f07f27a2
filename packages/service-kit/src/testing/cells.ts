import { readFileSync } from 'node:fs';
import type { ErrorCode } from '@meowtale/contracts';
import { Kind, parse } from 'graphql';
import { v7 as uuidv7 } from 'uuid';
import type { TestPerson } from './test-token.ts';

/** What a person gets of an action: its result, or an error with this code. */
export type Cell = 'yes' | ErrorCode;

export const WHO = [
  'guest',
  'newcomer',
  'owner',
  'other',
  'creator',
  'contributing_author',
  'contracted_author',
  'publisher',
  'staff',
] as const;
export type Who = (typeof WHO)[number];

/** Returns the cells of an action on the `owner`'s data: people without an account get `auth/required`, others get `others`. */
export const cells = (others: Cell): Record<Who, Cell> => ({
  guest: 'auth/required',
  newcomer: 'auth/required',
  owner: 'yes',
  other: others,
  creator: others,
  contributing_author: others,
  contracted_author: others,
  publisher: others,
  staff: others,
});

export const testPersons = (owner: TestPerson): Record<Who, TestPerson | undefined> => ({
  guest: undefined,
  newcomer: {},
  owner,
  other: { muid: uuidv7() },
  creator: { muid: uuidv7(), roles: ['user', 'creator'] },
  contributing_author: { muid: uuidv7(), roles: ['user', 'contributing_author'] },
  contracted_author: { muid: uuidv7(), roles: ['user', 'contracted_author'] },
  publisher: { muid: uuidv7(), roles: ['user', 'publisher'] },
  staff: { muid: uuidv7(), roles: ['user', 'staff'] },
});

/** Returns the fields of each type in a `schema.graphql`: root fields as `Query.findDrama`, the rest by type. */
export function fieldsInSdl(file: string): { actions: string[]; types: Record<string, string[]> } {
  const types = new Map<string, string[]>();
  for (const node of parse(readFileSync(file, 'utf8')).definitions) {
    if (node.kind !== Kind.OBJECT_TYPE_DEFINITION && node.kind !== Kind.OBJECT_TYPE_EXTENSION) continue;
    types.set(
      node.name.value,
      (node.fields ?? []).map((field) => field.name.value),
    );
  }
  const { Query = [], Mutation = [], ...rest } = Object.fromEntries(types);
  return { actions: [...Query.map((name) => `Query.${name}`), ...Mutation.map((name) => `Mutation.${name}`)].sort(), types: rest };
}
