import { expect, test } from '@jest/globals';
import { createLocalJWKSet, exportJWK, generateKeyPair } from 'jose';
import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import { TEST_PROJECT, type TestPerson, testKeys, testToken } from '../testing/test-token.ts';
import { requireVerified } from './actor.ts';
import { signAddress, signCountry, signGatewayRequest, verifyAddress, verifyCountry, verifyGatewayRequest } from './gateway-signature.ts';
import { type GrantOptions, issueGrant, verifyGrant } from './grants.ts';
import { createTokenVerifier, type TokenVerifierOptions } from './verify-token.ts';

const muid = uuidv7();
const seconds = () => Math.floor(Date.now() / 1000);

const verifier = (changes: Partial<TokenVerifierOptions> = {}) =>
  createTokenVerifier({ projectId: TEST_PROJECT, production: true, keys: testKeys, now: () => new Date(), ...changes });

const bearer = async (person: TestPerson) => `Bearer ${await testToken(person)}`;

function unsignedToken(claims: object = {}): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const times = { iat: seconds() - 5, exp: seconds() + 600, auth_time: seconds() - 5 };
  const tokenClaims = { iss: `https://securetoken.google.com/${TEST_PROJECT}`, aud: TEST_PROJECT, sub: 'someone', muid, roles: ['staff'] };
  return `Bearer ${part({ alg: 'none' })}.${part({ ...times, ...tokenClaims, ...claims })}.`;
}

test('a verified token is a newcomer without our uuid, and with it a user with the known roles', async () => {
  expect(await verifier()(undefined)).toEqual({ kind: 'guest' });
  expect(await verifier()(await bearer({ firebaseUid: 'f1' }))).toMatchObject({ kind: 'newcomer', firebaseUid: 'f1' });
  const user = await verifier()(await bearer({ muid, roles: ['user', 'owner of everything' as 'user'] }));
  expect(user).toMatchObject({ kind: 'user', uuid: muid, roles: ['user'] });
});

test('requireVerified rejects users without a verified address', async () => {
  const actorOf = async (person: TestPerson) => verifier()(await bearer(person));
  expect(requireVerified(await actorOf({ muid }))).toMatchObject({ uuid: muid });
  const unverified = await actorOf({ muid, emailVerified: false });
  expect(() => requireVerified(unverified)).toThrow(expect.objectContaining({ code: 'auth/email_verified', status: 403 }));
  expect(() => requireVerified({ kind: 'guest' })).toThrow(expect.objectContaining({ code: 'auth/required' }));
});

test.each<[string, TestPerson, string]>([
  ['expired', { expiresAt: 100, issuedAt: 50, authTime: 50 }, 'auth/id-token-expired'],
  ['of another audience', { audience: 'another' }, 'auth/invalid-token'],
  ['of another issuer', { issuer: 'https://securetoken.google.com/another' }, 'auth/invalid-token'],
  ['from the future', { issuedAt: 9_999_999_999, expiresAt: 9_999_999_999 + 10 }, 'auth/invalid-token'],
  ['with a sign-in in the future', { authTime: 9_999_999_999 }, 'auth/invalid-token'],
  ['whose uuid is none', { muid: "' or 1=1" }, 'auth/invalid-token'],
  ['of a sign-in that was ended', { authTime: 1_700_000_000, signedOut: [1_600_000_000, 1_700_000_000] }, 'auth/revoked'],
])('a token %s is refused', async (_what, person, code) => {
  await expect(verifier()(await bearer({ muid, ...person }))).rejects.toMatchObject({ code, status: 401 });
});

test.each(['Bearer', 'Bearer x', 'Basic dXNlcjpwYXNz', 'Bearer a.b.c', `Bearer ${'.'.repeat(3)}`])('"%s" is no token', async (header) => {
  await expect(verifier()(header)).rejects.toMatchObject({ code: 'auth/invalid-token', status: 401 });
});

test.each(['Bearer x.y.z', 'Bearer abc.def.ghi', 'Bearer eyJ.a.b', 'Bearer e30.e30.', 'Bearer bnVsbA.e30.', 'Bearer a.b.'])(
  '"%s" is no token beside the emulator either',
  async (header) => {
    const beside = verifier({ production: false, emulatorHost: '127.0.0.1:9099' });
    await expect(beside(header)).rejects.toMatchObject({ code: 'auth/invalid-token', status: 401 });
    await expect(verifier()(header)).rejects.toMatchObject({ code: 'auth/invalid-token', status: 401 });
  },
);

test('a token signed with another key is refused', async () => {
  const { publicKey } = await generateKeyPair('RS256');
  const keys = createLocalJWKSet({ keys: [{ ...(await exportJWK(publicKey)), alg: 'RS256', kid: 'test' }] });
  await expect(verifier({ keys })(await bearer({ muid }))).rejects.toMatchObject({ code: 'auth/invalid-token' });
});

test("the emulator's unsigned tokens count only beside the emulator, and never in production", async () => {
  const beside = verifier({ production: false, emulatorHost: '127.0.0.1:9099' });
  expect(await beside(unsignedToken())).toMatchObject({ kind: 'user', uuid: muid });
  await expect(beside(unsignedToken({ exp: 100 }))).rejects.toMatchObject({ code: 'auth/id-token-expired' });
  await expect(beside(unsignedToken({ aud: 'another' }))).rejects.toMatchObject({ code: 'auth/invalid-token' });
  await expect(verifier()(unsignedToken())).rejects.toMatchObject({ code: 'auth/invalid-token' });
  await expect(verifier({ production: false })(unsignedToken())).rejects.toMatchObject({ code: 'auth/invalid-token' });
  expect(() => verifier({ emulatorHost: '127.0.0.1:9099' })).toThrow('production');
});

test('a failure to fetch the keys is auth/unavailable, not an invalid token', async () => {
  const keys = () => Promise.reject(Object.assign(new TypeError('fetch failed'), { cause: new Error('ECONNREFUSED') }));
  await expect(verifier({ keys })(await bearer({ muid }))).rejects.toMatchObject({ code: 'auth/unavailable', status: 503 });
});

test('expiry is checked by the given clock, not by the host', async () => {
  const token = await bearer({ muid });
  const at = (offsetSeconds: number) => verifier({ now: () => new Date(Date.now() + offsetSeconds * 1000) })(token);
  expect(await at(3500)).toMatchObject({ kind: 'user' });
  await expect(at(3700)).rejects.toMatchObject({ code: 'auth/id-token-expired' });
});

const request = { method: 'POST', path: '/graphql', body: '{"query":"{ me }"}', authorization: 'Bearer x.y.z', requestId: 'request-1' };
const secret = 'a-secret-of-at-least-thirty-two-characters';

test('a signature is valid for exactly what was signed, for a minute', () => {
  const now = new Date();
  const header = signGatewayRequest(secret, request, now);
  const verify =
    (changes: Partial<typeof request>, at = now, by = secret, shown: string | undefined = header) =>
    () =>
      verifyGatewayRequest(by, { ...request, ...changes }, shown, at);
  expect(verify({})).not.toThrow();
  for (const changed of [
    { method: 'GET' },
    { path: '/graphql?' },
    { body: '{}' },
    { body: 'stream' },
    { authorization: 'Bearer a.b.c' },
    { requestId: 'request-2' },
  ]) {
    expect(verify(changed)).toThrow('gateway/signature');
  }
  expect(verify({}, new Date(now.getTime() + 61_000))).toThrow('gateway/signature');
  expect(verify({}, new Date(now.getTime() - 61_000))).toThrow('gateway/signature');
  expect(verify({}, now, `${secret}!`)).toThrow('gateway/signature');
  expect(verify({}, now, secret, 't=1,v1=00')).toThrow('gateway/signature');
  expect(() => verifyGatewayRequest(secret, request, undefined, now)).toThrow('gateway/signature');
});

test('a signed country is valid only for the request that it came with', () => {
  const signature = signGatewayRequest(secret, request, new Date());
  const signed = signCountry(secret, signature, 'tw');
  expect(verifyCountry(secret, signature, signed)).toBe('tw');
  expect(verifyCountry(secret, signature, undefined)).toBeNull();
  const other = signGatewayRequest(secret, { ...request, body: '{}' }, new Date());
  for (const wrong of [signed.replace('tw', 'us'), `${signed}0`, 'tw', '']) {
    expect(() => verifyCountry(secret, signature, wrong)).toThrow('gateway/signature');
  }
  expect(() => verifyCountry(secret, other, signed)).toThrow('gateway/signature');
  expect(() => verifyCountry(`${secret}!`, signature, signed)).toThrow('gateway/signature');
});

test('a signed address is a hash, the same for each request of the address, and valid only for its own', () => {
  const signature = signGatewayRequest(secret, request, new Date());
  const other = signGatewayRequest(secret, { ...request, body: '{}' }, new Date());
  const signed = signAddress(secret, signature, '192.0.2.7');
  expect(signed).not.toContain('192.0.2');
  expect(verifyAddress(secret, signature, signed)).toBe(verifyAddress(secret, other, signAddress(secret, other, '192.0.2.7')));
  expect(verifyAddress(secret, signature, signed)).not.toBe(verifyAddress(secret, signature, signAddress(secret, signature, '192.0.2.8')));
  expect(verifyAddress(secret, signature, undefined)).toBeNull();
  expect(() => verifyAddress(secret, other, signed)).toThrow('gateway/signature');
  expect(() => verifyCountry(secret, signature, signed)).toThrow('gateway/signature');
});

test('while the gateway’s secret is replaced, what either secret signed is verified, and nothing else', () => {
  const [now, next] = [new Date(), `${secret} and next`];
  const verify = (by: string) => {
    const signature = signGatewayRequest(by, request, now);
    verifyGatewayRequest([secret, next], request, signature, now);
    const address = verifyAddress([secret, next], signature, signAddress(by, signature, '192.0.2.7'));
    return [verifyCountry([secret, next], signature, signCountry(by, signature, 'tw')), address?.length];
  };
  for (const by of [secret, next]) expect(verify(by)).toEqual(['tw', 64]);
  expect(() => verify(`${secret}!`)).toThrow('gateway/signature');
  const signature = signGatewayRequest(secret, request, now);
  expect(() => verifyCountry([secret, next], signature, signCountry(`${secret}!`, signature, 'tw'))).toThrow('gateway/signature');
});

test('while the secret of grants is replaced, the first one signs and both verify', async () => {
  const [now, shape, next] = [new Date(), z.object({ store: z.string() }), `${secret} and next`];
  const options = { audience: 'entitlement', now };
  const verify = (grant: string, by: GrantOptions['secret']) => verifyGrant(grant, shape, { ...options, secret: by });
  const grant = issueGrant({ store: 's1' }, 900, { ...options, secret: [next, secret] });
  for (const by of [next, [secret, next] as const]) expect(await verify(grant, by)).toEqual({ store: 's1' });
  for (const by of [secret, [secret, `${secret}!`] as const])
    await expect(verify(grant, by)).rejects.toMatchObject({ code: 'play/not-authorized' });
});

test('a grant of another audience, time or shape is rejected', async () => {
  const now = new Date();
  const shape = z.object({ store: z.string() });
  const grant = await issueGrant({ store: 's1' }, 900, { secret, audience: 'entitlement', now });
  const verify = (changes: object) => verifyGrant(grant, shape, { secret, audience: 'entitlement', now, ...changes });
  expect(await verify({})).toEqual({ store: 's1' });
  for (const changes of [{ audience: 'play' }, { secret: `${secret}!` }, { now: new Date(now.getTime() + 901_000) }]) {
    await expect(verify(changes)).rejects.toMatchObject({ code: 'play/not-authorized', status: 403 });
  }
  await expect(verifyGrant(grant, z.object({ user: z.string() }), { secret, audience: 'entitlement', now })).rejects.toMatchObject({
    code: 'play/not-authorized',
  });
});
