import { createHash } from 'node:crypto';
import type { Locale } from '@meowtale/contracts';
import type { ProposalNote } from '@meowtale/contracts/inputs/drama/generation';
import type { StoryOrigin } from '@meowtale/contracts/inputs/drama/story-words';
import type { RunningJob } from '@meowtale/service-kit';
import type { Story } from '@meowtale/story/model';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../database.ts';
import { ContentFiltered } from '../providers/content-filter.ts';
import type { Provenance, StepContext, TextProvider, Written } from '../providers/ports.ts';
import { placed } from './blocked-places.ts';
import type { Asked, Material } from './prompts/build.ts';
import { ancestorsOf, titledOf } from './prompts/near.ts';
import type { DramaRead } from './read-drama.ts';
import * as answers from './repository.ts';
import type { Answer, AnswerKind } from './steps.ts';
import { WorkingCopy } from './working-copy.ts';

/** With less time left no further step begins, and what is written becomes the proposal. */
const SHORT_MS = 90_000;
/** Progress when everything is written; the rest is for saving the proposal. */
const WRITTEN_PERCENT = 98;

export interface StepRequest<Kind extends AnswerKind> extends Asked {
  kind: Kind;
  context: StepContext;
  /** The drama's language unless given. */
  language?: Locale;
}

/** State of a proposal that is being written. */
export interface Writing {
  drama: DramaRead;
  bench: WorkingCopy;
  instruction: string;
  /** Ids of what is rewritten, or within which something is written. */
  source: readonly string[];
  origin: StoryOrigin;
  notes: ProposalNote[];
  note(key: ProposalNote['key'], node?: string | null, params?: ProposalNote['params']): void;
  /** Requests a step by its name, once: a job that begins again reuses the saved answer. Steps count as progress. */
  ask<Kind extends AnswerKind>(step: string, request: StepRequest<Kind>): Promise<Answer<Kind>>;
  /** Sets the expected total number of steps. */
  expectSteps(count: number): void;
  isShort(): boolean;
}

/** Provenance by step, in order of requests. */
export type Provenances = ReadonlyMap<string, Provenance>;

export interface WritingOptions {
  db: Db;
  job: Pick<RunningJob<unknown>, 'uuid' | 'attempt' | 'signal' | 'leftMs' | 'tell'>;
  provider: TextProvider;
  drama: DramaRead;
  instruction?: string;
  source?: readonly string[];
  /** Uuid of the proposal; a new one unless given. */
  proposal?: string;
}

/** Returns a seed that differs for each attempt, because the same seed would give the same wrong answer. */
const seedOf = (...parts: (string | number)[]): number => createHash('sha256').update(parts.join(' ')).digest().readUInt32BE();

/** Creates the function that requests a job's steps from a provider, each once however often the job begins. */
function createAsking({ db, job, provider }: Pick<WritingOptions, 'db' | 'job' | 'provider'>): Asking {
  const provenances = new Map<string, Provenance>();
  const began = performance.now();
  let [done, expected] = [0, 1];

  async function write<Kind extends AnswerKind>(step: string, request: StepRequest<Kind>, language: Locale): Promise<Written<Kind>> {
    const saved = (await answers.findAnswer(db, job.uuid, step)) as Written<Kind> | undefined;
    if (saved) return saved;
    job.signal.throwIfAborted();
    const written = await provider.write({ language, ...request, seed: seedOf(job.uuid, step, job.attempt), signal: job.signal });
    job.signal.throwIfAborted();
    await answers.saveAnswer(db, job.uuid, step, written);
    return written;
  }

  return {
    provenances,
    expectSteps(count: number) {
      expected = Math.max(1, count);
    },
    isShort: () => job.leftMs - (performance.now() - began) < SHORT_MS,
    async ask<Kind extends AnswerKind>(step: string, request: StepRequest<Kind>, language: Locale): Promise<Answer<Kind>> {
      const { answer, provenance } = await write(step, request, language);
      provenances.set(step, provenance);
      done += 1;
      await job.tell(Math.min(WRITTEN_PERCENT, (WRITTEN_PERCENT * done) / expected));
      return answer;
    },
  };
}

/** How a writing's steps are requested. */
export interface Asking {
  provenances: Provenances;
  expectSteps(count: number): void;
  isShort(): boolean;
  ask<Kind extends AnswerKind>(step: string, request: StepRequest<Kind>, language: Locale): Promise<Answer<Kind>>;
}

export type WritingOfJob = Writing & { provenances: Provenances };

export const createWriting = (options: WritingOptions): WritingOfJob => writingOf(options, createAsking(options));

/** Returns a writing whose steps are requested by `asking`. */
export function writingOf(
  { drama, instruction = '', source = [], proposal = uuidv7() }: Pick<WritingOptions, 'drama' | 'instruction' | 'source' | 'proposal'>,
  asking: Asking,
): WritingOfJob {
  const bench = new WorkingCopy(drama.title, drama.parts);
  const notes: ProposalNote[] = [];
  return {
    drama,
    bench,
    instruction,
    source,
    notes,
    origin: { proposal, edited: false },
    provenances: asking.provenances,
    expectSteps: asking.expectSteps,
    isShort: asking.isShort,
    note: (key, node = null, params) => void notes.push({ key, node, ...(params && { params }) }),
    ask: (step, request) =>
      asking.ask(step, request, bench.story.setting.language).catch((error: unknown) => {
        throw error instanceof ContentFiltered ? placed(error, drama, instruction) : error;
      }),
  };
}

export const materialOf = ({ drama, bench, instruction }: Writing, at: string | null): Material => ({
  drama,
  story: bench.story,
  at,
  instruction,
});

/** Returns a step's context for a provider that doesn't read prompts. */
export function contextOf(
  { drama, bench, instruction }: Pick<Writing, 'drama' | 'bench' | 'instruction'>,
  at: string | null,
  more: Pick<StepContext, 'count'> & Partial<StepContext>,
): StepContext {
  const { story } = bench;
  return {
    title: drama.title,
    logline: story.setting.logline,
    brief: drama.brief,
    cast: [...story.characters.values()].map(({ id, name, sex, brief }) => ({ id, name, sex, brief })),
    above: aboveOf(story, at),
    targets: [],
    texts: [],
    instruction,
    ...more,
  };
}

function aboveOf(story: Story, at: string | null): StepContext['above'] {
  const ids = [...ancestorsOf(story, at), at];
  return titledOf(story).flatMap(({ id, title, brief }) => (ids.includes(id) ? [{ title, brief }] : []));
}
