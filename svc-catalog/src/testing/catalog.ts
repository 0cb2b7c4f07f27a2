import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Role } from '@meowtale/contracts';
import type { RevocationSource } from '@meowtale/service-kit';
import { type TestPerson, type TestService, testService } from '@meowtale/service-kit/testing';
import { buildCatalog } from '../app.ts';
import type { EnvironmentReleases } from '../desk/releases/model.ts';
import { openReleases } from '../desk/releases/service.ts';
import type { BuildingEnv } from '../library/builds/build-app.ts';
import type { Storage } from '../library/storage/model.ts';
import { createStorage } from '../library/storage/service.ts';
import { migrations } from '../migrations/index.ts';
import type { Network } from '../network.ts';
import type { Claims, Identity } from '../people/people/identity.ts';
import type { TestS3 } from './s3.ts';

/** An identity service in memory: claims by firebase uid, and sent mails. */
export interface MemoryIdentity extends Identity {
  claims: Map<string, Claims>;
  mails: { idToken: string; lang: string; returnUrl: string | null }[];
  /** People who were signed out everywhere, each with the second until which, and people who were deleted. */
  signedOut: { uid: string; second: number }[];
  deleted: string[];
}

export function memoryIdentity(): MemoryIdentity {
  const claims = new Map<string, Claims>();
  const mails: MemoryIdentity['mails'] = [];
  const signedOut: MemoryIdentity['signedOut'] = [];
  const deleted: string[] = [];
  return {
    claims,
    mails,
    signedOut,
    deleted,
    signOutEverywhere: async (uid) => void signedOut.push({ uid, second: Math.floor(Date.now() / 1000) }),
    deletePerson: async (uid) => void deleted.push(uid),
    readClaims: async (uid) => claims.get(uid) ?? { muid: null, roles: [], signedOut: [] },
    writeClaims: async (uid, written) => void claims.set(uid, written),
    sendVerification: async (idToken, mail) => void mails.push({ idToken, ...mail }),
  };
}

export interface TestPersonWithUuid extends TestPerson {
  muid: string;
  firebaseUid: string;
  roles: Role[];
}

export interface TestCatalog extends TestService {
  identity: MemoryIdentity;
  /** The folder of its files. */
  filesDir: string;
  /** The storage of its service. */
  storage: Storage;
  /** The releases of its service's environment; none at first. */
  releases: EnvironmentReleases;
  /** Creates a person with a fresh token after their first `me`; operators have given them `granted`. */
  person(name: string, granted?: Role[]): Promise<TestPersonWithUuid>;
  creator(name: string): Promise<TestPersonWithUuid>;
}

export interface TestCatalogOptions {
  events?: boolean;
  /** The folder of its files; a temporary one by default. It is deleted when the service is closed. */
  filesDir?: string;
  /** The storage of files, if not this machine's disk. */
  storage?: TestS3['env'];
  /** No sign-in is revoked by default. */
  revocation?: RevocationSource;
  /** False runs no interval work: the test calls it itself. */
  watches?: boolean;
  /** The part of its environment about building apps. */
  building?: Partial<BuildingEnv>;
  /** No host is reachable by default. */
  network?: Network;
  /** The name server for domains of sites; none by default. */
  nameServer?: string;
  /** The SMTP server; no mails are sent by default. */
  smtpUrl?: string;
}

/** A network without any host. */
const NOBODY: Network = {
  resolve: () => Promise.reject(new Error('there is no such host')),
  answers: async () => false,
  open: () => Promise.reject(new Error('there is nothing')),
};

/** Starts svc-catalog on its own database, with an identity service in memory. */
export async function testCatalog(options: TestCatalogOptions = {}): Promise<TestCatalog> {
  const { events = false, revocation, watches = true, building = {}, network = NOBODY, storage, nameServer } = options;
  const identity = memoryIdentity();
  const folder = options.filesDir ?? mkdtempSync(join(tmpdir(), 'catalog-test-'));
  const storageEnv = { STORAGE_S3_BUCKET: 'none', STORAGE_S3_REGION: 'none', ...storage, FILES_DIR: folder };
  const releaseEnv = { RELEASES_DIR: join(folder, 'releases'), RELEASES_S3_REGION: 'none', RELEASE_ENVIRONMENT: 'local' };
  const service = await testService({
    migrations,
    events,
    overrides: { watches, ...(revocation && { revocation }) },
    build({ env, db, overrides }) {
      const origins = {
        FILES_ORIGIN: 'http://files.localhost:3002',
        WORKS_ORIGIN: 'http://a-{app}.localhost:3005',
        SITES_ORIGIN: 'http://s-{name}.localhost:3006',
        PLAYER_DIR: folder,
        SHELL_ORIGIN: 'http://localhost:3000',
        MAIL_FROM: 'Meowtale <notices@meowtale.example>',
        ...(options.smtpUrl && { SMTP_URL: options.smtpUrl }),
        OWN_DOMAINS_ORIGIN: 'http://{domain}:3006',
        SITES_ADDRESSES: '127.0.0.1',
        // Nothing listens on this port.
        DNS_SERVERS: nameServer ?? '127.0.0.1:9',
        ...building,
      };
      return buildCatalog({
        env: { ...env, ...origins, FIREBASE_WEB_API_KEY: 'test', ...storageEnv, ...releaseEnv },
        db,
        identity,
        network,
        overrides,
      });
    },
  });

  async function enter(name: string, granted: Role[], role: string | null): Promise<TestPersonWithUuid> {
    const firebaseUid = `firebase-${name}`;
    if (granted.length > 0) identity.claims.set(firebaseUid, { muid: null, roles: granted, signedOut: [] });
    const { data } = await service.graphql('query ($role: String) { me(role: $role) { uuid roles } }', { role }, { firebaseUid });
    return { muid: data.me.uuid, roles: data.me.roles, firebaseUid };
  }

  return {
    ...service,
    identity,
    filesDir: folder,
    storage: await createStorage(storageEnv),
    releases: openReleases(releaseEnv),
    person: (name, granted = []) => enter(name, granted, null),
    creator: (name) => enter(name, [], 'creator'),
    async close() {
      await service.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
