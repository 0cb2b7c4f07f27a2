import { dramaOwner } from '../dramas/policy.ts';
import { askedAi, type DramaContext } from '../generation/ai.ts';
import { asyncOf } from '../generation/async.ts';
import type { FoundImage } from './service.ts';
import * as pictures from './service.ts';

export const pictureResolvers = {
  Query: {
    findDramaAiImage: (_root: unknown, args: unknown, { actor, db }: DramaContext) => pictures.listImages(db, dramaOwner(actor), args),
  },
  Mutation: {
    addDramaAiImage: (_root: unknown, args: unknown, context: DramaContext) =>
      pictures.addImage(context.db, askedAi(context), dramaOwner(context.actor), args),
  },
  DramaAiImage: {
    async_uuid: ({ job_uuid }: FoundImage) => asyncOf(job_uuid),
    error: ({ fault }: FoundImage) => fault,
    content: (image: FoundImage, _args: unknown, { db }: DramaContext) => pictures.contentOf(db, image),
  },
};
