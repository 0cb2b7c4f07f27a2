import { ROLES, type Role, signedOutOf, TOKEN_CLAIMS } from '@meowtale/contracts';
import { DomainError } from '@meowtale/service-kit';

/** Our custom claims in a person's identity token. */
export interface Claims {
  muid: string | null;
  roles: Role[];
  /** Sign-ins that were ended one by one, each by its time in seconds. */
  signedOut: readonly number[];
}

/** The identity service's calls that this service uses. */
export interface Identity {
  /** Returns the current claims, which an older token may not have. Operators give roles by changing them. */
  readClaims(firebaseUid: string): Promise<Claims>;
  writeClaims(firebaseUid: string, claims: Claims): Promise<void>;
  /** Ends every sign-in until the end of this second, by this host's clock. */
  signOutEverywhere(firebaseUid: string): Promise<void>;
  /** Deletes the account; succeeds if it doesn't exist. */
  deletePerson(firebaseUid: string): Promise<void>;
  /** Mails the token's owner a link that verifies their address. */
  sendVerification(idToken: string, mail: VerificationMail): Promise<void>;
}

interface VerificationMail {
  /** The language in which it is written. */
  lang: string;
  /** The path of the site to which it leads back. */
  returnUrl: string | null;
}

export interface IdentityOptions {
  projectId: string;
  webApiKey: string;
  emulatorHost?: string | undefined;
  /** Origin of the site. */
  siteOrigin: string;
}

const TIMEOUT_MS = 5000;

async function connect(projectId: string) {
  const [{ getApps, initializeApp }, { getAuth }] = await Promise.all([import('firebase-admin/app'), import('firebase-admin/auth')]);
  const name = `people-${projectId}`;
  return getAuth(getApps().find((app) => app.name === name) ?? initializeApp({ projectId }, name));
}

/** @throws DomainError `auth/revoked` (401) for a person whom the identity service doesn't know, `auth/unavailable` (503) when it fails */
async function asking<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (cause) {
    if (cause instanceof DomainError) throw cause;
    if ((cause as { code?: string }).code === 'auth/user-not-found') throw new DomainError('auth/revoked', { cause });
    throw new DomainError('auth/unavailable', { cause });
  }
}

/** Returns the address of the page that, once the address is verified, leads back to `returnUrl`; the mail's link has it as a parameter. */
function continueUrl(siteOrigin: string, returnUrl: string): string {
  const url = new URL('/verify-email', siteOrigin);
  url.searchParams.set('returnUrl', returnUrl);
  return url.href;
}

/** Connects to Firebase Auth or its emulator: claims through the Admin SDK, mails through the REST API that browsers use. */
export function firebaseIdentity({ projectId, webApiKey, emulatorHost, siteOrigin }: IdentityOptions): Identity {
  const base = emulatorHost ? `http://${emulatorHost}/identitytoolkit.googleapis.com` : 'https://identitytoolkit.googleapis.com';
  let connected: ReturnType<typeof connect> | undefined;
  const auth = () => {
    connected ??= connect(projectId);
    return connected;
  };
  return {
    readClaims: (firebaseUid) =>
      asking(async () => {
        const claims = (await (await auth()).getUser(firebaseUid)).customClaims ?? {};
        const roles: unknown = claims[TOKEN_CLAIMS.roles];
        const muid: unknown = claims[TOKEN_CLAIMS.userUuid];
        return {
          muid: typeof muid === 'string' ? muid : null,
          roles: Array.isArray(roles) ? ROLES.filter((role) => roles.includes(role)) : [],
          signedOut: signedOutOf(claims),
        };
      }),
    writeClaims: (firebaseUid, { muid, roles, signedOut }) =>
      asking(async () => {
        const ended = signedOut.length > 0 && { [TOKEN_CLAIMS.signedOut]: signedOut };
        await (await auth()).setCustomUserClaims(firebaseUid, { [TOKEN_CLAIMS.userUuid]: muid, [TOKEN_CLAIMS.roles]: roles, ...ended });
      }),
    signOutEverywhere: (firebaseUid) => asking(async () => (await auth()).revokeRefreshTokens(firebaseUid)),
    deletePerson: (firebaseUid) =>
      asking(async () => {
        await (await auth()).deleteUser(firebaseUid).catch((error: { code?: string }) => {
          if (error.code !== 'auth/user-not-found') throw error;
        });
      }),
    sendVerification: (idToken, { lang, returnUrl }) =>
      asking(async () => {
        const answer = await fetch(`${base}/v1/accounts:sendOobCode?key=${encodeURIComponent(webApiKey)}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'x-firebase-locale': lang },
          body: JSON.stringify({
            requestType: 'VERIFY_EMAIL',
            idToken,
            ...(returnUrl !== null && { continueUrl: continueUrl(siteOrigin, returnUrl) }),
          }),
          signal: AbortSignal.timeout(TIMEOUT_MS),
        });
        if (answer.ok) return;
        const { error } = (await answer.json()) as { error?: { message?: string } };
        if (error?.message?.startsWith('TOO_MANY_ATTEMPTS')) throw new DomainError('auth/too-many-requests');
        if (/^(INVALID_ID_TOKEN|TOKEN_EXPIRED|USER_)/.test(error?.message ?? '')) throw new DomainError('auth/revoked');
        throw new Error(`sendOobCode answered ${answer.status} ${error?.message ?? ''}`);
      }),
  };
}
