import { requireVerified } from '@meowtale/service-kit';
import type { CatalogContext } from '../../context.ts';
import { issuePlayUrl } from '../capabilities/service.ts';
import { findImageRefs } from '../files/model.ts';
import { requireCreator } from '../files/policy.ts';
import { addAppUpload } from './add-upload.ts';
import { copyApp } from './copy.ts';
import { addEditorToken, openEditor } from './editor-link.ts';
import { UNLISTED } from './list-query.ts';
import { findTree, findTreeRevision, notesOf } from './notes.ts';
import type { AppRow } from './repository.ts';
import * as apps from './service.ts';
import * as shares from './share.ts';
import { findAppSource } from './source.ts';
import { setAppUpload } from './versions.ts';

type Context = CatalogContext;

const LISTED = 2;

async function picture({ db, works }: Context, uuid: string | null) {
  return uuid === null ? null : ((await findImageRefs(db, works, [uuid])).get(uuid) ?? null);
}

/** Returns the address with the play capability of the app's owner; null for others. */
function previewUrl(app: AppRow, { actor, db, works }: Context): Promise<string> | null {
  if (app.version === 0 || actor.kind !== 'user' || actor.uuid !== app.owner_uuid) return null;
  return issuePlayUrl(db, works, {
    appUuid: app.uuid,
    version: app.version,
    personUuid: actor.uuid,
    storeUuid: app.store_uuid,
    basis: 'owner',
  });
}

/** Returns the editor's `meta` with the logo's address and the creation time. */
async function metaOf(app: AppRow, context: Context) {
  const { meta } = notesOf(app, context.actor);
  return { ...meta, logo: (await picture(context, app.logo_file))?.url ?? null, version: { created: app.created_at.toISOString() } };
}

/** Returns the app of a shared link with an address at which the caller plays it. */
async function findAppShare(args: unknown, { actor, db, works }: Context) {
  const link = await shares.openShareLink(db, args);
  if (!link) return null;
  const url = issuePlayUrl(db, works, {
    appUuid: link.app_uuid,
    version: link.version,
    personUuid: actor.kind === 'user' ? actor.uuid : null,
    storeUuid: null,
    basis: 'share',
    link: link.uuid,
  });
  return { ...link, expires_at: link.ends_at, url };
}

export const appResolvers = {
  Query: {
    findAppShare: (_root: unknown, args: unknown, context: Context) => findAppShare(args, context),
    findAppShareLink: (_root: unknown, args: unknown, { actor, db }: Context) =>
      shares.listShareLinks(db, requireCreator(actor).uuid, args),
    findAppSource: (_root: unknown, args: unknown, { actor, db, works }: Context) =>
      findAppSource(db, works.storage, requireCreator(actor).uuid, args),
    findApp: (_root: unknown, args: unknown, { actor, db }: Context) => apps.listApps(db, requireCreator(actor).uuid, args),
    calcAppWordCount: (_root: unknown, args: unknown, { actor, db }: Context) =>
      apps.calcAppWordCount(db, requireCreator(actor).uuid, args),
  },
  Mutation: {
    addAppEditorToken: (_root: unknown, args: unknown, { actor, db }: Context) => addEditorToken(db, requireCreator(actor).uuid, args),
    openAppEditor: (_root: unknown, args: unknown, { actor, db }: Context) => openEditor(db, requireCreator(actor).uuid, args),
    addAppShareLink: (_root: unknown, args: unknown, { actor, db }: Context) =>
      shares.addShareLink(db, requireCreator(requireVerified(actor)).uuid, args),
    delAppShareLink: (_root: unknown, args: unknown, { actor, db }: Context) => shares.delShareLink(db, requireCreator(actor).uuid, args),
    addApp: (_root: unknown, args: unknown, { actor, db }: Context) => apps.addApp(db, requireCreator(actor).uuid, args),
    setApp: (_root: unknown, args: unknown, { actor, db }: Context) => apps.setApp(db, requireCreator(actor).uuid, args),
    setAppUpload: (_root: unknown, args: unknown, { actor, db, works, log }: Context) =>
      setAppUpload({ db, storage: works.storage, log }, requireCreator(actor).uuid, args),
    addAppUpload: (_root: unknown, args: unknown, { actor, db, works }: Context) =>
      addAppUpload(db, works.storage, requireCreator(actor).uuid, args),
    copyApp: (_root: unknown, args: unknown, { actor, db, works }: Context) => copyApp(db, works.storage, requireCreator(actor).uuid, args),
    setAppTags: (_root: unknown, args: unknown, { actor, db }: Context) => apps.setAppTags(db, requireCreator(actor).uuid, args),
    delApp: (_root: unknown, args: unknown, { actor, db, works }: Context) =>
      apps.delApp(db, works.storage, requireCreator(actor).uuid, args),
  },
  AppShareLink: { expires_at: (link: shares.ShareLink) => link.ends_at },
  AppShare: {
    cover: (app: Pick<AppRow, 'thumb_file' | 'logo_file'>, _args: unknown, context: Context) =>
      picture(context, app.thumb_file ?? app.logo_file),
  },
  App: {
    id: (app: AppRow) => app.uuid,
    editorURL: (app: AppRow, _args: unknown, { building }: Context) => `${building.home}/set-app/${app.uuid}`,
    status: (app: AppRow) => (app.store_uuid === null ? UNLISTED : LISTED),
    store_id: (app: AppRow) => app.store_uuid,
    tags: (app: AppRow) => app.tags.map((name) => ({ name })),
    logo: (app: AppRow, _args: unknown, context: Context) => picture(context, app.logo_file),
    thumb: (app: AppRow, _args: unknown, context: Context) => picture(context, app.thumb_file),
    previewUrl: (app: AppRow, _args: unknown, context: Context) => previewUrl(app, context),
    src: (app: AppRow, _args: unknown, context: Context) => previewUrl(app, context),
    template: (app: AppRow, _args: unknown, { actor }: Context) => notesOf(app, actor).template,
    theme: (app: AppRow, _args: unknown, { actor }: Context) => notesOf(app, actor).theme,
    plugins: (app: AppRow, _args: unknown, { actor }: Context) => notesOf(app, actor).plugins,
    node: (app: AppRow, _args: unknown, { actor, db }: Context) => findTree(db, app, actor),
    node_revision: (app: AppRow, _args: unknown, { actor, db }: Context) => findTreeRevision(db, app, actor),
    meta: (app: AppRow, _args: unknown, context: Context) => metaOf(app, context),
  },
};
