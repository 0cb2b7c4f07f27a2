import { setTimeout as pause } from 'node:timers/promises';
import { getApps, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import type { SiteEnv } from './env.ts';
import { DEMO_PASSWORD, type DemoPerson } from './people.ts';

interface GraphQlAnswer<T> {
  data?: T | null;
  errors?: { message: string; extensions?: { code?: string; status?: number; fields?: unknown } }[];
}

/** A request that the API rejected; `code` and `status` are those of the first error (SPEC §8). */
export class Refusal extends Error {
  readonly code: string | undefined;
  readonly status: number | undefined;

  constructor(query: string, errors: GraphQlAnswer<unknown>['errors']) {
    super(`${query.trim().split('\n')[0]} was refused: ${JSON.stringify(errors)}`);
    this.code = errors?.[0]?.extensions?.code;
    this.status = errors?.[0]?.extensions?.status;
  }
}

/** A demo person who is signed in and uses the site's public API. */
export interface Session {
  uuid: string;
  token: string;
  ask<T>(query: string, variables?: object): Promise<T>;
  /** Uploads to `POST /files/upload`. Returns the file's uuid. */
  upload(content: Buffer, name: string, fields: Record<string, string>): Promise<string>;
}

function auth({ FIREBASE_PROJECT_ID }: SiteEnv) {
  return getAuth(getApps()[0] ?? initializeApp({ projectId: FIREBASE_PROJECT_ID }));
}

/** Creates the identity if it is missing: verified, with the roles that an operator grants. */
async function ensureIdentity(env: SiteEnv, person: DemoPerson): Promise<void> {
  const known = await auth(env)
    .getUserByEmail(person.email)
    .catch(() => null);
  const user =
    known ??
    (await auth(env).createUser({ email: person.email, password: DEMO_PASSWORD, emailVerified: true, displayName: person.nickname }));
  if (known || person.grants.length === 0) return;
  await auth(env).setCustomUserClaims(user.uid, { roles: person.grants });
}

/** The Auth Emulator's response to signing in; `expiresIn` in seconds. */
type SignedIn = Record<'localId' | 'idToken' | 'refreshToken' | 'expiresIn', string>;

/** Signs a demo person in at the Auth Emulator. Throws when it refuses. */
export async function signInDemo({ FIREBASE_AUTH_EMULATOR_HOST }: SiteEnv, email: string): Promise<SignedIn> {
  const address = `http://${FIREBASE_AUTH_EMULATOR_HOST}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo-key`;
  const body = JSON.stringify({ email, password: DEMO_PASSWORD, returnSecureToken: true });
  const answer = await fetch(address, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  if (!answer.ok) throw new Error(`${email} could not sign in: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as SignedIn;
}

/** Sends one request. The gateway limits the seed as it limits people, so this waits and retries at a limit. */
async function ask<T>(env: SiteEnv, token: string | null, query: string, variables: object = {}): Promise<T> {
  for (;;) {
    const answer = await fetch(`${env.GATEWAY_URL}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-version': 'v2', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify({ query, variables }),
    });
    const { data, errors } = (await answer.json()) as GraphQlAnswer<T>;
    if (data && !errors?.length) return data;
    if (errors?.some((error) => error.extensions?.code === 'gateway/rate-limited')) await pause(1000);
    else throw new Refusal(query, errors);
  }
}

/** Sends a request without signing in. */
export const askAsGuest = <T>(env: SiteEnv, query: string, variables: object = {}): Promise<T> => ask<T>(env, null, query, variables);

async function upload(env: SiteEnv, token: string, content: Buffer, name: string, fields: Record<string, string>): Promise<string> {
  const body = new FormData();
  for (const [key, value] of Object.entries({ ...fields, basename: name })) body.set(key, value);
  body.set('file', new Blob([new Uint8Array(content)]), name);
  const headers = { 'accept-version': 'v2', authorization: `Bearer ${token}` };
  const answer = await fetch(`${env.GATEWAY_URL}/files/upload`, { method: 'POST', headers, body });
  const text = await answer.text();
  if (answer.status !== 201) throw new Error(`${name} was not taken: ${answer.status} ${text}`);
  return (JSON.parse(text) as { uuid: string }).uuid;
}

/** Signs a demo person in, creates identity and account if missing, and fills in their profile once. */
export async function openSession(env: SiteEnv, person: DemoPerson): Promise<Session> {
  await ensureIdentity(env, person);
  const role = person.creator ? 'creator' : null;
  const { idToken: first } = await signInDemo(env, person.email);
  const { me } = await ask<{ me: { uuid: string; country: string | null } }>(
    env,
    first,
    'query Me($role: String) { me(role: $role) { uuid country } }',
    { role },
  );
  const { idToken: token } = await signInDemo(env, person.email);
  const session: Session = {
    uuid: me.uuid,
    token,
    ask: (query, variables) => ask(env, token, query, variables),
    upload: (content, name, fields) => upload(env, token, content, name, fields),
  };
  if (me.country) return session;
  const profile = { nickname: person.nickname, brief: person.brief };
  await session.ask('mutation Profile($profile: UserProfileInput!) { setUser(profile: $profile) { uuid } }', { profile });
  if (person.country === null) return session;
  await session.ask('mutation Country($country: String!) { setUserCountry(country: $country) { uuid } }', { country: person.country });
  return session;
}
