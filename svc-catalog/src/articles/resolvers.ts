import { requireVerified } from '@meowtale/service-kit';
import type { CatalogContext } from '../context.ts';
import { requireMaker } from '../files/policy.ts';
import * as articles from './service.ts';

export const articleResolvers = {
  Query: {
    findWebsiteArticle: (_root: unknown, args: object, context: CatalogContext) =>
      articles.findOwnArticles(context, requireMaker(context.actor), args),
  },
  Mutation: {
    addWebsiteArticle: (_root: unknown, args: unknown, context: CatalogContext) =>
      articles.addArticle(context, requireMaker(requireVerified(context.actor)), args),
    setWebsiteArticle: (_root: unknown, args: unknown, context: CatalogContext) =>
      articles.setArticle(context, requireMaker(requireVerified(context.actor)), args),
    delWebsiteArticle: (_root: unknown, args: unknown, context: CatalogContext) =>
      articles.delArticle(context, requireMaker(context.actor), args),
  },
};
