import { dramaOwner } from '../dramas/policy.ts';
import { askedAi, type DramaContext } from '../generation/ai.ts';
import { addTranslator } from './service.ts';

export const translationResolvers = {
  Mutation: {
    addAiTranslator: (_root: unknown, args: unknown, context: DramaContext) =>
      addTranslator(context.db, askedAi(context), dramaOwner(context.actor), args),
  },
};
