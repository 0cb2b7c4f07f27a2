import { limitConcurrency } from '@meowtale/service-kit/limit-concurrency';
import { waitUntil } from '@meowtale/service-kit/wait-until';
import { drawLogo } from './art/render.ts';
import type { Upload } from './read-work.ts';
import { Refusal, type Session } from './session.ts';
import type { Work } from './work.ts';

const COMPILED_WITHIN_MS = 90_000;

/** Compiles stories one after another, because a request that waits for other compilations would time out. */
const compileInTurn = limitConcurrency(1);

interface App {
  uuid: string;
  name: string;
  state: string;
  faults: { file: string | null; line: number | null; key: string | null; params: object | null }[];
  logo: object | null;
}

async function findApp(creator: Session, name: string): Promise<App | undefined> {
  const { findApp: found } = await creator.ask<{ findApp: { list: App[] } }>(
    'query Made($name: String!) { findApp(name: $name) { list { uuid name state faults { file line key params } logo { uuid } } } }',
    { name },
  );
  return found.list.find((app) => app.name === name);
}

async function addApp(creator: Session, name: string): Promise<string> {
  const { addApp: made } = await creator.ask<{ addApp: { uuid: string } }>(
    'mutation AddApp($name: String!) { addApp(name: $name, name_lang: "en-US", default_lang: "en-US") { uuid } }',
    { name },
  );
  return made.uuid;
}

/** Makes an app playable. When that takes longer than a request may, waits for it. */
async function compile(creator: Session, name: string, app: { uuid: string; file: string }): Promise<void> {
  await creator
    .ask('mutation Upload($uuid: ID!, $file: ID!) { setAppUpload(uuid: $uuid, file_uuid: $file) { uuid } }', app)
    .catch((error: unknown) => {
      if (!(error instanceof Refusal && error.code === 'other/outcome-unknown')) throw error;
    });
  let found: App | undefined;
  const isDecided = async () => {
    found = await findApp(creator, name);
    return found?.state !== 'empty';
  };
  await waitUntil(isDecided, { withinMs: COMPILED_WITHIN_MS, everyMs: 1000 });
  if (found?.state !== 'ready') throw new Error(`${name} did not become playable: ${JSON.stringify(found)}`);
}

/** Creates the work's app: uploads its story or game, and draws its logo. Keeps what an earlier run has made of it. */
export async function makeApp(creator: Session, work: Work, name: string, { zip }: Upload): Promise<string> {
  const known = await findApp(creator, name);
  if (known?.state === 'ready' && known.logo) return known.uuid;
  const file = await creator.upload(zip, `${work.slug}.zip`, { scope: 'app' });
  const logo = await creator.upload(await drawLogo(work.scene, work.artSeed), `${work.slug}.png`, { scope: 'app', target: 'logo' });
  const uuid = known?.uuid ?? (await addApp(creator, name));
  await creator.ask('mutation Logo($uuid: ID!, $logo: ID) { setApp(uuid: $uuid, logoFile: $logo) { uuid } }', { uuid, logo });
  await compileInTurn(() => compile(creator, name, { uuid, file }));
  return uuid;
}
