import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import type { UserActor } from '@meowtale/service-kit';
import { outcomeOf, unnoticed } from '@meowtale/service-kit/testing';
import { proofTest } from '@meowtale/service-kit/testing/proof';
import * as policy from './policy.ts';
import type { CommentRow } from './repository.ts';

const NOT_FOUND = 'comment/not-found';

function rules({ requireShown, requireWriter, requireDeletable, requireThread, requireOthers }: typeof policy): void {
  const writer = { uuid: 'writer' } as UserActor;
  const other = { ...writer, uuid: 'other' };
  const comment = { user_uuid: 'writer', store_uuid: 'store', parent_uuid: null, deleted_at: null, hidden_at: null } as CommentRow;
  const deleted = { ...comment, deleted_at: new Date() };
  const hidden = { ...comment, hidden_at: new Date() };
  const reply = { ...comment, parent_uuid: 'parent' };
  expect(outcomeOf(() => requireShown(comment, undefined))).toBe(comment);
  expect(outcomeOf(() => requireShown(reply, comment))).toBe(reply);
  for (const gone of [undefined, deleted, hidden]) {
    expect(outcomeOf(() => requireShown(gone, comment))).toBe(NOT_FOUND);
    expect(outcomeOf(() => requireShown(reply, gone))).toBe(NOT_FOUND);
    expect(outcomeOf(() => requireWriter(writer, reply, gone))).toBe(NOT_FOUND);
  }

  expect(outcomeOf(() => requireWriter(writer, comment, undefined))).toBe(comment);
  expect(outcomeOf(() => requireWriter(other, comment, undefined))).toBe(NOT_FOUND);
  for (const gone of [undefined, deleted, hidden]) expect(outcomeOf(() => requireWriter(writer, gone, comment))).toBe(NOT_FOUND);

  for (const own of [comment, hidden]) expect(outcomeOf(() => requireDeletable(writer, own))).toBe(own);
  for (const gone of [undefined, deleted]) expect(outcomeOf(() => requireDeletable(writer, gone))).toBe(NOT_FOUND);
  expect(outcomeOf(() => requireDeletable(other, comment))).toBe(NOT_FOUND);

  expect(outcomeOf(() => requireThread('store', comment))).toBe(comment);
  expect(outcomeOf(() => requireThread('elsewhere', comment))).toBe(NOT_FOUND);
  expect(outcomeOf(() => requireThread('store', { ...comment, parent_uuid: 'parent' }))).toBe(NOT_FOUND);
  expect(outcomeOf(() => requireThread('store', hidden))).toBe(NOT_FOUND);

  expect(outcomeOf(() => requireOthers(other, comment))).toBeUndefined();
  expect(outcomeOf(() => requireOthers(writer, comment))).toBe('auth/forbidden');
}
test('a comment is changed and deleted by its writer, replied to and reported by others', () => rules(policy));

proofTest('a line of it that is lost is noticed', async () => {
  expect(await unnoticed(join(import.meta.dirname, 'policy.ts'), rules)).toEqual([]);
});
