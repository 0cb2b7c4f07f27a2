import { randomUUID } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { z } from 'zod';
import { issueGrant } from './grants.ts';
import { openGrant, sealGrant } from './sealed-grants.ts';

const secret = 'a secret of at least thirty-two characters';
const shape = z.object({ person: z.string(), store: z.string() });
const now = new Date('2026-11-29T00:00:00.400Z');
const claims = { person: randomUUID(), store: randomUUID() };
const options = { secret, audience: 'play', now };

test('opening a sealed grant with the secret returns its claims and the second of its issue', async () => {
  const opened = await openGrant(await sealGrant(claims, 60, options), shape, options);
  expect(opened).toEqual({ claims, issuedAt: new Date('2026-11-29T00:00:00.000Z') });
});

test('a sealed grant hides its claims, and two of the same claims share no part', async () => {
  const tokens = await Promise.all([sealGrant(claims, 60, options), sealGrant(claims, 60, options)]);
  const parts = tokens.map((token) => token.split('.'));
  const readable = parts.flat().map((part) => Buffer.from(part, 'base64url').toString('latin1'));
  for (const text of [...tokens, ...readable]) {
    for (const known of [claims.person, claims.store, 'person', 'store']) expect(text).not.toContain(known);
  }
  // The first part names the algorithms.
  expect(parts[0]?.slice(2).filter((part) => parts[1]?.includes(part))).toEqual([]);
});

test('while the secret is replaced, the first one seals and both open', async () => {
  const next = `${secret} and next`;
  const token = await sealGrant(claims, 60, { ...options, secret: [next, secret] });
  for (const by of [next, [secret, next] as const])
    expect((await openGrant(token, shape, { ...options, secret: by })).claims).toEqual(claims);
  for (const by of [secret, [secret, `${secret}!`] as const])
    await expect(openGrant(token, shape, { ...options, secret: by })).rejects.toMatchObject({ code: 'play/not-authorized' });
});

test('a forged, expired, foreign or malformed grant is rejected', async () => {
  const token = await sealGrant(claims, 60, options);
  const rejected = { code: 'play/not-authorized', status: 403 };
  for (const change of [{ audience: 'download' }, { secret: `${secret}!` }, { now: new Date(now.getTime() + 61_000) }]) {
    await expect(openGrant(token, shape, { ...options, ...change })).rejects.toMatchObject(rejected);
  }
  const [head, key, iv, text, tag] = token.split('.');
  const changed = [head, key, iv, `${text?.startsWith('A') ? 'B' : 'A'}${text?.slice(1)}`, tag].join('.');
  for (const other of [changed, '', 'x', issueGrant(claims, 60, options)]) {
    await expect(openGrant(other, shape, options)).rejects.toMatchObject(rejected);
  }
  await expect(openGrant(token, z.object({ user: z.string() }), options)).rejects.toMatchObject(rejected);
});
