import { setImmediate } from 'node:timers/promises';
import type { Locale } from '@meowtale/contracts';
import type { AiUse } from '@meowtale/contracts/inputs/drama/generation';
import { ContentFiltered } from '../providers/content-filter.ts';
import { createRefusing } from '../providers/filtered-providers.ts';
import { translateStory } from '../translation/translate.ts';
import { checkConsistency } from './consistency.ts';
import { WRITERS } from './generate.ts';
import type { DramaRead } from './read-drama.ts';
import type { Answer, AnswerKind } from './steps.ts';
import { type Asking, type Writing, writingOf } from './writing.ts';

/** Empty responses, with which a writer continues from the existing story. */
const NOTHING: { readonly [Kind in AnswerKind]: Answer<Kind> } = {
  characters: { characters: [] },
  character: { character: { name: '', sex: 'other', brief: '', feature: '', trait: '', behavior: '', status: '' } },
  acts: { acts: [] },
  sequences: { sequences: [] },
  paragraphs: { paragraphs: [] },
  dialogues: { lines: [], choices: [] },
  line: { text: '' },
  translation: { lines: [] },
  keywords: { keywords: '', negative: '' },
  consistency: { claims: [], findings: [] },
};

export interface Rehearsed {
  drama: DramaRead;
  instruction: string;
  source: readonly string[];
  blocked: readonly string[];
}

/**
 * Runs a writer without a provider, before its job is added and charged, to find blocked words in the texts that it would send (SPEC §5).
 * Only a model's own response can contain one later.
 * @throws ContentFiltered with the places of the words
 */
export async function rehearse({ blocked, ...given }: Rehearsed, write: (writing: Writing) => Promise<unknown>): Promise<void> {
  if (blocked.length === 0) return;
  const refuse = createRefusing(blocked);
  const asking: Asking = {
    provenances: new Map(),
    expectSteps: () => undefined,
    isShort: () => false,
    async ask(_step, { kind, said }) {
      // A whole story has hundreds of steps; other requests are served between them.
      await setImmediate();
      refuse(said);
      return NOTHING[kind];
    },
  };
  await write(writingOf(given, asking)).catch((error: unknown) => {
    // Other errors are the job's, which ends with them.
    if (error instanceof ContentFiltered) throw error;
  });
}

/** Returns the writer of a use. `into` is the target language of a translation. */
export function writerOf(use: AiUse, into: Locale): (writing: Writing) => Promise<unknown> {
  if (use === 'translation') return (writing) => translateStory(writing, into);
  if (use === 'consistency') return checkConsistency;
  return WRITERS[use];
}
