import type { RequestContext } from '@meowtale/service-kit';
import { findImageRefs } from '../files/file-ref.ts';
import { requireMaker } from '../files/policy.ts';
import { issuePlayUrl } from '../play/service.ts';
import type { WithWorks } from '../works.ts';
import { copyApp } from './copy.ts';
import { UNLISTED } from './list-query.ts';
import type { AppRow } from './repository.ts';
import * as apps from './service.ts';

type Context = RequestContext & WithWorks;

const LISTED = 2;

async function picture({ db, works }: Context, uuid: string | null) {
  return uuid === null ? null : ((await findImageRefs(db, works, [uuid])).get(uuid) ?? null);
}

/** The play capability of an app's maker; nobody else is given its address here. */
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

export const appResolvers = {
  Query: {
    findApp: (_root: unknown, args: unknown, { actor, db }: Context) => apps.listApps(db, requireMaker(actor).uuid, args),
    calcAppWordCount: (_root: unknown, args: unknown, { actor, db }: Context) => apps.calcAppWordCount(db, requireMaker(actor).uuid, args),
  },
  Mutation: {
    addApp: (_root: unknown, args: unknown, { actor, db }: Context) => apps.addApp(db, requireMaker(actor).uuid, args),
    setApp: (_root: unknown, args: unknown, { actor, db }: Context) => apps.setApp(db, requireMaker(actor).uuid, args),
    setAppUpload: (_root: unknown, args: unknown, { actor, db, works }: Context) =>
      apps.setAppUpload(db, works.storage, requireMaker(actor).uuid, args),
    copyApp: (_root: unknown, args: unknown, { actor, db, works }: Context) => copyApp(db, works.storage, requireMaker(actor).uuid, args),
    setAppTags: (_root: unknown, args: unknown, { actor, db }: Context) => apps.setAppTags(db, requireMaker(actor).uuid, args),
    delApp: (_root: unknown, args: unknown, { actor, db, works }: Context) =>
      apps.delApp(db, works.storage, requireMaker(actor).uuid, args),
  },
  App: {
    id: (app: AppRow) => app.uuid,
    status: (app: AppRow) => (app.store_uuid === null ? UNLISTED : LISTED),
    store_id: (app: AppRow) => app.store_uuid,
    tags: (app: AppRow) => app.tags.map((name) => ({ name })),
    logo: (app: AppRow, _args: unknown, context: Context) => picture(context, app.logo_file),
    thumb: (app: AppRow, _args: unknown, context: Context) => picture(context, app.thumb_file),
    previewUrl: (app: AppRow, _args: unknown, context: Context) => previewUrl(app, context),
  },
};
