import { AI_MAX } from '@meowtale/contracts/inputs/drama/generation';
import { keywordFaults } from '@meowtale/contracts/inputs/drama/keywords';
import { STORY_MAX } from '@meowtale/contracts/inputs/drama/story-words';
import { DomainError, type Finish, type JobKind } from '@meowtale/service-kit';
import { z } from 'zod';
import type { Db } from '../database.ts';
import { DramaNotFound } from '../dramas/errors.ts';
import { type OrderedProviders, providerNamed } from '../generation/choose-provider.ts';
import { fitLines } from '../generation/fit.ts';
import { ask } from '../generation/prompts/build.ts';
import { propose } from '../generation/propose.ts';
import { readDrama } from '../generation/read-drama.ts';
import { contextOf, createWriting, materialOf, type Writing } from '../generation/writing.ts';
import type { DrawnPicture } from '../providers/ports.ts';
import * as images from './repository.ts';

const seed = z.int().min(0).max(AI_MAX.seed);
/** The picture that it is a variant of, and the seed of what differs. */
const variant = z.object({ of: z.uuid(), seed }).optional();

const drawing = z.object({
  image: z.uuid(),
  drama: z.uuid(),
  folder: z.enum(['bg', 'character', 'cg']),
  resource: z.string().nullable(),
  keywords: z.string(),
  negative: z.string(),
  prompt: z.string(),
  seed,
  variant,
  /** Further pictures of the same job. */
  others: z.array(z.object({ image: z.uuid(), seed, variant })).default([]),
  provider: z.string(),
  /** The text provider that turns the description into keywords. */
  writer: z.string().nullable(),
});
type Drawing = z.output<typeof drawing>;
type Described = Pick<Drawing, 'folder' | 'resource' | 'prompt' | 'negative'>;

const SHOWS = {
  bg: 'a place without anybody in it, as a background',
  character: 'one person from head to foot, in front of nothing',
  cg: 'a moment of the story with whoever is in it',
} as const;

/** The first percent are for keywords, the last for saving. */
const PROGRESS = { start: 10, drawn: 88 } as const;

/**
 * Draws the pictures of a job one after another, and saves all or none of them; the proposal with the uuid of a picture has its
 * provenance. Its result is `{ image, images }`.
 */
export const drawKind = (db: Db, providers: OrderedProviders): JobKind<Drawing> => ({
  name: 'draw',
  input: drawing,
  async run(job) {
    const { image, drama: uuid, folder, resource, prompt, seed, variant, others, provider: name } = job.input;
    const provider = providerNamed(providers.pictures, name);
    const drama = await readDrama(db, job.userUuid, uuid);
    // The writer is only used when keywords have to be written.
    const writer = providerNamed(providers.text, job.input.writer ?? providers.text[0]?.name ?? '');
    const source = resource ? [resource] : [];
    const writing = createWriting({ db, job, provider: writer, drama, instruction: prompt, source, proposal: image });
    const { keywords, negative } = job.input.keywords === '' ? await keywordsFor(writing, job.input) : job.input;
    const wanted = [{ image, seed, variant }, ...others];
    const saves: Finish[] = [];
    for (const [place, each] of wanted.entries()) {
      const picture = await provider.draw({
        folder,
        keywords,
        negative,
        seed: each.seed,
        variantSeed: each.variant?.seed,
        signal: job.signal,
        tell: (percent) => job.tell(PROGRESS.start + ((place + percent / 100) * PROGRESS.drawn) / wanted.length),
      });
      const config = { keywords, negative, prompt, ...(each.variant && { variant: each.variant }), provider: name };
      const own = { ...writing, origin: { proposal: each.image, edited: false } };
      const keep = propose(job, own, { use: 'picture', provenance: [picture.provenance] }, { count: wanted.length });
      saves.push(async (tx) => {
        await keep(tx);
        await saveDrawn(tx, each.image, config, picture);
      });
    }
    return async (tx) => {
      for (const save of saves) await save(tx);
      return { image, images: wanted.map((each) => each.image) };
    };
  },
});

/** Saves a picture. @throws DramaNotFound when its drama was deleted meanwhile */
async function saveDrawn(tx: Db, uuid: string, asked: Omit<images.ImageConfig, 'seed'>, picture: DrawnPicture): Promise<void> {
  const { bytes, mime, width, height, provenance } = picture;
  const config = { ...asked, seed: provenance.seed, model: provenance.model, width, height };
  if (!(await images.putDrawing(tx, uuid, { config, mime, bytes }))) throw new DramaNotFound();
}

/** Returns English keywords of a person's description. @throws DomainError `ai/failure` when none can be drawn; ContentFiltered */
export async function keywordsFor(writing: Writing, input: Described): Promise<{ keywords: string; negative: string }> {
  const { folder, resource } = input;
  const { story } = writing.bench;
  const of = story.resources.get(resource ?? '');
  const shown = [...story.characters.values()].find(({ picture }) => picture !== null && picture === resource);
  const what = `Write English keywords for a picture of what <instruction> describes: ${SHOWS[folder]}. They are separated by commas, the most important first, a few weighed as (word:1.2); and keywords of what must not be in it.`;
  const material = { picture: { folder, name: of?.name ?? '', ...(shown && { shows: shown.name }) } };
  const request = ask('picture', materialOf(writing, null), { language: 'en-US', what, material });
  const texts = [{ id: folder, text: input.prompt }];
  const answer = await writing.ask('keywords', {
    kind: 'keywords',
    language: 'en-US',
    ...request,
    context: contextOf(writing, null, { count: 1, texts }),
  });
  const keywords = fitLines(answer.keywords, STORY_MAX.keywords);
  const negative = fitLines([input.negative, answer.negative].filter((text) => text !== '').join(', '), STORY_MAX.keywords);
  if (keywords === '' || keywordFaults(keywords).length > 0) throw new DomainError('ai/failure');
  return { keywords, negative: keywordFaults(negative).length > 0 ? input.negative : negative };
}
