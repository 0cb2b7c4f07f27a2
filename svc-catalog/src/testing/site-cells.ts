import type { AccessFixture, ActorName } from './access-fixture.ts';
import type { TestCatalog, TestPersonWithUuid } from './catalog.ts';

const EVERYBODY: ActorName[] = ['guest', 'newcomer', 'user', 'other', 'owner', 'staff'];
const OWN_ARTICLE = 'auth/required auth/required auth/forbidden website/article-not-found ok auth/forbidden';
const OWN_SITE = 'auth/required auth/required auth/forbidden website/not-found ok auth/forbidden';
const SAID = 'config: { content: { blocks: [{ type: "paragraph", data: { text: "SECRETarticle" } }] } }';

/** Expected results of `sites` and `articles`, as `ROOT_CELLS` of access.test.ts. */
export const SITE_CELLS: Record<string, [args: (f: AccessFixture) => string, cells: string]> = {
  'Query.findWebsiteMain': [() => '', 'auth/required auth/required auth/forbidden null ok auth/forbidden'],
  'Query.findWebsitePublic': [() => '(name: "lamplight")', 'ok ok ok ok ok ok'],
  'Query.findWebsiteHistory': [(f) => `(uuid: "${f.site}")`, OWN_SITE],
  'Query.findWebsiteArticle': [() => '', 'auth/required auth/required auth/forbidden empty ok auth/forbidden'],
  'Mutation.addWebsiteMain': [
    () => '(name: "lamplight")',
    'auth/required auth/required auth/forbidden website/name-taken input/conflict auth/forbidden',
  ],
  'Mutation.setWebsiteMain': [(f) => `(uuid: "${f.site}", revision: 2, state: 1)`, OWN_SITE],
  'Mutation.restoreWebsiteMain': [(f) => `(uuid: "${f.site}", revision: 3, version: "${f.siteVersion}")`, OWN_SITE],
  'Query.findWebsiteNameByDomain': [() => '(domain: "lamplight.example.com")', 'null null null null null null'],
  'Mutation.setWebsiteDomain': [
    () => '(domain: "lamplight.example.com")',
    'auth/required auth/required auth/forbidden plan/required ok auth/forbidden',
  ],
  'Mutation.checkWebsiteDomain': [() => '', 'auth/required auth/required auth/forbidden plan/required ok auth/forbidden'],
  'Mutation.delWebsiteDomain': [
    () => '(domain: "other.example.com")',
    'auth/required auth/required auth/forbidden website/not-found website/domain-not-found auth/forbidden',
  ],
  'Mutation.addWebsiteArticle': [() => `(${SAID})`, OWN_SITE],
  'Mutation.setWebsiteArticle': [(f) => `(uuid: "${f.article}", revision: 1, ${SAID})`, OWN_ARTICLE],
  'Mutation.delWebsiteArticle': [(f) => `(uuid: "${f.passingArticle}")`, OWN_ARTICLE],
};

const shown = (inner: string) => () => `findWebsitePublic(name: "lamplight") { ${inner} }`;
const modules = (inner: string) => shown(`config { modules { ${inner} } }`);
const history = (inner: string) => (f: AccessFixture) => `findWebsiteHistory(uuid: "${f.site}") { ${inner} }`;
const articles = (inner: string) => () => `findWebsiteArticle { ${inner} }`;

/** Who reads the fields of their types, as `TYPES` of access.test.ts. */
export const SITE_TYPES: Record<string, [door: (f: AccessFixture) => string, readers: ActorName[], fields: string]> = {
  WebsiteMain: [() => 'findWebsiteMain { % }', ['owner'], 'uuid uid name domain state config revision own_domain created_at updated_at'],
  WebsiteDomain: [
    () => 'findWebsiteMain { own_domain { % } }',
    ['owner'],
    'domain name state reason txt_name txt_value cname_target addresses address checked_at verified_at',
  ],
  WebsiteVersionList: [history('%, list { uuid }'), ['owner'], 'list totalCount pageInfo'],
  WebsiteVersion: [history('list { % }'), ['owner'], 'uuid revision module_count theme created_at updated_at'],
  WebsitePublic: [shown('name, %'), EVERYBODY, 'name address author config articles article created_at updated_at'],
  WebsiteConfig: [shown('config { % }'), EVERYBODY, 'modules theme language'],
  WebsiteModule: [modules('%'), EVERYBODY, 'cid type layout isActive element list links article gameInfo'],
  WebsiteModuleElement: [modules('element { % }'), EVERYBODY, 'title description backgroundImg avatar'],
  WebsiteItem: [modules('list { % }'), EVERYBODY, 'cid resourceType resourceUUID isActive store uid article'],
  WebsiteLink: [modules('links { % }'), EVERYBODY, 'cid title url'],
  WebsiteWorkResource: [modules('gameInfo { % }'), EVERYBODY, 'resourceType resourceUUID store uid'],
  WebsiteArticleResource: [modules('article { % }'), EVERYBODY, 'resourceType resourceUUID article'],
  WebsiteArticleCard: [shown('articles { % }'), EVERYBODY, 'uuid headline excerpt cover created_at updated_at'],
  WebsiteArticlePublic: [modules('article { article { % } }'), EVERYBODY, 'uuid headline excerpt cover blocks created_at updated_at'],
  WebsiteArticleList: [articles('%, list { uuid }'), ['owner'], 'list totalCount pageInfo'],
  WebsiteArticle: [
    articles('list { % }'),
    ['owner'],
    'uuid headline excerpt category state website_main_uuid config in_use revision created_at updated_at',
  ],
  WebsiteArticleConfig: [articles('list { config { % } }'), ['owner'], 'use content'],
  WebsiteArticleContent: [articles('list { config { content { % } } }'), ['owner'], 'blocks time version'],
};

/** The owner's: a site with a work and an article, an article that it doesn't show, and one that is deleted. */
export interface SiteFixture {
  site: string;
  siteVersion: string;
  article: string;
  passingArticle: string;
}

export async function siteOf(catalog: TestCatalog, owner: TestPersonWithUuid, released: string): Promise<SiteFixture> {
  const ask = async (query: string, variables: object = {}) => {
    const { data, errors } = await catalog.graphql(query, { ...variables }, owner);
    if (errors) throw new Error(JSON.stringify(errors));
    return data;
  };
  const { uuid } = (await ask('mutation { addWebsiteMain(name: "lamplight") { uuid } }')).addWebsiteMain;
  const write = async (text: string): Promise<string> => {
    const blocks = [{ type: 'paragraph', data: { text } }];
    const add = 'mutation ($blocks: JSON!) { addWebsiteArticle(config: { content: { blocks: $blocks } }) { uuid } }';
    return (await ask(add, { blocks })).addWebsiteArticle.uuid;
  };
  const [read, article, passingArticle] = [await write('For everybody.'), await write('SECRETarticle'), await write('Passing.')];
  const [work, words] = [
    { resourceType: 'store', resourceUUID: released },
    { resourceType: 'website_article', resourceUUID: read },
  ];
  const list = [
    { cid: 'a', ...work },
    { cid: 'b', ...words },
  ];
  const config = {
    modules: [
      { cid: 'a', type: 'profile', element: {}, links: [{ cid: 'a', title: 'Elsewhere', url: 'https://example.com/' }] },
      { cid: 'b', type: 'grid-card', element: {}, list },
      { cid: 'c', type: 'game-info', element: {}, gameInfo: work },
      { cid: 'd', type: 'article', element: {}, article: words },
    ],
  };
  await ask('mutation ($uuid: ID!, $config: WebsiteConfigInput!) { setWebsiteMain(uuid: $uuid, revision: 1, config: $config) { uuid } }', {
    uuid,
    config,
  });
  await catalog.db('website_domains').insert({ website_uuid: uuid, domain: 'lamplight.example.com', token: 'SECRETdomain' });
  const { list: versions } = (await ask('query ($uuid: ID!) { findWebsiteHistory(uuid: $uuid) { list { uuid } } }', { uuid }))
    .findWebsiteHistory;
  return { site: uuid, siteVersion: versions[0].uuid, article, passingArticle };
}
