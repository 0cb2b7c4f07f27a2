import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { addStoreCommentInput } from '@meowtale/contracts/inputs/catalog/comment';
import { storeInfoDraft } from '@meowtale/contracts/inputs/catalog/store-submit';
import { lines } from '@meowtale/contracts/inputs/text';
import { LOCALES, type Locale } from '@meowtale/contracts/locales';
import { z } from 'zod';
import { EVERYBODY, type PersonName } from './people.ts';
import type { Work } from './work.ts';
import { zipFiles, zipFolder } from './zip-folder.ts';

const wordsSchema = storeInfoDraft.pick({ name: true, brief: true, introduction: true, labels: true }).extend({
  /** The author's update note for each version, the newest first. */
  updates: z.array(lines(2000).pipe(z.string().min(1))).min(1),
});
export type WorkWords = z.output<typeof wordsSchema>;

const folderOf = ({ slug }: Work): string => join(import.meta.dirname, 'works', slug);

/** Reads a listing's texts by language, English first. @throws ZodError */
export async function readWords(work: Work): Promise<[Locale, WorkWords][]> {
  const text = await readFile(join(folderOf(work), 'words.json'), 'utf8');
  const texts = z.partialRecord(z.enum(LOCALES), wordsSchema).parse(JSON.parse(text));
  const found = LOCALES.flatMap((language): [Locale, WorkWords][] => (texts[language] ? [[language, texts[language]]] : []));
  return found.toSorted(([a], [b]) => Number(b === 'en-US') - Number(a === 'en-US'));
}

/** Reads a work's film (`art/record-film.ts`), which is one of its screenshots; null for a work without one. */
export async function readFilm(work: Work): Promise<Buffer | null> {
  return readFile(join(folderOf(work), 'film.webm')).catch(() => null);
}

const commentsSchema = z.array(
  z.object({
    by: z.enum(Object.keys(EVERYBODY) as [PersonName, ...PersonName[]]),
    /** The number of days after the release. */
    day: z.int().min(0),
    text: addStoreCommentInput.shape.comment,
    /** Whether it reveals the story. */
    spoiler: z.boolean().default(false),
  }),
);

/** Reads the comments of readers and authors through the year. @throws ZodError */
export async function readComments(work: Work): Promise<z.output<typeof commentsSchema>> {
  return commentsSchema.parse(JSON.parse(await readFile(join(folderOf(work), 'comments.json'), 'utf8')));
}

/** Reads a story's ink by language; empty for a game. @throws ZodError when a file's name is no language */
export async function readStories(work: Work): Promise<[Locale, string][]> {
  const names = (await readdir(folderOf(work))).filter((name) => name.endsWith('.ink')).sort();
  return Promise.all(
    names.map(async (name): Promise<[Locale, string]> => {
      const language = z.enum(LOCALES).parse(basename(name, '.ink'));
      return [language, await readFile(join(folderOf(work), name), 'utf8')];
    }),
  );
}

/** What the author uploads, and its languages. */
export interface Upload {
  zip: Buffer;
  languages: Locale[];
}

/** Zips a game as it is, or a story in all its languages, each with the listing's name in that language as its title. */
export async function packWork(work: Work, texts: [Locale, WorkWords][]): Promise<Upload> {
  if (work.content.kind === 'game') return { zip: await zipFolder(join(folderOf(work), 'game')), languages: work.content.languages };
  return packStories(await readStories(work), texts);
}

/** Zips stories in several languages, each with the listing's name in that language as its title. */
async function packStories(stories: [Locale, string][], texts: [Locale, WorkWords][]): Promise<Upload> {
  const names = new Map(texts.map(([language, { name }]) => [language, name]));
  const titled = stories.map(([language, ink]): [string, string] => [`${language}.ink`, `# title: ${names.get(language)}\n${ink}`]);
  return { zip: await zipFiles(titled), languages: stories.map(([language]) => language) };
}

/**
 * Reads the opening of a story in the languages that have words for its end; empty for a work without an opening.
 * @throws Error for a story without its knot
 */
export async function readOpening(work: Work): Promise<[Locale, string][]> {
  if (!work.opening) return [];
  const { until, last } = work.opening;
  return (await readStories(work)).flatMap(([language, ink]): [Locale, string][] => {
    const end = last[language];
    if (!end) return [];
    const [opening, ...rest] = ink.split(`\n=== ${until} ===\n`);
    if (rest.length !== 1) throw new Error(`${work.slug} has no knot ${until} in ${language}`);
    return [[language, `${opening}\n=== ${until} ===\n# ending: ${end.ending}\n${end.words}\n-> END\n`]];
  });
}

/** Zips the opening that everybody may play; null for a work without one. */
export async function packOpening(work: Work, texts: [Locale, WorkWords][]): Promise<Upload | null> {
  const stories = await readOpening(work);
  return stories.length > 0 ? packStories(stories, texts) : null;
}
