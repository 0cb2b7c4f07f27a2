import { uuid as uuidSchema } from '@meowtale/contracts/inputs/text';
import { namedPageTitle } from '@meowtale/contracts/page-title';
import { z } from 'zod';
import { CreatorHeadDocument } from '../src/creator-head-document.ts';
import { askGateway, type Visit } from './ask-gateway.ts';
import type { ShellEnv } from './env.ts';
import type { PageHead } from './store-head.ts';

const creatorSchema = z.object({
  uuid: z.string(),
  nickname: z.string(),
  brief: z.string(),
  head: z.object({ url: z.string(), width: z.number().nullish(), height: z.number().nullish() }).nullable(),
});
const answerSchema = z.object({ data: z.object({ findUserPublic: z.object({ list: z.array(creatorSchema) }) }) });

export type HeadCreator = z.infer<typeof creatorSchema>;
export type CreatorAnswer = { state: 'found'; creator: HeadCreator } | { state: 'missing' } | { state: 'unknown' };

/** Queries the gateway, as a guest, for a creator. Never throws. */
export async function findCreatorHead(env: ShellEnv, uuid: string, visit: Visit): Promise<CreatorAnswer> {
  if (!uuidSchema.safeParse(uuid).success) return { state: 'missing' };
  try {
    const { data } = await askGateway(env, { document: CreatorHeadDocument, variables: { uuid }, schema: answerSchema }, visit);
    const [creator] = data.findUserPublic.list;
    return creator ? { state: 'found', creator } : { state: 'missing' };
  } catch {
    return { state: 'unknown' };
  }
}

/** Returns head, Open Graph and schema.org data of a creator's page. */
export function creatorHead({ nickname, brief, head }: HeadCreator, canonical: string): PageHead {
  return {
    title: namedPageTitle(nickname),
    description: brief,
    canonical,
    image: head && { url: head.url, width: head.width ?? null, height: head.height ?? null },
    type: 'website',
    linkedData: {
      '@context': 'https://schema.org',
      '@type': 'ProfilePage',
      url: canonical,
      mainEntity: { '@type': 'Person', name: nickname, description: brief, ...(head && { image: head.url }) },
    },
  };
}
