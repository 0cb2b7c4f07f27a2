import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import type { UserActor } from '@meowtale/service-kit';
import { outcomeOf, unnoticed } from '@meowtale/service-kit/testing';
import { proofTest } from '@meowtale/service-kit/testing/proof';
import * as policy from './policy.ts';
import type { CommentRow } from './repository.ts';

function rules({ requireWriter }: typeof policy): void {
  const writer = { uuid: 'writer' } as UserActor;
  const comment = { user_uuid: 'writer' } as CommentRow;
  expect(outcomeOf(() => requireWriter(writer, comment))).toBe(comment);
  expect(outcomeOf(() => requireWriter({ ...writer, uuid: 'other' }, comment))).toBe('comment/not-found');
  expect(outcomeOf(() => requireWriter(writer, undefined))).toBe('comment/not-found');
}
test('a comment is its writer’s', () => rules(policy));

proofTest('a line of it that is lost is noticed', async () => {
  expect(await unnoticed(join(import.meta.dirname, 'policy.ts'), rules)).toEqual([]);
});
