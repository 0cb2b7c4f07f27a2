import { z } from 'zod';
import { services } from './addresses.ts';
import type { ServiceDatabase } from './databases.ts';

/** The services by the names of their databases. */
export const serviceKeys: readonly string[] = services.map(({ database }) => database);

const url = z.url().optional();
const databaseSettings: Record<string, typeof url> = Object.fromEntries(
  serviceKeys.flatMap((key) => [`DATABASE_URL_${key.toUpperCase()}`, `DATABASE_OWNER_URL_${key.toUpperCase()}`].map((name) => [name, url])),
);
const schema = z.object({
  NATS_URL: z.string().optional(),
  GOOGLE_APPLICATION_CREDENTIALS: z.string().optional(),
  FIREBASE_PROJECT_ID: z.string().optional(),
  FIREBASE_API_KEY: z.string().optional(),
  SMTP_URL: z.url().optional(),
});

/** Servers that run elsewhere and replace the local ones. */
export interface OutsideServers {
  /** By the name of the service's database. */
  databases: Partial<Record<string, ServiceDatabase>>;
  natsUrl: string | undefined;
  /** A mail server; the local mailbox unless given. */
  smtpUrl: string | undefined;
  firebase: { credentials: string; projectId: string; apiKey: string } | undefined;
}

/** Reads DATABASE_URL_*, NATS_URL, SMTP_URL and Firebase's credentials. Throws with every incomplete pair at once. */
export function readOutsideServers(source: NodeJS.ProcessEnv): OutsideServers {
  const env = schema.parse(source);
  const urls = z.object(databaseSettings).parse(source);
  const faults: string[] = [];
  const databases: OutsideServers['databases'] = {};
  for (const key of serviceKeys) {
    const name = key.toUpperCase();
    const runtimeUrl = urls[`DATABASE_URL_${name}`];
    const ownerUrl = urls[`DATABASE_OWNER_URL_${name}`];
    if (runtimeUrl && ownerUrl) databases[key] = { runtimeUrl, ownerUrl, runtimeRole: decodeURIComponent(new URL(runtimeUrl).username) };
    else if (runtimeUrl || ownerUrl) {
      faults.push(
        `DATABASE_URL_${name} (the role the service runs as) and DATABASE_OWNER_URL_${name} (the role that migrates) go together`,
      );
    }
  }
  const { GOOGLE_APPLICATION_CREDENTIALS: credentials, FIREBASE_PROJECT_ID: projectId, FIREBASE_API_KEY: apiKey } = env;
  const firebase = credentials && projectId && apiKey ? { credentials, projectId, apiKey } : undefined;
  if (credentials && !firebase) faults.push('GOOGLE_APPLICATION_CREDENTIALS, FIREBASE_PROJECT_ID and FIREBASE_API_KEY go together');
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return { databases, natsUrl: env.NATS_URL, smtpUrl: env.SMTP_URL, firebase };
}
