import { AI_USES } from '@meowtale/contracts/inputs/drama/generation';
import type { JobKind } from '@meowtale/service-kit';
import { storyOf } from '@meowtale/story/model';
import { z } from 'zod';
import type { Db } from '../database.ts';
import { baseOf } from './base.ts';
import { type OrderedProviders, providerNamed } from './choose-provider.ts';
import { propose } from './propose.ts';
import { staleAfter } from './stale.ts';
import { PARAGRAPHS, writeAll, writeAllDialogues } from './write-all.ts';
import { writeCharacter, writeCharacters } from './write-characters.ts';
import { writeLines } from './write-lines.ts';
import { writeActs, writeSequences } from './write-outline.ts';
import { writeParagraphs } from './write-paragraphs.ts';
import { createWriting, type Writing } from './writing.ts';

/** Uses of this kind of job; translation and consistency have their own kinds. */
const WRITTEN = AI_USES.filter((use) => use !== 'translation' && use !== 'consistency');
export type WrittenUse = (typeof WRITTEN)[number];

/** Writers of proposals by use. */
export const WRITERS: Readonly<Record<WrittenUse, (writing: Writing) => Promise<void>>> = {
  all: writeAll,
  characters: writeCharacters,
  character: writeCharacter,
  acts: writeActs,
  sequences: writeSequences,
  paragraphs: (writing) => writeParagraphs(writing, PARAGRAPHS.alone),
  dialogues: writeAllDialogues,
  line: writeLines,
};

const generating = z.object({
  drama: z.uuid(),
  use: z.enum(WRITTEN),
  source: z.array(z.string()),
  instruction: z.string(),
  provider: z.string(),
});
type Generating = z.output<typeof generating>;

/** Writes a proposal. Saves the answer of each step, so that an interrupted job continues where it was. */
export const generateKind = (db: Db, providers: OrderedProviders): JobKind<Generating> => ({
  name: 'generate',
  input: generating,
  async run(job) {
    const { use, source, instruction, provider: name } = job.input;
    const provider = providerNamed(providers.text, name);
    const drama = await baseOf(db, job);
    const writing = createWriting({ db, job, provider, drama, instruction, source });
    await WRITERS[use](writing);
    const stale = staleAfter(storyOf(drama.title, drama.parts), writing.bench.story, use === 'line' ? 1 : undefined);
    return propose(job, writing, { use, changes: writing.bench.changes(), stale });
  },
});
