import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { GraphQLSchema } from 'graphql';
import { ACTORS, type AccessFixture, type ActorName, accessFixture, PEERS, SECRETS } from './testing/access-fixture.ts';
import { TYPES } from './testing/access-types.ts';
import { FILE_CELLS } from './testing/file-cells.ts';
import { RELEASE_CELLS } from './testing/release-cells.ts';
import { answerSelection, fieldSelection, objectTypes, readSchema } from './testing/schema-walk.ts';
import { SITE_CELLS } from './testing/site-cells.ts';

let fixture: AccessFixture;
let schema: GraphQLSchema;

beforeAll(async () => {
  fixture = await accessFixture();
  schema = await readSchema(fixture.catalog);
}, 180_000);
afterAll(() => fixture?.catalog.close());

// One of the calls ends the person's earlier sign-ins, so each call has a new one.
const signedIn = (actor: ActorName) => fixture.people[actor] && { ...fixture.people[actor], authTime: Math.floor(Date.now() / 1000) };
const ask = (query: string, actor: ActorName) => fixture.catalog.graphql(query, {}, signedIn(actor));

const PUBLIC = 'ok ok ok ok ok ok';
const SIGNED_IN = 'auth/required auth/required ok ok ok ok';
const MAKERS = 'auth/required auth/required auth/forbidden ok ok auth/forbidden';
const STAFF = 'auth/required auth/required auth/forbidden auth/forbidden auth/forbidden ok';
const OWN_WISH = 'auth/required auth/required wishlist/not-found wishlist/not-found ok wishlist/not-found';
const OWN_LINK = 'auth/required auth/required auth/forbidden 404 ok auth/forbidden';
const PROMOTION =
  'names: [{ language: "en-US", name: "x" }], percentage_discount: 5, started_at: "2031-01-01T00:00:00Z", ended_at: "2031-01-02T00:00:00Z", state: 0, reason: "x"';
const NOT_FOUND = 'auth/required auth/required store/not-found store/not-found';

/**
 * Expected result of each root field, called on `owner`'s things, for guest, newcomer, user, other creator, owner and staff; written by
 * hand. `null` and `empty` are results without content; a code of SPEC §8 or ours is an error.
 */
const ROOT_CELLS: Record<string, [args: (f: AccessFixture) => string, cells: string]> = {
  ...FILE_CELLS,
  ...SITE_CELLS,
  ...RELEASE_CELLS,
  'Query.me': [() => '', 'null ok ok ok ok ok'],
  'Query.findUserPublic': [(f) => `(uuid: ["${f.owner.muid}"])`, PUBLIC],
  'Query.isFreeNickname': [() => '(nickname: "Nobody’s Name")', PUBLIC],
  'Query._usersPublic': [(f) => `(uuids: ["${f.owner.muid}"])`, PUBLIC],
  'Query._users': [(f) => `(uuids: ["${f.owner.muid}"])`, 'empty empty empty empty ok empty'],
  'Query.findStore': [(f) => `(id: "${f.released}")`, PUBLIC],
  'Query._stores': [(f) => `(uuids: ["${f.released}"])`, PUBLIC],
  'Query.findClassify': [() => '(namespace: "store_category")', PUBLIC],
  'Query.findConfigurationPagesIndex': [() => '', PUBLIC],
  'Query.findHomeSetup': [() => '', STAFF],
  'Query.findHomePick': [(f) => `(uuids: ["${f.released}"])`, STAFF],
  'Query.findStoreAdLink': [(f) => `(uuid: "${f.adLink.uuid}")`, 'auth/required auth/required empty empty ok empty'],
  'Query.isValidStoreAdLink': [(f) => `(uid: "${f.adLink.uid}")`, PUBLIC],
  'Query.findNotification': [() => '', 'auth/required auth/required empty empty ok empty'],
  'Query.findNotificationPreference': [() => '', SIGNED_IN],
  'Query.getUserServiceSum': [() => '', SIGNED_IN],
  'Query.findSignIn': [() => '', SIGNED_IN],
  'Query.findErasure': [() => '', 'auth/required auth/required null null ok null'],
  'Query.findCatalogExport': [() => '(part: "profile")', SIGNED_IN],
  'Query.findPlayRecent': [() => '', 'auth/required auth/required empty empty ok empty'],
  'Query.findStoreMe': [(f) => `(id: "${f.draft.store}")`, 'auth/required auth/required empty empty ok empty'],
  'Query.findStoreSubmit': [(f) => `(store_id: "${f.waiting.store}")`, `${NOT_FOUND} ok ok`],
  'Query.findStorePreview': [(f) => `(id: "${f.waiting.store}")`, 'store/not-found store/not-found store/not-found store/not-found ok ok'],
  'Query.getStoreAuthorizedAndFindStoreUrl': [
    (f) => `(id: "${f.waiting.store}")`,
    'store/not-found store/not-found store/not-found store/not-found ok ok',
  ],
  'Query.findStoreActivityOfficial': [() => '', 'auth/required auth/required auth/forbidden ok ok ok'],
  'Query.findReviewQueue': [() => '', STAFF],
  'Query.findAuditLog': [() => '', STAFF],
  'Query.findCatalogDeadLetters': [() => '', STAFF],
  'Query.findPeople': [(f) => `(keyword: "${f.staff.muid}")`, STAFF],
  'Query.findReviewPlace': [(f) => `(store_id: "${f.waiting.store}")`, `${NOT_FOUND} ok ok`],
  'Query.findStoreTimeline': [(f) => `(store_id: "${f.waiting.store}")`, `${NOT_FOUND} ok ok`],
  'Query.checkStoreSubmit': [(f) => `(uuid: "${f.waiting.submit}")`, `${NOT_FOUND} ok ok`],
  'Query.findListingTerms': [() => '', SIGNED_IN],
  'Query.findApp': [(f) => `(uuid: "${f.app}")`, 'auth/required auth/required auth/forbidden empty ok auth/forbidden'],
  'Query.findAppSource': [(f) => `(uuid: "${f.sourceApp}")`, 'auth/required auth/required auth/forbidden null ok auth/forbidden'],
  'Query.calcAppWordCount': [(f) => `(uuid: "${f.app}")`, 'auth/required auth/required auth/forbidden 404 ok auth/forbidden'],
  'Query.findStoreAppBuild': [() => '', 'auth/required auth/required auth/forbidden empty ok auth/forbidden'],
  'Query.findAppShare': [(f) => `(token: "${f.shareLink.token}")`, PUBLIC],
  'Query.findAppShareLink': [(f) => `(app_uuid: "${f.sharedApp}")`, 'auth/required auth/required auth/forbidden empty ok auth/forbidden'],
  'Query.findCustomTag': [() => '', 'auth/required auth/required auth/forbidden empty ok auth/forbidden'],
  'Query.findAsync': [(f) => `(uuid: "${f.job}")`, 'auth/required auth/required null null ok null'],
  'Query.findUserOnlyPublisher': [() => '', MAKERS],
  'Query.findPlaySave': [(f) => `(app_uuid: "${f.app}")`, 'auth/required auth/required null null ok null'],
  'Query.findStoreUpdateLogByNoAuth': [(f) => `(store_id: "${f.released}")`, PUBLIC],
  'Query.findStoreUpdateLog': [(f) => `(store_id: "${f.released}")`, `${NOT_FOUND} ok store/not-found`],
  'Query.findWishlist': [(f) => `(store_id: "${f.released}")`, 'auth/required auth/required empty empty ok empty'],
  'Query.findFollow': [(f) => `(user_uuid: "${f.staff.muid}")`, 'auth/required auth/required empty empty ok empty'],
  'Query.findStoreLike': [(f) => `(store_id: "${f.released}")`, SIGNED_IN],
  'Query.findStoreComment': [(f) => `(store_id: "${f.released}")`, PUBLIC],
  'Query.findStoreCommentReport': [() => '', STAFF],

  'Mutation.setUser': [() => '(profile: { brief: "x" })', SIGNED_IN],
  'Mutation.delSignIn': [() => '(uuid: "0197a0a0-0000-7000-8000-000000000001")', 'auth/required auth/required 404 404 404 404'],
  'Mutation.addErasure': [
    () => '(email: "nobody@meowtale.example")',
    'auth/required auth/required input/invalid input/invalid input/invalid input/invalid',
  ],
  'Mutation.cancelErasure': [() => '', SIGNED_IN],
  'Mutation.delSignInAll': [() => '', SIGNED_IN],
  'Mutation.setUserCountry': [() => '(country: "tw")', SIGNED_IN],
  'Mutation.firebaseSendEmailVerification': [() => '(lang: "en-US")', SIGNED_IN],
  'Mutation.addStore': [() => '(platform_key: "meowtale")', MAKERS],
  'Mutation.addApp': [() => '(name: "x", default_lang: "en-US")', MAKERS],
  'Mutation.addAppEditorToken': [
    (f) => `(uuid: "${f.sharedApp}", challenge: "${'x'.repeat(43)}")`,
    'auth/required auth/required auth/forbidden 404 ok auth/forbidden',
  ],
  'Mutation.openAppEditor': [
    () => `(c: "${'c'.repeat(43)}", verifier: "${'x'.repeat(43)}")`,
    'auth/required auth/required auth/forbidden app/editor-link app/editor-link auth/forbidden',
  ],
  'Mutation.addAppBuild': [
    (f) => `(uuid: "${f.sharedApp}", platform: "web", useAsync: true)`,
    'auth/required auth/required auth/forbidden 404 ok auth/forbidden',
  ],
  'Mutation.addAppShareLink': [(f) => `(app_uuid: "${f.sharedApp}")`, 'auth/required auth/required auth/forbidden 404 ok auth/forbidden'],
  'Mutation.delAppShareLink': [
    (f) => `(uuid: "${f.passingShareLink}")`,
    'auth/required auth/required auth/forbidden 404 ok auth/forbidden',
  ],
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
  'Mutation.copyApp': [(f) => `(uuid: "${f.app}", useAsync: true)`, 'auth/required auth/required auth/forbidden 404 ok auth/forbidden'],
  'Mutation.setAppTags': [(f) => `(uuid: "${f.app}", tags: [])`, 'auth/required auth/required auth/forbidden 404 ok auth/forbidden'],
  'Mutation.setAppUpload': [
    (f) => `(uuid: "${f.app}", file_uuid: "${f.app}")`,
    'auth/required auth/required auth/forbidden 404 input/invalid auth/forbidden',
  ],
  'Mutation.delApp': [(f) => `(uuid: "${f.app}")`, 'auth/required auth/required auth/forbidden 404 app/in-use auth/forbidden'],
  'Mutation.setPlaySave': [
    (f) => `(app_uuid: "${f.app}", slot: "two", revision: 0, data: "1")`,
    'auth/required auth/required 404 404 ok 404',
  ],
  'Mutation.addStoreComment': [(f) => `(store_id: "${f.released}", comment: "x")`, SIGNED_IN],
  'Mutation.setStoreComment': [
    (f) => `(uuid: "${f.comment}", comment: "Thank you.")`,
    'auth/required auth/required comment/not-found comment/not-found ok comment/not-found',
  ],
  'Mutation.delStoreComment': [
    (f) => `(uuid: "${f.passingComment}")`,
    'auth/required auth/required comment/not-found comment/not-found ok comment/not-found',
  ],
  'Mutation.addStoreCommentReport': [
    (f) => `(uuid: "${f.comment}", reason: "spam")`,
    'auth/required auth/required ok ok auth/forbidden ok',
  ],
  'Mutation.reviewStoreComment': [(f) => `(uuid: "${f.passingComment}", action: "dismiss", reason: "x")`, STAFF],
  'Mutation.addStoreUpdateLog': [(f) => `(store_id: "${f.released}", content: "x", reason: "x")`, `${NOT_FOUND} ok ok`],
  'Mutation.setStoreUpdateLog': [
    (f) => `(uuid: "${f.update}", content: "Newer.", reason: "x")`,
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
  'Mutation.addNotificationUserLabels': [(f) => `(notification_uuids: ["${f.notice}"], label: "read")`, SIGNED_IN],
  'Mutation.setNotificationPreference': [() => '(preferences: [{ kind: "official", mail: "never" }], lang: "en-US")', SIGNED_IN],
  'Mutation.addNotificationUserLabel': [
    (f) => `(notification_uuid: "${f.notice}", label: "read")`,
    'auth/required auth/required 404 404 ok 404',
  ],
  'Mutation.updateStoreSubmit': [
    (f) => `(store_id: "${f.draft.store}", uuid: "${f.draft.submit}", revision: 2, data: { store_submit_game_pack: { type: 1 } })`,
    `${NOT_FOUND} ok store/not-found`,
  ],
  'Mutation.addStoreSubmit': [(f) => `(store_id: "${f.draft.store}", status: 1)`, `${NOT_FOUND} ok store/not-found`],
  'Mutation.setStoreStatus': [(f) => `(store_id: "${f.released}", status: "on")`, `${NOT_FOUND} ok store/not-found`],
  'Mutation.setStoreReleaseType': [
    (f) => `(store_id: "${f.draft.store}", release_type: "early_access")`,
    `${NOT_FOUND} ok store/not-found`,
  ],
  'Mutation.setStoreCps': [(f) => `(store_id: "${f.draft.store}", cps_state: 1)`, `${NOT_FOUND} ok store/not-found`],
  'Mutation.releaseStore': [(f) => `(store_id: "${f.waiting.store}")`, `${NOT_FOUND} store/submit-state store/not-found`],
  'Mutation.acceptListingTerms': [() => '(version: "2026-11")', SIGNED_IN],
  'Mutation.reviewStoreSubmit': [(f) => `(uuid: "${f.waiting.submit}", action: "take")`, STAFF],
  'Mutation.checkStoreSubmitGamePackAppValid': [
    (f) => `(store_id: "${f.draft.store}", app_uuid: "${f.app}")`,
    `${NOT_FOUND} empty store/not-found`,
  ],
  'Mutation.checkStoreSubmitGamePackCompleted': [(f) => `(store_id: "${f.draft.store}")`, `${NOT_FOUND} empty store/not-found`],
  'Mutation.replayCatalogDeadLetter': [
    () => '(id: "0197a0a0-0000-7000-8000-000000000001", reason: "x")',
    'auth/required auth/required auth/forbidden auth/forbidden auth/forbidden 404',
  ],
  'Mutation.setPersonRoles': [(f) => `(user_uuid: "${f.people.other?.muid}", roles: [], reason: "x")`, STAFF],
  'Mutation.suspendPerson': [(f) => `(user_uuid: "${f.suspended}", days: 10, reason: "x")`, STAFF],
  'Mutation.liftSuspension': [(f) => `(user_uuid: "${f.suspended}", reason: "x")`, STAFF],
  'Mutation.overrideStore': [(f) => `(store_id: "${f.released}", submit_uuid: "${f.shown}", data: { author: "x" }, reason: "x")`, STAFF],
  'Mutation.addNotification': [
    (f) => `(to: "people", user_uuids: ["${f.owner.muid}"], texts: [{ language: "en-US", text: "x" }], reason: "x")`,
    STAFF,
  ],
  'Mutation.addStoreActivityOfficial': [() => `(${PROMOTION})`, STAFF],
  'Mutation.setStoreActivityOfficial': [(f) => `(uuid: "${f.promotions.ahead}", revision: 1, ${PROMOTION})`, STAFF],
  'Mutation.closeStoreActivityOfficial': [(f) => `(uuid: "${f.promotions.running}", revision: 1, reason: "x")`, STAFF],
  'Mutation.cancelStoreSubmit': [(f) => `(uuid: "${f.draft.submit}")`, `${NOT_FOUND} store/submit-state store/not-found`],
};

/**
 * Expected result for creators and sellers with every other role, of `owner`'s things; written by hand. It is `other`'s, a creator: no role
 * that an operator grants opens another person's work, nor does a link to it.
 */
const PEER_CELLS: Record<string, string> = {
  ...Object.fromEntries(Object.entries(ROOT_CELLS).map(([name, [, cells]]) => [name, cells.split(' ')[ACTORS.indexOf('other')] ?? ''])),
  // They follow `other`, who can't follow themselves.
  'Mutation.addFollow': 'ok',
};

interface Answer {
  data: Record<string, unknown> | null;
  errors?: { extensions: { code: string } }[];
}

/** Returns the outcome of a response: an error's code, `null`, `empty` (a list without rows) or `ok`. */
function outcome({ data, errors }: Answer): string {
  if (errors?.[0]) return errors[0].extensions.code;
  const value = data && Object.values(data)[0];
  if (value === null || value === undefined) return 'null';
  const list = Array.isArray(value) ? value : (value as { list?: unknown }).list;
  return Array.isArray(list) && list.every((item) => item === null) ? 'empty' : 'ok';
}

test('every root field and every field of every type has an expected access result', () => {
  const listed = [
    ...Object.keys(ROOT_CELLS),
    ...Object.entries(TYPES).flatMap(([type, [, , fields]]) => fields.split(' ').map((field) => `${type}.${field}`)),
  ];
  const served = objectTypes(schema).flatMap((type) => Object.keys(type.getFields()).map((field) => `${type.name}.${field}`));
  // The schema of this service alone has no `_sdl` or other fields of the gateway.
  expect(listed.sort()).toEqual(served.sort());
});

describe('access to root fields', () => {
  test.each(Object.entries(ROOT_CELLS))('%s', async (name, [args, cells]) => {
    const [root, field] = name.split('.') as ['Query' | 'Mutation', string];
    const selection = answerSelection(schema, root, field, 1);
    const outcomes: string[] = [];
    // The owner calls last but one and staff last, so that rejected calls are shown to have changed nothing for those who may.
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

test('a list names the invalid part of its q by its path', async () => {
  const lists = Object.values(schema.getQueryType()?.getFields() ?? {}).filter(({ args }) => args.some(({ name }) => name === 'q'));
  expect(lists.length).toBeGreaterThan(15);
  const paths: string[] = [];
  for (const { name } of lists) {
    // With an id `findStore` looks a listing up and reads no `q`.
    const args = (name === 'findStore' ? '' : (ROOT_CELLS[`Query.${name}`]?.[0](fixture) ?? ''))
      .replace(/^\(|\)$/g, '')
      .replace(/,? *q: \{[^}]*\}/, '');
    const query = `{ ${name}(${args} q: { pageSize: -5 }) ${answerSelection(schema, 'Query', name, 1)} }`;
    const responses = await Promise.all([ask(query, 'owner'), ask(query, 'staff')]);
    const fields = responses.flatMap(({ errors }) => errors?.[0]?.extensions.fields ?? []);
    paths.push(`${name} ${fields[0]?.path}`);
  }
  expect(paths).toEqual(lists.map(({ name }) => `${name} q.pageSize`));
});

describe('fields that others or staff see', () => {
  const SEEN_BY_OTHERS = [
    ...['addStoreComment', 'setStoreComment', 'addStoreCommentReport', 'addStoreLike', 'addFollow', 'addStoreUpdateLog'],
    ...['setStoreUpdateLog', 'addStoreSubmit', 'setStoreAgent', 'reviewStoreAgent', 'addAppShareLink', 'addWebsiteMain'],
    ...['setWebsiteMain', 'restoreWebsiteMain', 'addWebsiteArticle', 'setWebsiteArticle'],
  ];
  test.each(SEEN_BY_OTHERS)('%s needs a verified email address', async (field) => {
    const args = ROOT_CELLS[`Mutation.${field}`]?.[0](fixture);
    const query = `mutation { ${field}${args} ${answerSelection(schema, 'Mutation', field, 1)} }`;
    const unverified = { ...fixture.owner, emailVerified: false };
    expect(outcome(await fixture.catalog.graphql(query, {}, unverified))).toBe('auth/email_verified');
  });
});

describe('access to fields of types', () => {
  /** Returns whether the response has the field. @throws when the query failed for another reason than access */
  const isSeen = (query: string, answer: Answer): boolean => {
    const result = outcome(answer);
    if (result === 'ok') return true;
    if (/^(null|empty|auth\/|(?:store|website)\/not-found)/.test(result)) return false;
    throw new Error(`${query}: ${result}`);
  };

  test.each(Object.entries(TYPES))('%s', async (name, [door, readers, fields]) => {
    const type = objectTypes(schema).find((candidate) => candidate.name === name);
    if (!type) throw new Error(`there is no type ${name}`);
    const names = fields.split(' ');
    const queryOf = (selected: string[]) =>
      `{ ${door(fixture).replace('%', selected.map((field) => fieldSelection(type, field, 2)).join(' '))} }`;
    const seenBy = new Map(names.map((field): [string, ActorName[]] => [field, []]));
    const actors = [...ACTORS, ...PEERS];
    // Queries all fields at once; only if one of them has an error is each queried alone.
    const wholes = await Promise.all(actors.map(async (actor) => [actor, await ask(queryOf(names), actor)] as const));
    for (const [actor, whole] of wholes) {
      const isAtDoor = (whole.errors ?? []).every(({ path }) => path?.length === 1);
      for (const field of names) {
        const answer = isAtDoor ? whole : await ask(queryOf([field]), actor);
        if (isSeen(queryOf([field]), answer)) seenBy.get(field)?.push(actor);
      }
    }
    // The owner of another work has the rights of any creator.
    const peers = readers.includes('other') ? PEERS : [];
    for (const [field, seers] of seenBy) expect([`${name}.${field}`, ...seers]).toEqual([`${name}.${field}`, ...readers, ...peers]);
  });
});

describe('data of the owner alone', () => {
  const paths: ((f: AccessFixture) => string)[] = Object.values(TYPES).map(([door]) => door);

  test.each([...ACTORS, ...PEERS].filter((actor) => actor !== 'owner'))('is nowhere shown to %s', async (actor) => {
    const roots = Object.keys(schema.getQueryType()?.getFields() ?? {});
    const expectNowhere = async (name: string) => {
      const cell = ROOT_CELLS[`Query.${name}`];
      const args = cell?.[0](fixture) ?? '';
      // The same call, also with the uuid of the draft listing.
      const atDraft = args.replaceAll(fixture.waiting.store, fixture.draft.store).replaceAll(fixture.released, fixture.draft.store);
      for (const aimed of new Set([args, atDraft])) {
        const answer = await ask(`{ ${name}${aimed} ${answerSelection(schema, 'Query', name, 5)} }`, actor);
        const text = JSON.stringify(answer);
        expect([name, aimed, ...SECRETS.filter((secret) => text.includes(secret))]).toEqual([name, aimed]);
      }
    };
    await Promise.all(roots.map(expectNowhere));
    expect(paths.length).toBe(Object.keys(TYPES).length);
  });

  test('is shown to its owner, which proves that the test above searches for existing values', async () => {
    const queries = [
      `{ findStoreSubmit(store_id: "${fixture.draft.store}") ${answerSelection(schema, 'Query', 'findStoreSubmit', 5)} }`,
      '{ findUploadSession { basename } findDramaFile { list { basename } } }',
      `{ findApp(uuid: "${fixture.soldApp}") { list { template theme plugins meta node } } findAppSource(uuid: "${fixture.sourceApp}") { text } }`,
      `{ findPlaySave(app_uuid: "${fixture.app}") { data } me { email } findAsync(uuid: "${fixture.job}") { result } findCustomTag { name } findStoreAppBuild { basename } }`,
      `{ findStoreUpdateLog(store_id: "${fixture.released}") { list { note } } findStoreAdLink { list { name } } findNotification { list { params } } findWebsiteArticle { list { headline } } }`,
    ];
    const text = JSON.stringify(await Promise.all(queries.map((query) => ask(query, 'owner'))));
    expect(SECRETS.filter((secret) => !text.includes(secret))).toEqual([]);
  });

  test('is not shown through an alias or a fragment', async () => {
    const query = `query { mine: findStoreSubmit(store_id: "${fixture.draft.store}") { ...S } } fragment S on StoreSubmitList { list { data { store_submit_info { author } } } }`;
    expect(outcome(await ask(query, 'owner'))).toBe('ok');
    for (const actor of ['guest', 'user', 'other', 'staff'] as const)
      expect(outcome(await ask(query, actor))).toMatch(/^(auth\/required|store\/not-found)$/);
  });
});
