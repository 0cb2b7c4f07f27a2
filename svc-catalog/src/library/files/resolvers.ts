import type { CatalogContext } from '../../context.ts';
import { fileRef } from './downloads.ts';
import { findDramaFiles } from './drama-files.ts';
import { addGivenPicture } from './given-picture.ts';
import { mergeChunkFile } from './merge.ts';
import { shownRef } from './model.ts';
import * as files from './own-files.ts';
import { requireCreator } from './policy.ts';
import { addUploadSession, findUploadSessions } from './sessions.ts';

/** Returns the uploading person; checks that the sign-in wasn't revoked (TRUST 16). */
async function uploader({ actor, assertNotRevoked }: CatalogContext): Promise<string> {
  const { uuid } = requireCreator(actor);
  await assertNotRevoked();
  return uuid;
}

export const fileResolvers = {
  Query: {
    findDramaFile: (_root: unknown, args: { q?: unknown }, { actor, db, works }: CatalogContext) =>
      findDramaFiles(db, works, requireCreator(actor).uuid, args),
    findFileDownload: (_root: unknown, args: object, { actor, db, works }: CatalogContext) =>
      files.findDownload(db, works, requireCreator(actor).uuid, args),
    findUploadSession: (_root: unknown, args: { uuid?: string | null }, { actor, db, works }: CatalogContext) =>
      findUploadSessions(db, works.storage, requireCreator(actor).uuid, args),
  },
  Mutation: {
    addUploadSession: async (_root: unknown, args: unknown, context: CatalogContext) =>
      addUploadSession(context.db, context.works.storage, await uploader(context), args),
    mergeChunkFile: async (_root: unknown, args: unknown, context: CatalogContext) =>
      mergeChunkFile(context.db, context.works.storage, await uploader(context), args),
    addFile: async (_root: unknown, args: unknown, context: CatalogContext) => {
      const { db, works } = context;
      return fileRef(db, works, await files.addFile(db, works, await uploader(context), args));
    },
    addWebsitePicture: async (_root: unknown, args: unknown, context: CatalogContext) =>
      shownRef(context.works, await addGivenPicture(context, await uploader(context), args)),
    setFile: async (_root: unknown, args: unknown, context: CatalogContext) => {
      const { db, works } = context;
      return fileRef(db, works, await files.setFile(db, await uploader(context), args));
    },
    delFile: async (_root: unknown, args: unknown, context: CatalogContext) =>
      files.delFile(context.db, context.works, await uploader(context), args),
  },
};
