import { randomUUID } from 'node:crypto';

/** A person with an account at the Auth Emulator, and the unsigned token that it issues for them. */
export interface Buyer {
  uuid: string;
  token: string;
}

const base64url = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Creates accounts at the Auth Emulator, all in one call. */
export async function makeBuyers(authOrigin: string, projectId: string, count: number): Promise<Buyer[]> {
  const uuids = Array.from({ length: count }, () => randomUUID());
  const users = uuids.map((uuid) => ({ localId: uuid, email: `${uuid}@meowtale.example`, emailVerified: true }));
  const answer = await fetch(`${authOrigin}/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts:batchCreate`, {
    method: 'POST',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify({ users }),
  });
  if (!answer.ok) throw new Error(`the Auth Emulator took no accounts: ${answer.status} ${await answer.text()}`);
  const now = Math.floor(Date.now() / 1000);
  return uuids.map((uuid) => ({
    uuid,
    token: `${base64url({ alg: 'none', typ: 'JWT' })}.${base64url({
      sub: uuid,
      email: `${uuid}@meowtale.example`,
      email_verified: true,
      muid: uuid,
      roles: ['user'],
      aud: projectId,
      iss: `https://securetoken.google.com/${projectId}`,
      iat: now,
      auth_time: now,
      exp: now + 3600,
    })}.`,
  }));
}
