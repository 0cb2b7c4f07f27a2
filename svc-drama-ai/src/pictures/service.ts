import { randomInt } from 'node:crypto';
import { AI_MAX, addDramaAiImageInput } from '@meowtale/contracts/inputs/drama/generation';
import { uuid as uuidInput } from '@meowtale/contracts/inputs/text';
import { type Async, DomainError, parseInput } from '@meowtale/service-kit';
import { storyOf } from '@meowtale/story/model';
import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import type { Db } from '../database.ts';
import { readOwnDrama } from '../dramas/service.ts';
import type { AskedAi } from '../generation/ai.ts';
import { answerJob } from '../generation/async.ts';
import { PICTURE_USE } from '../generation/charges.ts';
import { pictureProviderFor, textProviderFor } from '../generation/choose-provider.ts';
import { addJobFor } from '../generation/jobs.ts';
import { readDrama } from '../generation/read-drama.ts';
import { rehearse } from '../generation/rehearse.ts';
import { askedIn } from '../generation/service.ts';
import { requireAllowed } from '../providers/content-filter.ts';
import { drawKind, keywordsFor } from './draw.ts';
import type { ImageRow } from './repository.ts';
import * as images from './repository.ts';

export type { ImageRow } from './repository.ts';
export const PRUNE_PICTURES = images.PRUNE_IMAGES(AI_MAX.pictureDays);

/**
 * Adds a job that draws one to four pictures for a user's own drama, with the result `{ image, images }`. It has one charge for all of them,
 * and none is saved unless all are drawn. The drama's newest hundred pictures are retained.
 * @throws DomainError `input/invalid`, `job/running`; DramaNotFound; ContentFiltered; NoProvider, also when no provider writes keywords
 */
export async function addImage(db: Db, ai: AskedAi, owner: string, input: unknown): Promise<Async> {
  const { async, idempotency_key: key, ...request } = parseInput(addDramaAiImageInput, input);
  const { drama_uuid: drama, folder, resource } = request;
  const read = await readDrama(db, owner, drama);
  const { resources } = storyOf(read.title, read.parts);
  if (resource && resources.get(resource)?.folder !== folder)
    throw new DomainError('input/invalid', { fields: [{ path: 'resource', key: 'invalid.id' }] });
  const { keywords, negative, prompt, seed, variant, provider } = await depictionOf(db, owner, request);
  const own = { keywords, negative };
  requireAllowed(keywords === '' ? askedIn(read, ['picture'], { prompt, ...own }) : own, ai.blocked);
  const { name } = await pictureProviderFor(ai.providers, provider);
  const writer = keywords === '' ? (await textProviderFor(ai.providers, { kinds: ['keywords'], language: 'en-US' })).name : null;
  if (writer !== null) {
    const source = resource ? [resource] : [];
    const described = { folder, resource: resource ?? null, prompt, negative };
    await rehearse({ drama: read, instruction: prompt, source, blocked: ai.blocked }, (writing) => keywordsFor(writing, described));
  }
  const count = request.count ?? 1;
  const first = { image: uuidv7(), seed, ...(variant && { variant }) };
  const others = Array.from({ length: count - 1 }, (_, index) => candidateOf(first, index + 1));
  const config = { keywords, negative, prompt, provider: name };
  const also = async (tx: Db, job: string) => {
    await images.dropOldest(tx, drama, AI_MAX.pictures - count);
    const whose = { drama_uuid: drama, owner_uuid: owner, job_uuid: job, folder, resource: resource ?? null };
    for (const { image, ...seeds } of [first, ...others])
      await images.insertImage(tx, { uuid: image, ...whose, config: { ...config, ...seeds } });
  };
  const job = await addJobFor(db, ai, {
    kind: drawKind(db, ai.providers),
    owner,
    drama,
    use: PICTURE_USE,
    count,
    provider: name,
    input: { ...config, ...first, others, drama, folder, resource: resource ?? null, writer },
    once: { call: 'addDramaAiImage', key, request },
    also,
  });
  return answerJob(db, owner, job, async);
}

type Candidate = Pick<images.ImageConfig, 'seed' | 'variant'> & { image: string };

/** Returns a further picture of a job, which has the seed after `steps` more; one of a variant differs in the variant's seed. */
function candidateOf({ seed, variant }: Candidate, steps: number): Candidate {
  const later = (from: number) => (from + steps) % (AI_MAX.seed + 1);
  const image = uuidv7();
  return variant ? { image, seed, variant: { ...variant, seed: later(variant.seed) } } : { image, seed: later(seed) };
}

type Request = z.output<typeof addDramaAiImageInput>;
type Depiction = Pick<images.ImageConfig, 'keywords' | 'negative' | 'prompt' | 'seed' | 'variant'> & Pick<Request, 'provider'>;

/** Returns what to draw: as requested, or a variant of a drawn picture. @throws DomainError `input/invalid` for another drama's or folder's */
async function depictionOf(db: Db, owner: string, request: Request): Promise<Depiction> {
  const { drama_uuid: dramaUuid, folder, keywords, negative, prompt, provider, variant_of: of } = request;
  const random = randomInt(AI_MAX.seed + 1);
  if (!of) return { keywords, negative, prompt, seed: request.seed ?? random, provider };
  const [image] = await images.listOwned(db, owner, { dramaUuid, folder, uuid: of, days: AI_MAX.pictureDays });
  if (!image?.drawn_at) throw new DomainError('input/invalid', { fields: [{ path: 'variant_of', key: 'invalid.id' }] });
  const { config } = image;
  const seed = request.seed ?? random;
  return { ...config, variant: { of, seed }, provider: provider ?? config.provider };
}

const findDramaAiImageInput = z.object({
  drama_uuid: uuidInput,
  folder: z.enum(['bg', 'character', 'cg'], 'invalid.type').nullish(),
  uuid: uuidInput.nullish(),
});

/** A picture, and whether it was requested alone, which is required for its bytes. */
export type FoundImage = ImageRow & { isSingle: boolean };

/** Lists pictures of a user's own drama, newest first. @throws DomainError `input/invalid`; DramaNotFound */
export async function listImages(db: Db, owner: string, input: unknown): Promise<FoundImage[]> {
  const { drama_uuid, folder, uuid } = parseInput(findDramaAiImageInput, input);
  await readOwnDrama(db, owner, drama_uuid);
  const query = { dramaUuid: drama_uuid, folder: folder ?? undefined, uuid: uuid ?? undefined, days: AI_MAX.pictureDays };
  return (await images.listOwned(db, owner, query)).map((row) => ({ ...row, isSingle: Boolean(uuid) }));
}

/** Returns a single picture's file in base64; null in a list, and before it is drawn. */
export const contentOf = async (db: Db, { uuid, isSingle }: FoundImage): Promise<string | null> =>
  isSingle ? ((await images.bytesOf(db, uuid))?.toString('base64') ?? null) : null;
