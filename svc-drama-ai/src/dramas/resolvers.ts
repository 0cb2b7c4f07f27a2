import { DEFAULT_LOCALE } from '@meowtale/contracts';
import type { RequestContext } from '@meowtale/service-kit';
import { dramaOwner } from './policy.ts';
import type { Drama } from './service.ts';
import * as service from './service.ts';

export const dramaResolvers = {
  Query: {
    findDrama(_root: unknown, { uuid, ...args }: service.ListArgs & { uuid?: string | null }, { actor, db }: RequestContext) {
      const owner = dramaOwner(actor);
      return uuid ? service.findDrama(db, owner, uuid) : service.listDramas(db, owner, args);
    },
    findDramaLabel: (_root: unknown, { isArchived }: { isArchived?: boolean | null }, { actor, db }: RequestContext) =>
      service.listLabels(db, dramaOwner(actor), isArchived ?? false),
  },
  Mutation: {
    addDrama: (_root: unknown, args: { drama: unknown }, { actor, db }: RequestContext) =>
      service.addDrama(db, dramaOwner(actor), args.drama),
    setDrama: (_root: unknown, args: { uuid: string; revision: number; drama: unknown }, { actor, db }: RequestContext) =>
      service.setDrama(db, dramaOwner(actor), args.uuid, args.revision, args.drama),
    copyDrama: (_root: unknown, { uuid, title }: { uuid: string; title?: string | null }, { actor, db }: RequestContext) =>
      service.copyDrama(db, dramaOwner(actor), uuid, { title }),
    setDramaArchived: (_root: unknown, args: { uuid: string; isArchived: boolean }, { actor, db }: RequestContext) =>
      service.setDramaArchived(db, dramaOwner(actor), args.uuid, args.isArchived),
    delDrama: (_root: unknown, args: { uuid: string }, { actor, db }: RequestContext) => service.delDrama(db, dramaOwner(actor), args.uuid),
  },
  Drama: {
    updatedAt: (drama: Drama) => drama.updated_at,
    paragraphs: ({ counts }: Drama) => counts.kinds.paragraph ?? 0,
    characters: ({ counts }: Drama) => counts.kinds.character ?? 0,
    lines: ({ counts }: Drama) => counts.lines,
    words: ({ counts, languages: [language = DEFAULT_LOCALE] }: Drama) => counts.words[language] ?? 0,
    data: (drama: service.ListedDrama, { since }: { since?: number | null }, { db }: RequestContext) => service.storyOf(db, drama, since),
  },
};
