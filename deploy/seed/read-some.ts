import { play, writeSave } from '@meowtale/story';
import { compileInk } from '@meowtale/story/compile';
import { createInkEngine } from '@meowtale/story/ink';
import { readStories, readWords } from './read-work.ts';
import type { Session } from './session.ts';
import type { Work } from './work.ts';

const CHOICES = 3;
const SEED = 7;

/** Returns the save of a reader who has made a few choices, in the player's own format; null for anything but an English story. */
async function placeIn(work: Work): Promise<string | null> {
  const ink = new Map(await readStories(work)).get('en-US');
  const name = new Map(await readWords(work)).get('en-US')?.name;
  // Compiled as it was uploaded, with its title, because a save belongs to exactly one compiled story.
  const compiled = ink === undefined ? undefined : compileInk(`# title: ${name}\n${ink}`);
  if (!compiled?.ok) return null;
  const engine = createInkEngine({ ...compiled.bundle, language: 'en-US' });
  let run = play(engine, null, { type: 'start', seed: SEED });
  for (let made = 0; made < CHOICES; made++) {
    if (run.turns.at(-1)?.passage.choices.length) run = play(engine, run, { type: 'choose', index: 0 });
  }
  return writeSave(run);
}

/** Reads the beginning of an owned work as this reader, so that there is something to continue. Keeps an existing save. */
export async function readSome(reader: Session, work: Work, store: string): Promise<void> {
  const { owned } = await reader.ask<{ owned: { store_url: { type: string; app_uuid: string }[] } }>(
    'query Owned($id: ID!) { owned: getStoreAuthorizedAndFindStoreUrl(id: $id, os: "web") { store_url { type app_uuid } } }',
    { id: store },
  );
  const app = owned.store_url.find(({ type }) => type === 'official_app')?.app_uuid;
  const data = app && (await placeIn(work));
  if (!data) return;
  const { save } = await reader.ask<{ save: object | null }>('query Place($app: ID!) { save: findPlaySave(app_uuid: $app) { revision } }', {
    app,
  });
  if (save) return;
  await reader.ask('mutation Place($app: ID!, $data: String!) { setPlaySave(app_uuid: $app, revision: 0, data: $data) { revision } }', {
    app,
    data,
  });
}
