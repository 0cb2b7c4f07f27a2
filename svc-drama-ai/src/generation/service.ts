import { type AiUse, addDramaAiGenerateInput } from '@meowtale/contracts/inputs/drama/generation';
import { type InfluencedStep, type InfluencingField, influences } from '@meowtale/contracts/inputs/drama/influences';
import { type Async, DomainError, failJob, inTransaction, parseInput } from '@meowtale/service-kit';
import { storyOf } from '@meowtale/story/model';
import type { Db } from '../database.ts';
import { requireAllowed } from '../providers/content-filter.ts';
import { translateKind } from '../translation/translate.ts';
import type { AskedAi } from './ai.ts';
import { answerJob, asyncOf, findOwnAsync } from './async.ts';
import { KINDS_OF_USE, textProviderFor } from './choose-provider.ts';
import { consistencyKind } from './consistency.ts';
import { generateKind } from './generate.ts';
import { addJobFor } from './jobs.ts';
import { type DramaRead, readDrama } from './read-drama.ts';
import { rehearse, writerOf } from './rehearse.ts';
import { newestJob } from './repository.ts';
import { requireSource } from './source.ts';

/** Steps of each use. */
const STEPS: Readonly<Record<AiUse, readonly InfluencedStep[]>> = {
  all: ['characters', 'acts', 'sequences', 'paragraphs', 'dialogues'],
  characters: ['characters'],
  character: ['characters'],
  acts: ['acts'],
  sequences: ['sequences'],
  paragraphs: ['paragraphs'],
  dialogues: ['dialogues'],
  line: ['line'],
  translation: ['translation'],
  consistency: ['consistency'],
};
const ASKING = [
  'title',
  'brief',
  'prompt',
  'default_prompt_prefix',
  'default_prompt_suffix',
] as const satisfies readonly InfluencingField[];

/** Returns the texts that a person wrote for a prompt, by their path in the editor; they are checked for blocked words. */
export function askedIn(drama: DramaRead, steps: readonly InfluencedStep[], own: Record<string, string>): Record<string, string> {
  const reaches = (field: InfluencingField) => steps.some((step) => influences(field, step));
  const fields = ASKING.filter(reaches).map((field) => [`drama.${field}`, drama[field]]);
  const setting = drama.parts.find((part) => part.kind === 'setting');
  return { ...own, ...Object.fromEntries(fields), ...(reaches('logline') && setting && { 'drama.logline': setting.logline }) };
}

/**
 * Adds a job that writes, translates or checks a part of a user's own drama, with the result `{ proposal }`.
 * @throws DomainError `input/invalid`, `job/running`; DramaNotFound; ContentFiltered; NoProvider; NoLanguage; with a price DomainError
 * `auth/revoked`, `auth/unavailable`
 */
export async function addGenerate(db: Db, ai: AskedAi, owner: string, input: unknown): Promise<Async> {
  const { async, idempotency_key: key, ...request } = parseInput(addDramaAiGenerateInput, input);
  const { drama_uuid, use, source, prompt: instruction, language: into, provider: name } = request;
  const read = await readDrama(db, owner, drama_uuid);
  const story = storyOf(read.title, read.parts);
  requireSource(story, use, source);
  requireAllowed(askedIn(read, STEPS[use], { prompt: instruction }), ai.blocked);
  const language = use === 'translation' && into ? into : story.setting.language;
  if (use === 'translation' && language === story.setting.language)
    throw new DomainError('input/invalid', { fields: [{ path: 'language', key: 'invalid.language' }] });
  const { name: provider } = await textProviderFor(ai.providers, { kinds: KINDS_OF_USE[use], language, name });
  await rehearse({ drama: read, instruction, source, blocked: ai.blocked }, writerOf(use, language));
  const generation = { drama: drama_uuid, source, instruction, provider };
  const once = { call: 'addDramaAiGenerate', key, request };
  const whose = { owner, drama: drama_uuid, use, provider, once };
  const job = await (() => {
    if (use === 'translation')
      return addJobFor(db, ai, { ...whose, kind: translateKind(db, ai.providers), input: { ...generation, language } });
    if (use === 'consistency') return addJobFor(db, ai, { ...whose, kind: consistencyKind(db, ai.providers), input: generation });
    return addJobFor(db, ai, { ...whose, kind: generateKind(db, ai.providers), input: { ...generation, use } });
  })();
  return answerJob(db, owner, job, async);
}

/**
 * Fails a user's own pending job with `job/cancelled`.
 * @throws DomainError `404` for another person's or an unknown job
 */
export async function cancelJob(db: Db, owner: string, id: string): Promise<Async> {
  const own = await findOwnAsync(db, owner, id);
  if (!own) throw new DomainError('404');
  const uuid = id.slice(id.indexOf(':') + 1);
  await inTransaction(db, (tx) => failJob(tx, uuid, { code: 'job/cancelled' }));
  return (await findOwnAsync(db, owner, id)) ?? own;
}

/** Returns a drama's newest job until it is pruned. */
export async function newestAsync(db: Db, owner: string, dramaUuid: string): Promise<Async | null> {
  const job = await newestJob(db, owner, dramaUuid);
  return job ? findOwnAsync(db, owner, asyncOf(job.uuid)) : null;
}
