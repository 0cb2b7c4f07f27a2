import { requireVerified } from '@meowtale/service-kit';
import type { CatalogContext } from '../../context.ts';
import { requireCreator } from '../../library/files/policy.ts';
import * as articles from './service.ts';

export const articleResolvers = {
  Query: {
    findWebsiteArticle: (_root: unknown, args: object, context: CatalogContext) =>
      articles.findOwnArticles(context, requireCreator(context.actor), args),
  },
  Mutation: {
    addWebsiteArticle: (_root: unknown, args: unknown, context: CatalogContext) =>
      articles.addArticle(context, requireCreator(requireVerified(context.actor)), args),
    setWebsiteArticle: (_root: unknown, args: unknown, context: CatalogContext) =>
      articles.setArticle(context, requireCreator(requireVerified(context.actor)), args),
    delWebsiteArticle: (_root: unknown, args: unknown, context: CatalogContext) =>
      articles.delArticle(context, requireCreator(context.actor), args),
  },
};
