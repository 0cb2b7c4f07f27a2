import { host, origins, ports } from '../../deploy/local/addresses.ts';
import { fillWallet } from '../../deploy/seed/fill-wallet.ts';
import { DEMO_PEOPLE } from '../../deploy/seed/people.ts';
import { openSession, type Session } from '../../deploy/seed/session.ts';

const env = {
  NODE_ENV: 'test',
  SITE_URL: origins.site,
  FIREBASE_PROJECT_ID: 'demo-meowtale',
  FIREBASE_AUTH_EMULATOR_HOST: `${host}:${ports.auth}`,
  DATABASE_URL_WALLET: '',
};
// firebase-admin reads this one by itself.
process.env.FIREBASE_AUTH_EMULATOR_HOST = env.FIREBASE_AUTH_EMULATOR_HOST;

export interface Person extends Session {
  /** What stands before `@meowtale.example`, as `signIn` takes it. */
  name: string;
  nickname: string;
}

let made = 0;

/** Somebody who was never here: verified, from the US, with as many coins as asked, bought at the sandbox. */
export async function newPerson(nickname: string, { coins = 0, creator = false } = {}): Promise<Person> {
  made += 1;
  const name = `${nickname.toLowerCase().replaceAll(/[^a-z0-9]/g, '-')}-${Date.now().toString(36)}-${made}`;
  const person = { ...DEMO_PEOPLE.player, email: `${name}@meowtale.example`, nickname, creator, topUpCoins: coins, silver: 0 };
  const session = await openSession(env, person);
  await fillWallet(env, session, person);
  return { ...session, name, nickname };
}

/** One of the people that the seed made, for the API. */
export const demoPerson = (name: keyof typeof DEMO_PEOPLE): Promise<Session> => openSession(env, DEMO_PEOPLE[name]);
