import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findAppSourceInput } from '@meowtale/contracts/inputs/catalog/app';
import { parseInput } from '@meowtale/service-kit';
import { decodeText } from '@meowtale/story/decode-text';
import type { Db } from '../../database.ts';
import { findOwnOriginal } from '../files/model.ts';
import { keys, type Storage } from '../storage/model.ts';
import { extractArchive } from './archive.ts';
import { decodeInk, readInk } from './read-ink.ts';
import type { AppRow } from './repository.ts';
import { findOwnApp } from './repository.ts';
import { sourcesOf } from './story-sources.ts';
import { findVersions } from './version-repository.ts';

/** GraphQL's AppSource. */
export interface AppSource {
  kind: 'ink' | 'story';
  language: string;
  name: string;
  text: string;
  version: number;
  languages: string[];
}

/**
 * Returns the text from which an app's version was made, for its editor. Null for another person's app, without a version, for a game, and
 * for a language that an ink story doesn't have.
 * @throws DomainError `input/invalid`
 */
export async function findAppSource(db: Db, storage: Storage, ownerUuid: string, input: unknown): Promise<AppSource | null> {
  const { uuid, language } = parseInput(findAppSourceInput, input);
  const app = await findOwnApp(db, ownerUuid, uuid);
  if (!app) return null;
  const newest = (await findVersions(db, uuid)).find(({ version }) => version === app.version);
  if (!newest || newest.kind === 'upload') return null;
  const file = await findOwnOriginal(db, ownerUuid, newest.file_uuid);
  const key = keys.original(file.uuid);
  const whole = { kind: newest.kind, name: file.basename, version: app.version };
  const { entry } = newest;
  if (file.kind === 'zip') return fromArchive(storage, key, { ...whole, app, entry, language: language ?? app.default_lang });
  const [first = app.default_lang] = app.languages;
  // A story of our model has all of its languages in one file.
  if (newest.kind === 'ink' && language && language !== first) return null;
  const decode = newest.kind === 'ink' ? decodeInk : decodeText;
  const text = decode(await storage.withLocal(key, (path) => readFile(path)));
  return text === null ? null : { ...whole, language: first, text, languages: app.languages };
}

interface Wanted extends Pick<AppSource, 'kind' | 'name' | 'version' | 'language'> {
  app: AppRow;
  entry: string | null;
}

/** Returns one language of an archive, which was checked when the version was made, with its included files. */
async function fromArchive(storage: Storage, key: string, { app, language, entry, ...whole }: Wanted): Promise<AppSource | null> {
  if (!app.languages.includes(language)) return null;
  const folder = await storage.workspace();
  try {
    const unpacked = join(folder, 'story');
    await mkdir(unpacked);
    const archive = await storage.withLocal(key, (path) => extractArchive(path, unpacked));
    const { files } = await readInk(unpacked, archive);
    const [first = app.default_lang] = app.languages;
    const sources = sourcesOf(files, { defaultLanguage: first, entry });
    const text = sources.ok ? sources.sources.find((source) => source.language === language)?.text : undefined;
    return text === undefined ? null : { ...whole, language, text, languages: app.languages };
  } finally {
    await storage.discard(folder);
  }
}
