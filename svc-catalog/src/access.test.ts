import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { GraphQLSchema } from 'graphql';
import { ACTORS, type AccessFixture, type ActorName, accessFixture, PEERS, SECRETS } from './testing/access-fixture.ts';
import { answerSelection, fieldSelection, objectTypes, readSchema } from './testing/schema-walk.ts';

let fixture: AccessFixture;
let schema: GraphQLSchema;

beforeAll(async () => {
  fixture = await accessFixture();
  schema = await readSchema(fixture.catalog);
});
afterAll(() => fixture?.catalog.close());

const ask = (query: string, actor: ActorName) => fixture.catalog.graphql(query, {}, fixture.people[actor]);

const PUBLIC = 'ok ok ok ok ok ok';
const SIGNED_IN = 'auth/required auth/required ok ok ok ok';
const MAKERS = 'auth/required auth/required auth/forbidden ok ok auth/forbidden';
const STAFF = 'auth/required auth/required auth/forbidden auth/forbidden auth/forbidden ok';
const OWN_WISH = 'auth/required auth/required wishlist/not-found wishlist/not-found ok wishlist/not-found';
const OWN_LINK = 'auth/required auth/required auth/forbidden 404 ok auth/forbidden';
const NOT_FOUND = 'auth/required auth/required store/not-found store/not-found';

/**
 * By hand: what each root field answers, called on what is `owner`'s, to guest, newcomer, user, other creator, owner, staff.
 * `null` and `empty` are answers that hold nothing; a code of SPEC §8 or ours is a refusal.
 */
const ROOT_CELLS: Record<string, [args: (f: AccessFixture) => string, cells: string]> = {
  'Query.me': [() => '', 'null ok ok ok ok ok'],
  'Query.findUserPublic': [(f) => `(uuid: ["${f.owner.muid}"])`, PUBLIC],
  'Query._usersPublic': [(f) => `(uuids: ["${f.owner.muid}"])`, PUBLIC],
  'Query._users': [(f) => `(uuids: ["${f.owner.muid}"])`, 'empty empty empty empty ok empty'],
  'Query.findStore': [(f) => `(id: "${f.released}")`, PUBLIC],
  'Query._stores': [(f) => `(uuids: ["${f.released}"])`, PUBLIC],
  'Query.findClassify': [() => '(namespace: "store_category")', PUBLIC],
  'Query.findConfigurationPagesIndex': [() => '', PUBLIC],
  'Query.findStoreAdLink': [(f) => `(uuid: "${f.adLink.uuid}")`, 'auth/required auth/required empty empty ok empty'],
  'Query.isValidStoreAdLink': [(f) => `(uid: "${f.adLink.uid}")`, PUBLIC],
  'Query.findNotification': [() => '', 'auth/required auth/required empty empty ok empty'],
  'Query.getUserServiceSum': [() => '', SIGNED_IN],
  'Query.findPlayRecent': [() => '', 'auth/required auth/required empty empty ok empty'],
  'Query.findStoreMe': [(f) => `(id: "${f.draft.store}")`, 'auth/required auth/required empty empty ok empty'],
  'Query.findStoreSubmit': [(f) => `(store_id: "${f.waiting.store}")`, `${NOT_FOUND} ok ok`],
  'Query.getStoreAuthorizedAndFindStoreUrl': [
    (f) => `(id: "${f.waiting.store}")`,
    'store/not-found store/not-found store/not-found store/not-found ok ok',
  ],
  'Query.findReviewQueue': [() => '', STAFF],
  'Query.findApp': [(f) => `(uuid: "${f.app}")`, 'auth/required auth/required auth/forbidden empty ok auth/forbidden'],
  'Query.calcAppWordCount': [(f) => `(uuid: "${f.app}")`, 'auth/required auth/required auth/forbidden 404 ok auth/forbidden'],
  'Query.findCustomTag': [() => '', 'auth/required auth/required auth/forbidden empty ok auth/forbidden'],
  'Query.findAsync': [(f) => `(uuid: "${f.job}")`, 'auth/required auth/required null null ok null'],
  'Query.findUserOnlyPublisher': [() => '', MAKERS],
  'Query.findPlaySave': [(f) => `(app_uuid: "${f.app}")`, 'auth/required auth/required null null ok null'],
  'Query.findWebsiteMain': [() => '', 'auth/required auth/required auth/forbidden null ok auth/forbidden'],
  'Query.findWebsitePublic': [() => '(name: "lamplight")', PUBLIC],
  'Query.findStoreUpdateLogByNoAuth': [(f) => `(store_id: "${f.released}")`, PUBLIC],
  'Query.findStoreUpdateLog': [(f) => `(store_id: "${f.released}")`, `${NOT_FOUND} ok store/not-found`],
  'Query.findWishlist': [(f) => `(store_id: "${f.released}")`, 'auth/required auth/required empty empty ok empty'],
  'Query.findFollow': [(f) => `(user_uuid: "${f.staff.muid}")`, 'auth/required auth/required empty empty ok empty'],
  'Query.findStoreLike': [(f) => `(store_id: "${f.released}")`, SIGNED_IN],
  'Query.findStoreComment': [(f) => `(store_id: "${f.released}")`, PUBLIC],

  'Mutation.setUser': [() => '(profile: { brief: "x" })', SIGNED_IN],
  'Mutation.setUserCountry': [() => '(country: "tw")', SIGNED_IN],
  'Mutation.firebaseSendEmailVerification': [() => '(lang: "en-US")', SIGNED_IN],
  'Mutation.addStore': [() => '(platform_key: "meowtale")', MAKERS],
  'Mutation.addApp': [() => '(name: "x", default_lang: "en-US")', MAKERS],
  'Mutation.setApp': [(f) => `(uuid: "${f.app}", name: "SECRETapp")`, 'auth/required auth/required auth/forbidden 404 ok auth/forbidden'],
  'Mutation.setStoreAgent': [
    (f) => `(store_id: "${f.draft.store}", user_uuid: "${f.people.publisher?.muid}", rate: 0.15)`,
    'auth/required auth/required auth/forbidden store/not-found ok auth/forbidden',
  ],
  'Mutation.reviewStoreAgent': [
    (f) => `(store_id: "${f.waiting.store}", state: 3)`,
    'auth/required auth/required store/not-found store/not-found store/not-found store/not-found',
  ],
  'Mutation.addCustomTag': [() => '(category: "store", name: "mine")', MAKERS],
  'Mutation.setCustomTag': [
    (f) => `(uuid: "${f.label}", name: "SECRETlabel")`,
    'auth/required auth/required auth/forbidden 404 ok auth/forbidden',
  ],
  'Mutation.delCustomTag': [(f) => `(uuid: "${f.passingLabel}")`, 'auth/required auth/required auth/forbidden 404 ok auth/forbidden'],
  'Mutation.setAppLabel': [
    (f) => `(uuid: "${f.app}", label: "SECRETlabel", chosen: true)`,
    'auth/required auth/required auth/forbidden 404 ok auth/forbidden',
  ],
  'Mutation.copyApp': [(f) => `(uuid: "${f.app}")`, 'auth/required auth/required auth/forbidden 404 ok auth/forbidden'],
  'Mutation.setAppTags': [(f) => `(uuid: "${f.app}", tags: [])`, 'auth/required auth/required auth/forbidden 404 ok auth/forbidden'],
  'Mutation.setAppUpload': [
    (f) => `(uuid: "${f.app}", file_uuid: "${f.app}")`,
    'auth/required auth/required auth/forbidden 404 input/invalid auth/forbidden',
  ],
  'Mutation.delApp': [(f) => `(uuid: "${f.app}")`, 'auth/required auth/required auth/forbidden 404 app/in-use auth/forbidden'],
  'Mutation.setPlaySave': [(f) => `(app_uuid: "${f.app}", slot: "two", revision: 0, data: "1")`, SIGNED_IN],
  'Mutation.addStoreComment': [(f) => `(store_id: "${f.released}", comment: "x")`, SIGNED_IN],
  'Mutation.setStoreComment': [
    (f) => `(uuid: "${f.comment}", comment: "Thank you.")`,
    'auth/required auth/required comment/not-found comment/not-found ok comment/not-found',
  ],
  'Mutation.addStoreUpdateLog': [(f) => `(store_id: "${f.released}", content: "x")`, `${NOT_FOUND} ok ok`],
  'Mutation.setStoreUpdateLog': [
    (f) => `(uuid: "${f.update}", content: "Newer.")`,
    'auth/required auth/required update-log/not-found update-log/not-found ok ok',
  ],
  'Mutation.setWishlist': [(f) => `(uuid: "${f.wish}", store_id: "${f.released}")`, OWN_WISH],
  'Mutation.delWishlist': [(f) => `(uuid: "${f.passingWish}")`, OWN_WISH],
  'Mutation.addWishlist': [(f) => `(store_id: "${f.second}")`, SIGNED_IN],
  'Mutation.addFollow': [(f) => `(user_uuid: "${f.people.other?.muid}")`, 'auth/required auth/required ok input/invalid ok ok'],
  'Mutation.delFollow': [(f) => `(user_uuid: "${f.people.other?.muid}")`, SIGNED_IN],
  'Mutation.addStoreLike': [(f) => `(store_id: "${f.released}")`, SIGNED_IN],
  'Mutation.delStoreLike': [(f) => `(store_id: "${f.released}")`, SIGNED_IN],
  'Mutation.setConfigurationPagesIndex': [
    (f) => `(platform_key: "meowtale", revision: 0, rows: [], carousel: ["${f.released}"], reason: "x")`,
    STAFF,
  ],
  'Mutation.addStoreAdLink': [(f) => `(store_id: "${f.released}", name: "x")`, MAKERS],
  'Mutation.updateStoreAdLink': [(f) => `(uuid: "${f.adLink.uuid}", name: "SECRETlink")`, OWN_LINK],
  'Mutation.delStoreAdLink': [(f) => `(uuid: "${f.passingLink}")`, OWN_LINK],
  'Mutation.isValidStoreAdLink': [(f) => `(uid: "${f.adLink.uid}")`, PUBLIC],
  'Mutation.addLogStoreAdLink': [(f) => `(uid: "${f.adLink.uid}")`, PUBLIC],
  'Mutation.addClientSourceProfileByGuest': [
    () => '(input: { uuid: "0197a0a0-0000-7000-8000-000000000001", platform_key: "meowtale" })',
    PUBLIC,
  ],
  'Mutation.addTrafficLog': [() => '(input: { event_name: "page_view" })', PUBLIC],
  'Mutation.addTrafficLogs': [() => '(inputs: [{ event_name: "page_view" }])', PUBLIC],
  'Mutation.addNotificationUserLabel': [
    (f) => `(notification_uuid: "${f.notice}", label: "read")`,
    'auth/required auth/required 404 404 ok 404',
  ],
  'Mutation.addWebsiteMain': [
    () => '(name: "lamplight")',
    'auth/required auth/required auth/forbidden website/name-taken input/conflict auth/forbidden',
  ],
  'Mutation.setWebsiteMain': [
    (f) => `(uuid: "${f.site}", revision: 1, config: { modules: [] })`,
    'auth/required auth/required auth/forbidden website/not-found ok auth/forbidden',
  ],
  'Mutation.updateStoreSubmit': [
    (f) => `(store_id: "${f.draft.store}", uuid: "${f.draft.submit}", revision: 2, data: { store_submit_game_pack: { type: 1 } })`,
    `${NOT_FOUND} ok store/not-found`,
  ],
  'Mutation.addStoreSubmit': [(f) => `(store_id: "${f.draft.store}", status: 1)`, `${NOT_FOUND} ok store/not-found`],
  'Mutation.setStoreStatus': [(f) => `(store_id: "${f.released}", status: "on")`, `${NOT_FOUND} ok store/not-found`],
  'Mutation.releaseStore': [(f) => `(store_id: "${f.waiting.store}")`, `${NOT_FOUND} store/submit-state store/not-found`],
  'Mutation.reviewStoreSubmit': [(f) => `(uuid: "${f.waiting.submit}", action: "take")`, STAFF],
  'Mutation.cancelStoreSubmit': [(f) => `(uuid: "${f.draft.submit}")`, `${NOT_FOUND} store/submit-state store/not-found`],
};

/**
 * By hand: what makers and sellers of every other kind get of what is `owner`'s. It is what `other`, a creator, gets: a role that
 * an operator gives opens nobody else's work, nor does a link to it.
 */
const PEER_CELLS: Record<string, string> = {
  ...Object.fromEntries(Object.entries(ROOT_CELLS).map(([name, [, cells]]) => [name, cells.split(' ')[ACTORS.indexOf('other')] ?? ''])),
  // `other` is whom everybody follows here, and nobody follows themselves.
  'Mutation.addFollow': 'ok',
};

/** By hand: through which call each type is reached on what is `owner`'s, and who then sees its fields. `%` is the field. */
const EVERYBODY = [...ACTORS];
const released = (inner: string) => (f: AccessFixture) => `findStore(id: "${f.released}") { list { ${inner} } }`;
const waiting = (inner: string) => (f: AccessFixture) => `findStoreSubmit(store_id: "${f.waiting.store}") { list { ${inner} } }`;
const queue = (inner: string) => () => `findReviewQueue(state: "reviewing") { ${inner} }`;
const ownApp = (inner: string) => (f: AccessFixture) => `findApp(uuid: "${f.app}") { ${inner} }`;
const JUDGED: ActorName[] = ['owner', 'staff'];
const WEBSITE_PUBLIC = (inner: string) => () => `findWebsitePublic(name: "lamplight") { ${inner} }`;
const TYPES: Record<string, [door: (f: AccessFixture) => string, readers: ActorName[], fields: string]> = {
  Store: [
    released('%'),
    EVERYBODY,
    'id uuid platform_key auth_type default_lang category serial_status release_type tags languages support_platform store_info store_price reward_minimum store_activity author author_id endings word_count game_pack store_stats cps_state cps_profit_share_ratio status created_at updated_at released_at',
  ],
  StoreStats: [released('store_stats { % }'), EVERYBODY, 'like_count comment_count order1_count'],
  HomePage: [() => 'findConfigurationPagesIndex { % }', EVERYBODY, 'platform_key revision carousel rows updated_at'],
  HomeRow: [() => 'findConfigurationPagesIndex { rows { % } }', EVERYBODY, 'key titles stores'],
  HomeTitle: [() => 'findConfigurationPagesIndex { rows { titles { % } } }', EVERYBODY, 'language title'],
  StoreGamePack: [released('game_pack { % }'), EVERYBODY, 'type content_type hasIAP word_count languages'],
  StoreGameLanguage: [released('game_pack { languages { % } }'), EVERYBODY, 'language translated'],
  StoreInfo: [released('store_info { % }'), EVERYBODY, 'language name brief introduction labels data'],
  StoreInfoData: [released('store_info { data { % } }'), EVERYBODY, 'cover cover1to1 cover240x320 screenshots'],
  FileRef: [released('store_info { data { cover { % } } }'), EVERYBODY, 'uuid url basename mimeType size width height'],
  StorePrice: [released('store_price { % }'), EVERYBODY, 'country meowcent'],
  StoreActivity: [released('store_activity { % }'), EVERYBODY, 'state percentage_discount type started_at ended_at'],
  UserPublic: [released('author { % }'), EVERYBODY, 'uuid nickname brief head followed_count store_count'],
  StoreList: [() => 'findStore { % }', EVERYBODY, 'list totalCount totalCountIsExact pageInfo'],
  PageInfo: [() => 'findStore { pageInfo { % } }', EVERYBODY, 'page pageSize pageCount hasNextPage endCursor'],
  Classify: [() => 'findClassify(namespace: "store_category") { % }', EVERYBODY, 'key names'],
  UserPublicList: [(f) => `findUserPublic(uuid: ["${f.owner.muid}"]) { % }`, EVERYBODY, 'list totalCount'],
  User: [
    (f) => `_users(uuids: ["${f.owner.muid}"]) { % }`,
    ['owner'],
    'id uuid name email email_verified firebase_uid auth country roles profile tokenRefreshNeeded',
  ],
  UserProfile: [(f) => `_users(uuids: ["${f.owner.muid}"]) { profile { % } }`, ['owner'], 'nickname brief head'],
  MyStore: [
    (f) => `findStoreMe(id: "${f.draft.store}") { list { % } }`,
    ['owner'],
    'id uuid platform_key auth_type name cover submit_status page_state package_state status released_at start_preview_at submitted_at created_at updated_at current_submit store_agent',
  ],
  MyStoreList: [(f) => `findStoreMe(id: "${f.draft.store}") { %, list { uuid } }`, ['owner'], 'list totalCount pageInfo'],
  StoreSubmit: [
    waiting('%'),
    JUDGED,
    'uuid store_id status page_state package_state data missing rejection_type memo revision submitted_at decided_at created_at updated_at',
  ],
  StoreSubmitList: [(f) => `findStoreSubmit(store_id: "${f.waiting.store}") { % }`, JUDGED, 'list totalCount'],
  StoreSubmitData: [waiting('data { % }'), JUDGED, 'store_submit_info store_submit_game_pack store_submit_price'],
  StoreSubmitInfo: [
    waiting('data { store_submit_info { % } }'),
    JUDGED,
    'author category tag_keys default_lang serial_status platforms list',
  ],
  StoreSubmitGamePack: [
    waiting('data { store_submit_game_pack { % } }'),
    JUDGED,
    'type hasIAP word_count languages name description trial_app_uuid official_app_uuid trial_app official_app',
  ],
  StoreSubmitPrice: [waiting('data { store_submit_price { % } }'), JUDGED, 'auth_type reward_minimum list activity'],
  MissingField: [waiting('missing { % }'), JUDGED, 'path key params'],
  ReviewQueue: [queue('%'), ['staff'], 'list totalCount pageInfo'],
  ReviewItem: [queue('list { % }'), ['staff'], 'submit store owner reviewer_uuid'],
  StoreAuthorization: [(f) => `getStoreAuthorizedAndFindStoreUrl(id: "${f.waiting.store}") { % }`, JUDGED, 'isAuthorized store_url'],
  StoreUrl: [(f) => `getStoreAuthorizedAndFindStoreUrl(id: "${f.waiting.store}") { store_url { % } }`, JUDGED, 'type os url app_uuid kind'],
  App: [
    ownApp('list { % }'),
    ['owner'],
    'id uuid name name_lang default_lang kind state faults spine_runtime_version word_count languages status store_id logo thumb tags previewUrl version deleted_at created_at updated_at',
  ],
  CustomTag: [() => 'findCustomTag(category: "app") { % }', ['owner'], 'id uuid category name scope scope_uuid'],
  Async: [(f) => `findAsync(uuid: "${f.job}") { % }`, ['owner'], 'uuid state progress result error createdAt endedAt'],
  StoreAgent: [
    (f) => `findStoreMe(id: "${f.waiting.store}") { list { uuid store_agent { % } } }`,
    ['owner'],
    'uuid store_id user_uuid user rate state memo asked_at decided_at',
  ],
  Publisher: [() => 'findUserOnlyPublisher { list { % } }', ['other', 'owner'], 'uuid name country followed_count head'],
  PublisherList: [() => 'findUserOnlyPublisher { %, list { uuid } }', ['other', 'owner'], 'list totalCount pageInfo'],
  AppList: [ownApp('%, list { uuid }'), ['owner'], 'list totalCount pageInfo'],
  AppFault: [ownApp('list { faults { % } uuid }'), ['owner'], 'file line message key params'],
  AppTag: [ownApp('list { tags { % } uuid }'), ['owner'], 'name'],
  PlaySave: [(f) => `findPlaySave(app_uuid: "${f.app}") { % }`, ['owner'], 'app_uuid slot revision data updated_at'],
  StoreComment: [
    (f) => `findStoreComment(store_id: "${f.released}") { list { % } }`,
    EVERYBODY,
    'uuid store_id user comment is_spoiler is_buyer created_at updated_at',
  ],
  StoreCommentList: [(f) => `findStoreComment(store_id: "${f.released}") { % }`, EVERYBODY, 'list totalCount pageInfo'],
  StoreUpdateLog: [
    (f) => `findStoreUpdateLogByNoAuth(store_id: "${f.released}") { list { % } }`,
    EVERYBODY,
    'uuid store_id content created_at updated_at',
  ],
  StoreUpdateLogList: [(f) => `findStoreUpdateLogByNoAuth(store_id: "${f.released}") { % }`, EVERYBODY, 'list totalCount pageInfo'],
  MyStoreUpdateLog: [
    (f) => `findStoreUpdateLog(store_id: "${f.released}") { list { % } }`,
    ['owner'],
    'uuid store_id content note created_at updated_at',
  ],
  MyStoreUpdateLogList: [(f) => `findStoreUpdateLog(store_id: "${f.released}") { % }`, ['owner'], 'list totalCount pageInfo'],
  Wishlist: [(f) => `findWishlist(store_id: "${f.released}") { list { % } }`, ['owner'], 'uuid store_id store created_at'],
  WishlistList: [(f) => `findWishlist(store_id: "${f.released}") { %, list { uuid } }`, ['owner'], 'list totalCount pageInfo'],
  Follow: [(f) => `findFollow(user_uuid: "${f.staff.muid}") { list { % } }`, ['owner'], 'uuid user created_at'],
  FollowList: [(f) => `findFollow(user_uuid: "${f.staff.muid}") { %, list { uuid } }`, ['owner'], 'list totalCount pageInfo'],
  StoreLike: [(f) => `findStoreLike(store_id: "${f.released}") { % }`, ['user', 'other', 'owner', 'staff'], 'store_id liked like_count'],
  StoreAdLink: [
    (f) => `findStoreAdLink(uuid: "${f.adLink.uuid}") { list { % } }`,
    ['owner'],
    'uuid type name utm_source utm_medium utm_campaign utm_term utm_content uid store_id store visit_count created_at updated_at',
  ],
  StoreAdLinkList: [(f) => `findStoreAdLink(uuid: "${f.adLink.uuid}") { %, list { uuid } }`, ['owner'], 'list totalCount pageInfo'],
  Notification: [() => 'findNotification { list { % } }', ['owner'], 'uuid type key params created_at notification_user_label'],
  NotificationUserLabel: [() => 'findNotification { list { uuid notification_user_label { % } } }', ['owner'], 'label client created_at'],
  NotificationList: [() => 'findNotification { %, list { uuid } }', ['owner'], 'list totalCount unreadCount pageInfo'],
  PlayRecent: [
    () => 'findPlayRecent { list { % } }',
    ['owner'],
    'app_uuid title slot store_id store updated_at segments_served segments_total',
  ],
  UserServiceSum: [() => 'getUserServiceSum { % }', ['user', 'other', 'owner', 'staff'], 'key value usage'],
  PlayRecentList: [() => 'findPlayRecent { %, list { app_uuid } }', ['owner'], 'list totalCount pageInfo'],
  WebsiteMain: [() => 'findWebsiteMain { % }', ['owner'], 'uuid name domain state config revision created_at updated_at'],
  WebsitePublic: [WEBSITE_PUBLIC('%'), EVERYBODY, 'name author config updated_at'],
  WebsiteConfig: [WEBSITE_PUBLIC('config { % }'), EVERYBODY, 'modules'],
  WebsiteModule: [WEBSITE_PUBLIC('config { modules { % } }'), EVERYBODY, 'cid type layout isActive element'],
  WebsiteModuleElement: [WEBSITE_PUBLIC('config { modules { element { % } } }'), EVERYBODY, 'title description backgroundImg avatar'],
};

interface Answer {
  data: Record<string, unknown> | null;
  errors?: { extensions: { code: string } }[];
}

/** What an answer comes to: a refusal's code, `null`, `empty` (a list with nothing in it) or `ok`. */
function outcome({ data, errors }: Answer): string {
  if (errors?.[0]) return errors[0].extensions.code;
  const value = data && Object.values(data)[0];
  if (value === null || value === undefined) return 'null';
  const list = Array.isArray(value) ? value : (value as { list?: unknown }).list;
  return Array.isArray(list) && list.every((item) => item === null) ? 'empty' : 'ok';
}

test('every root field and every field of every type has its cells', () => {
  const listed = [
    ...Object.keys(ROOT_CELLS),
    ...Object.entries(TYPES).flatMap(([type, [, , fields]]) => fields.split(' ').map((field) => `${type}.${field}`)),
  ];
  const served = objectTypes(schema).flatMap((type) => Object.keys(type.getFields()).map((field) => `${type.name}.${field}`));
  // `_sdl` and the like would be the gateway's; there are none here.
  expect(listed.sort()).toEqual(served.sort());
});

describe('who may call what', () => {
  test.each(Object.entries(ROOT_CELLS))('%s', async (name, [args, cells]) => {
    const [root, field] = name.split('.') as ['Query' | 'Mutation', string];
    const selection = answerSelection(schema, root, field, 1);
    const outcomes: string[] = [];
    // The owner goes last but one and staff last, so that what is refused has nothing changed for those who may.
    const call = async (actor: ActorName) => outcome(await ask(`${root.toLowerCase()} { ${field}${args(fixture)} ${selection} }`, actor));
    const peers: [string, string][] = [];
    for (const actor of ACTORS) {
      if (actor === 'owner') for (const peer of PEERS) peers.push([peer, await call(peer)]);
      outcomes.push(await call(actor));
    }
    expect(outcomes.join(' ')).toBe(cells);
    expect(peers).toEqual(PEERS.map((peer) => [peer, PEER_CELLS[name]]));
  });
});

describe('who sees which field', () => {
  test.each(Object.entries(TYPES))('%s', async (name, [door, readers, fields]) => {
    const type = objectTypes(schema).find((candidate) => candidate.name === name);
    if (!type) throw new Error(`there is no type ${name}`);
    for (const field of fields.split(' ')) {
      const query = `{ ${door(fixture).replace('%', fieldSelection(type, field, 2))} }`;
      const seenBy: ActorName[] = [];
      for (const actor of [...ACTORS, ...PEERS]) {
        const { data, errors } = await ask(query, actor);
        const answer = outcome({ data, errors });
        if (answer === 'ok') seenBy.push(actor);
        else if (!/^(null|empty|auth\/|store\/not-found)/.test(answer)) throw new Error(`${query}: ${answer}`);
      }
      // Whoever else makes works sees what a creator sees of another's.
      const peers = readers.includes('other') ? PEERS : [];
      expect([`${name}.${field}`, ...seenBy]).toEqual([`${name}.${field}`, ...readers, ...peers]);
    }
  });
});

describe('what is the owner’s alone', () => {
  const paths: ((f: AccessFixture) => string)[] = Object.values(TYPES).map(([door]) => door);

  test.each([...ACTORS, ...PEERS].filter((actor) => actor !== 'owner'))('shows nowhere to %s', async (actor) => {
    const roots = Object.keys(schema.getQueryType()?.getFields() ?? {});
    for (const name of roots) {
      const cell = ROOT_CELLS[`Query.${name}`];
      const args = cell?.[0](fixture) ?? '';
      // The same call, also aimed at the listing that is still a draft.
      for (const aimed of [
        args,
        args.replaceAll(fixture.waiting.store, fixture.draft.store).replaceAll(fixture.released, fixture.draft.store),
      ]) {
        const answer = await ask(`{ ${name}${aimed} ${answerSelection(schema, 'Query', name, 5)} }`, actor);
        const text = JSON.stringify(answer);
        for (const secret of SECRETS) expect([name, aimed, text.includes(secret)]).toEqual([name, aimed, false]);
      }
    }
    expect(paths.length).toBe(Object.keys(TYPES).length);
  });

  test('shows to its owner, so that the test above looks for what is there', async () => {
    const queries = [
      `{ findStoreSubmit(store_id: "${fixture.draft.store}") ${answerSelection(schema, 'Query', 'findStoreSubmit', 5)} }`,
      `{ findPlaySave(app_uuid: "${fixture.app}") { data } me { email } findAsync(uuid: "${fixture.job}") { result } findCustomTag { name } }`,
      `{ findStoreUpdateLog(store_id: "${fixture.released}") { list { note } } findStoreAdLink { list { name } } findNotification { list { params } } }`,
    ];
    const text = JSON.stringify(await Promise.all(queries.map((query) => ask(query, 'owner'))));
    expect(SECRETS.filter((secret) => !text.includes(secret))).toEqual([]);
  });

  test('shows neither by alias nor by fragment', async () => {
    const query = `query { mine: findStoreSubmit(store_id: "${fixture.draft.store}") { ...S } } fragment S on StoreSubmitList { list { data { store_submit_info { author } } } }`;
    expect(outcome(await ask(query, 'owner'))).toBe('ok');
    for (const actor of ['guest', 'user', 'other', 'staff'] as const)
      expect(outcome(await ask(query, actor))).toMatch(/^(auth\/required|store\/not-found)$/);
  });
});
