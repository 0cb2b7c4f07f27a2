import { LOCALES, type Locale } from '@meowtale/contracts';
import type { JobKind } from '@meowtale/service-kit';
import { sourceMark } from '@meowtale/story/model';
import { z } from 'zod';
import type { Db } from '../database.ts';
import { baseOf } from '../generation/base.ts';
import { type OrderedProviders, providerNamed } from '../generation/choose-provider.ts';
import { fitLines } from '../generation/fit.ts';
import { ask } from '../generation/prompts/build.ts';
import { propose } from '../generation/propose.ts';
import { runConcurrently } from '../generation/run-concurrently.ts';
import { contextOf, createWriting, materialOf, type Writing } from '../generation/writing.ts';
import { batchesOf, wordFor } from './batches.ts';
import { faultsOf, isCopy, namesIn, type Term, termsIn } from './check.ts';
import { type Item, itemsOf, translated } from './items.ts';

const translating = z.object({
  drama: z.uuid(),
  source: z.array(z.string()),
  instruction: z.string(),
  language: z.enum(LOCALES),
  provider: z.string(),
});

/** Translates texts without a translation or with a changed source, into a proposal. */
export const translateKind = (db: Db, providers: OrderedProviders): JobKind<z.output<typeof translating>> => ({
  name: 'translate',
  input: translating,
  async run(job) {
    const { source, instruction, language: to, provider: name } = job.input;
    const provider = providerNamed(providers.text, name);
    const writing = createWriting({ db, job, provider, drama: await baseOf(db, job), instruction, source });
    const texts = await translateStory(writing, to);
    putAll(writing, to, texts);
    const marks = Object.fromEntries([...texts].map(([id, text]) => [id, sourceMark(text)]));
    return propose(job, writing, { use: 'translation', language: to, changes: writing.bench.changes(), translated: marks });
  },
});

/** Translates the story, or what is named, and returns the translations by id. */
export async function translateStory(writing: Writing, to: Locale): Promise<Map<string, string>> {
  const { story } = writing.bench;
  const texts = new Map<string, string>();
  const items = itemsOf(story, to, writing.source);
  const isName = ({ kind }: Item) => kind === 'name';
  const [names, said] = [batchesOf(items.filter(isName)), batchesOf(items.filter((item) => !isName(item)))];
  const batches = [...names, ...said].map((batch, place) => ({ batch, place }));
  writing.expectSteps(batches.length);
  let late = 0;
  const translateAll = (some: typeof batches) =>
    runConcurrently(some, async ({ batch, place }) => {
      if (texts.size > 0 && writing.isShort()) late += batch.length;
      else await translateBatch(writing, { batch, place, to, texts });
    });
  // Names first, so that the other texts use the translated names.
  await translateAll(batches.slice(0, names.length));
  await translateAll(batches.slice(names.length));
  if (late > 0) writing.note('time', null, { count: late });
  return texts;
}

interface Batch {
  batch: readonly Item[];
  place: number;
  to: Locale;
  /** Translations by id. */
  texts: Map<string, string>;
}

async function translateBatch(writing: Writing, { batch, place, to, texts }: Batch): Promise<void> {
  const { story } = writing.bench;
  const { setting } = story;
  const translatedNames = new Map(texts);
  const termsOf = (text: string): Term[] => [...termsIn(setting.glossary, text, to), ...namesIn(story, text, to, translatedNames)];
  const glossary = termsOf(batch.map(({ text }) => text).join('\n')).map(({ term, wanted }) => ({ term, wanted }));
  const lines = batch.map(({ text, speaker, kind }, index) => ({
    id: String(index + 1),
    ...(kind === 'line' ? { speaker } : { kind }),
    text,
  }));
  const what = `Translate each of <lines> from ${wordFor(setting.language)} into ${wordFor(to)}, by its id: what is said, in the voice of whoever says it. Words of <glossary> are translated as it says. Placeholders and numbers stay as they are.`;
  const material = { ...materialOf(writing, null), glossary };
  const request = ask('translation', material, { language: to, what, material: { lines } });
  const context = contextOf(writing, null, { count: lines.length, texts: lines.map(({ id, text }) => ({ id, text })) });
  const answer = await writing.ask(`translation ${place}`, { kind: 'translation', language: to, ...request, context });
  const translatedById = new Map(answer.lines.map(({ id, text }) => [id, text]));
  for (const [index, item] of batch.entries()) {
    const text = fitLines(translatedById.get(String(index + 1)) ?? '', item.max, () => writing.note('cut', item.id));
    const fitted = item.kind === 'line' || item.kind === 'choice' ? text : text.replaceAll(/\s+/g, ' ');
    if (isUsable(writing, item, fitted)) {
      texts.set(item.id, fitted);
      for (const { key, params } of faultsOf(item.text, fitted, termsOf(item.text))) writing.note(key, item.id, params);
    }
  }
}

/** Returns whether a translation can be used. A name may equal its source; any other text that does wasn't translated. */
function isUsable(writing: Writing, item: Item, text: string): boolean {
  if (text === '') {
    writing.note('untranslated', item.id);
    return false;
  }
  if (!isCopy(item.text, text)) return true;
  if (item.kind !== 'name') writing.note('unchanged', item.id);
  return false;
}

function putAll(writing: Writing, to: Locale, texts: ReadonlyMap<string, string>): void {
  const { bench } = writing;
  const { story } = bench;
  if (texts.size === 0) return;
  for (const part of [...story.paragraphs.values(), ...story.characters.values(), ...story.resources.values()]) {
    const anew = translated(part, story.setting.language, to, texts);
    bench.put(anew);
  }
  const { languages } = story.setting;
  if (!languages.includes(to)) bench.put({ ...story.setting, languages: [...languages, to] });
}
