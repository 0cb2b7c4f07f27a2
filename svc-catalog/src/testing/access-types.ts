import type { AccessFixture, ActorName } from './access-fixture.ts';
import { ACTORS } from './access-fixture.ts';

/** By hand: through which call each type is reached on what is `owner`'s, and who then sees its fields. `%` is the field. */
const EVERYBODY = [...ACTORS];
const released = (inner: string) => (f: AccessFixture) => `findStore(id: "${f.released}") { list { ${inner} } }`;
const waiting = (inner: string) => (f: AccessFixture) => `findStoreSubmit(store_id: "${f.waiting.store}") { list { ${inner} } }`;
const queue = (inner: string) => () => `findReviewQueue(state: "reviewing") { ${inner} }`;
const ownApp = (inner: string) => (f: AccessFixture) => `findApp(uuid: "${f.app}") { ${inner} }`;
const JUDGED: ActorName[] = ['owner', 'staff'];
const WEBSITE_PUBLIC = (inner: string) => () => `findWebsitePublic(name: "lamplight") { ${inner} }`;
export const TYPES: Record<string, [door: (f: AccessFixture) => string, readers: ActorName[], fields: string]> = {
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
    'uuid store_id status page_state package_state data missing rejection_type memo comments revision submitted_at decided_at created_at updated_at',
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
  ReviewComment: [waiting('comments { % }'), JUDGED, 'path text'],
  MissingField: [waiting('missing { % }'), JUDGED, 'path key params'],
  ReviewQueue: [queue('%'), ['staff'], 'list totalCount pageInfo'],
  AuditLog: [() => 'findAuditLog { % }', ['staff'], 'list totalCount pageInfo'],
  AuditEntry: [
    () => 'findAuditLog { list { % } }',
    ['staff'],
    'uuid actor action subject_type subject_uuid subject_name reason details at',
  ],
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
