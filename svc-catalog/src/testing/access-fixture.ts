import type { Role } from '@meowtale/contracts';
import type { TestPerson } from '@meowtale/service-kit/testing';
import { v7 as uuidv7 } from 'uuid';
import { type AppsFixture, appsFixture } from './access-apps.ts';
import { type TestCatalog, type TestPersonWithUuid, testCatalog } from './catalog.ts';
import { type FilesFixture, filesOf } from './file-cells.ts';
import { addReadyApp, commandsOf, releasedStore } from './listings.ts';
import { everyRelease } from './releases.ts';
import { type SiteFixture, siteOf } from './site-cells.ts';

export const ACTORS = ['guest', 'newcomer', 'user', 'other', 'owner', 'staff'] as const;
/**
 * Other roles of people who make or sell works (DESIGN §5): a publisher represents others' listings as an agent, a promoter has a link to
 * the owner's listing. None of them is the owner.
 */
export const PEERS = ['contributing', 'contracted', 'publisher', 'promoter'] as const;
export type PeerName = (typeof PEERS)[number];
export type ActorName = (typeof ACTORS)[number] | PeerName;

/** Texts in data of the owner's only; no other person's response may contain one. */
export const SECRETS = [
  'SECRETauthor',
  'SECRETname',
  'SECRETpack',
  'secret-owner@meowtale.example',
  'SECRETapp',
  'SECRETsave',
  'SECRETnote',
  'SECRETlink',
  'SECRETnotice',
  'SECRETjob',
  'SECRETlabel',
  'SECRETupload',
  'SECRETdrama',
  'SECRETarticle',
  'SECRETbuild',
  'SECRETtree',
  'SECRETsource',
  'SECRETmeta',
  'secret-template',
  'secret-theme',
  'secret-plugin',
];

/** One of everything, all the owner's. */
export interface AccessFixture extends Omit<AppsFixture, 'sold'>, FilesFixture, SiteFixture {
  catalog: TestCatalog;
  people: Record<ActorName, TestPerson | undefined>;
  owner: TestPersonWithUuid;
  staff: TestPersonWithUuid;
  released: string;
  /** The revision of what is live. */
  releaseRevision: number;
  /** A suspended person. */
  suspended: string;
  /** Its released version. */
  shown: string;
  /** A listing with its submission, which waits for review. */
  waiting: { store: string; submit: string };
  draft: { store: string; submit: string };
  app: string;
  /** The owner's comment on the released listing. */
  comment: string;
  /** Another comment of theirs, which may be deleted. Both are reported. */
  passingComment: string;
  /** Their update of the listing. */
  update: string;
  /** A second released listing. */
  second: string;
  /** The owner's wishlist: the entry of the first released listing, and one of the second that may be deleted. */
  wish: string;
  passingWish: string;
  /** The owner's link to the released listing, and one that may be deleted. */
  adLink: { uuid: string; uid: string };
  passingLink: string;
  /** The owner's notification about a listing of staff's. */
  notice: string;
  /** The owner's label on `app`, and one that may be deleted. */
  label: string;
  passingLabel: string;
  /** The id of a waiting job of the owner's. */
  job: string;
  /** The platform's promotions. */
  promotions: { ahead: string; running: string };
}

async function addPromotion({ db }: TestCatalog, startedAt: string): Promise<string> {
  const times = { started_at: new Date(startedAt), ended_at: new Date('2099-01-08') };
  const uuid = uuidv7();
  await db('store_activities_official').insert({ ...times, uuid, names: { 'en-US': 'Spring' }, percentage_discount: 20, state: 1 });
  return uuid;
}

/** Creates the fixture. `other` is a creator, so that they are rejected only because they aren't the owner. */
export async function accessFixture(): Promise<AccessFixture> {
  const catalog = await testCatalog();
  const owner = { ...(await catalog.creator('owner')), email: 'secret-owner@meowtale.example' };
  await catalog.graphql('{ me { uuid } }', {}, owner);
  const staff = await catalog.person('staff', ['staff'] satisfies Role[]);
  const people = {
    guest: undefined,
    newcomer: { firebaseUid: 'firebase-new' },
    user: await catalog.person('user'),
    other: await catalog.creator('other'),
    contributing: await catalog.person('contributing', ['contributing_author']),
    contracted: await catalog.person('contracted', ['contracted_author']),
    publisher: await catalog.person('publisher', ['publisher']),
    promoter: await catalog.person('promoter', ['publisher']),
    owner,
    staff,
  };
  const commands = commandsOf(catalog);
  const released = await releasedStore(catalog, { owner, staff });

  const waitingStore = await commands.addStore(owner);
  const { sold, ...apps } = await appsFixture(catalog, owner);
  const submitted = await commands.submit(owner, waitingStore.uuid, sold);
  const app = await addReadyApp(catalog, owner.muid, { name: 'SECRETapp' });
  const draftStore = await commands.addStore(owner);
  await commands.save(owner, draftStore.uuid, draftStore.current_submit, {
    store_submit_info: { author: 'SECRETauthor', list: [{ language: 'en-US', name: 'SECRETname' }] },
    store_submit_game_pack: { name: 'SECRETpack', official_app_uuid: app },
  });
  const save = 'mutation ($app: ID!) { setPlaySave(app_uuid: $app, revision: 0, data: "\\"SECRETsave\\"") { revision } }';
  await catalog.graphql(save, { app }, owner);
  const [comment, passingComment] = await addReported(catalog, { owner, reporter: people.promoter.muid, store: released });
  const mutation = 'mutation ($id: ID!) { addStoreUpdateLog(store_id: $id, content: "New.", note: "SECRETnote") { uuid } }';
  const response = await catalog.graphql(mutation, { id: released }, owner);
  const second = await releasedStore(catalog, { owner, staff });
  await pinComment(catalog, submitted.data.addStoreSubmit.uuid);
  const wish = async (id: string) =>
    (await catalog.graphql('mutation ($id: ID!) { addWishlist(store_id: $id) { uuid } }', { id }, owner)).data.addWishlist.uuid;
  const link = async (name: string, by: TestPerson = owner) => {
    const add = 'mutation ($id: ID!, $name: String!) { addStoreAdLink(store_id: $id, name: $name) { uuid uid } }';
    return (await catalog.graphql(add, { id: released, name }, by)).data.addStoreAdLink;
  };
  await link('A promoter’s', people.promoter);
  await catalog.graphql('mutation ($uuid: ID!) { addFollow(user_uuid: $uuid) { uuid } }', { uuid: staff.muid }, owner);
  const [notice, update_uuid] = [uuidv7(), uuidv7()];
  const news = { uuid: update_uuid, store_uuid: second, writer_uuid: staff.muid, content: 'SECRETnotice', note: '' };
  await catalog.db('store_update_logs').insert(news);
  const about = { uuid: notice, type: 'system', key: 'update', platform_key: 'meowtale', author_uuid: staff.muid, store_uuid: second };
  const [{ created_at }] = await catalog
    .db('notifications')
    .insert({ ...about, update_uuid, params: {} })
    .returning('created_at');
  await catalog.db('notification_recipients').insert({ user_uuid: owner.muid, notification_uuid: notice, created_at });
  // The publisher whom the owner will ask isn't known to others yet.
  const wanted = { store_uuid: waitingStore.uuid, publisher_uuid: people.publisher.muid, rate_bp: 1500, state: 1 };
  await catalog.db('store_agents').insert({ ...wanted, uuid: uuidv7() });
  const job = uuidv7();
  const waits = { uuid: job, kind: 'copy-app', user_uuid: owner.muid, input: {}, timeout_ms: 600_000, held_until: 'infinity' };
  await catalog.db('jobs').insert({ ...waits, result: JSON.stringify('SECRETjob') });
  await catalog.db('erasures').insert({ uuid: uuidv7(), user_uuid: owner.muid, state: 'refused', reasons: '["debt"]' });
  return {
    promotions: { ahead: await addPromotion(catalog, '2030-01-01'), running: await addPromotion(catalog, '2020-01-01') },
    ...apps,
    ...(await filesOf(catalog, owner)),
    job: `catalog:${job}`,
    catalog,
    people,
    owner,
    staff,
    released,
    releaseRevision: await everyRelease(catalog.releases),
    suspended: await suspend(catalog, staff),
    shown: (await catalog.db('listings').where({ store_uuid: released }).first()).submit_uuid,
    waiting: { store: waitingStore.uuid, submit: submitted.data.addStoreSubmit.uuid },
    draft: { store: draftStore.uuid, submit: draftStore.current_submit.uuid },
    app,
    ...(await siteOf(catalog, owner, released)),
    comment,
    passingComment,
    update: response.data.addStoreUpdateLog.uuid,
    second,
    wish: await wish(released),
    passingWish: await wish(second),
    notice,
    adLink: await link('SECRETlink'),
    passingLink: (await link('Passing')).uuid,
  };
}

/** Adds two reported comments of the owner's. */
async function addReported(
  catalog: TestCatalog,
  { owner, reporter, store }: { owner: TestPerson; reporter: string; store: string },
): Promise<[string, string]> {
  const say = 'mutation ($id: ID!) { addStoreComment(store_id: $id, comment: "Thank you all.") { uuid } }';
  async function add(): Promise<string> {
    const { uuid } = (await catalog.graphql(say, { id: store }, owner)).data.addStoreComment;
    const report = { uuid: uuidv7(), comment_uuid: uuid, user_uuid: reporter, reason: 'spam', memo: '', words: 'Thank you all.' };
    await catalog.db('comment_reports').insert(report);
    return uuid;
  }
  return [await add(), await add()];
}

/** Adds a suspended person, and a dead letter. */
async function suspend(catalog: TestCatalog, about: TestPersonWithUuid): Promise<string> {
  const envelope = { id: uuidv7(), type: 'catalog.user.changed', aggregateId: about.muid };
  const letter = { id: uuidv7(), consumer: 'gone', event_id: envelope.id, envelope, error: 'Error: gone', deliveries: 8 };
  await catalog.db('dead_letters').insert(letter);
  const { muid } = await catalog.person('suspended');
  // Shorter than the suspension that the tests ask for, because a suspension can't be shortened.
  await catalog
    .db('users')
    .where({ uuid: muid })
    .update({ suspended_until: catalog.db.raw("clock_now() + interval '5 days'") });
  return muid;
}

async function pinComment({ db }: TestCatalog, submitUuid: string): Promise<void> {
  const comments = JSON.stringify([{ path: 'store_submit_info.author', text: 'Say who you are.' }]);
  await db('store_submits').where({ uuid: submitUuid }).update({ comments, override_reason: 'Not yours.', overridden_at: new Date() });
}
