import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { articleBlocks } from '@meowtale/contracts/inputs/catalog/article';
import { type TestCatalog, type TestPersonWithUuid, testCatalog } from '../../testing/catalog.ts';
import { addImage } from '../../testing/listings.ts';

let catalog: TestCatalog;
let writer: TestPersonWithUuid;
let site: { uuid: string; revision: number };

beforeAll(async () => {
  catalog = await testCatalog();
  writer = await catalog.creator('writer');
  site = (await catalog.graphql('mutation { addWebsiteMain(name: "writer") { uuid revision } }', {}, writer)).data.addWebsiteMain;
});
afterAll(() => catalog?.close());

const FIELDS =
  'uuid headline category state website_main_uuid in_use revision config { use content { blocks time version } } created_at updated_at';
const paragraph = (text: string) => ({ type: 'paragraph', data: { text } });
const header = (text: string, level = 2) => ({ type: 'header', data: { text, level } });

interface Answer {
  errors?: { extensions: { code: string; fields?: { path: string; key: string }[]; data?: unknown } }[];
}
const rejectionOf = ({ errors }: Answer) => errors?.[0]?.extensions;

async function add(blocks: unknown, change: object = {}, person = writer) {
  const query = `mutation ($blocks: JSON!, $time: Float, $version: String, $key: ID) {
    addWebsiteArticle(config: { content: { blocks: $blocks, time: $time, version: $version } }, idempotency_key: $key) { ${FIELDS} } }`;
  const answer = await catalog.graphql(query, { blocks, ...change }, person);
  return { ...answer.data?.addWebsiteArticle, ...rejectionOf(answer) };
}
async function set(uuid: string, revision: number, blocks: unknown, person = writer) {
  const query = `mutation ($uuid: ID!, $revision: Int!, $blocks: JSON!) {
    setWebsiteArticle(uuid: $uuid, revision: $revision, config: { content: { blocks: $blocks } }) { ${FIELDS} } }`;
  const answer = await catalog.graphql(query, { uuid, revision, blocks }, person);
  return { ...answer.data?.setWebsiteArticle, ...rejectionOf(answer) };
}
async function del(uuid: string, person = writer) {
  const answer = await catalog.graphql('mutation ($uuid: ID!) { delWebsiteArticle(uuid: $uuid) }', { uuid }, person);
  return rejectionOf(answer)?.code ?? answer.data.delWebsiteArticle;
}
async function find(args = '', person = writer) {
  const answer = await catalog.graphql(`{ findWebsiteArticle${args} { totalCount list { ${FIELDS} } } }`, {}, person);
  return { ...answer.data?.findWebsiteArticle, ...rejectionOf(answer) };
}
async function show(modules: object[]) {
  const query = `mutation ($uuid: ID!, $revision: Int!, $modules: [WebsiteModuleInput!]!) {
    setWebsiteMain(uuid: $uuid, revision: $revision, config: { modules: $modules }) { revision } }`;
  const answer = await catalog.graphql(query, { ...site, modules }, writer);
  if (answer.errors) throw new Error(JSON.stringify(answer.errors));
  site.revision = answer.data.setWebsiteMain.revision;
}
const articleModule = (uuid: string) => ({
  cid: 'a',
  type: 'article',
  element: {},
  article: { resourceType: 'website_article', resourceUUID: uuid },
});
/** Returns the saved text of a paragraph. */
const savedText = async (text: string) => (await add([paragraph(text)])).config.content.blocks[0].data.text;

describe('an article', () => {
  test('belongs to the writer’s site, has the first header as its headline, and is saved as SPEC §3 defines', async () => {
    const image = await addImage(catalog, writer.muid, 'cover');
    const url = `http://files.localhost:3002/i/${image}.jpg`;
    const blocks = [
      paragraph('Before.'),
      { ...header('The <b>lamp</b> &amp; the sea 🐈', 3), id: 'abc-123_X9' },
      { type: 'image', data: { url, caption: 'A <i>cat</i>', withBorder: true, stretched: false } },
      { type: 'list', data: { style: 'ordered', items: [{ content: 'One', meta: {}, items: [{ content: 'Two', items: [] }] }] } },
      { type: 'quote', data: { text: 'So it goes.', caption: 'Somebody', alignment: 'left' } },
      { type: 'delimiter', data: {} },
    ];
    expect(await add(blocks, { time: 1764190000000, version: '2.31.7' })).toMatchObject({
      headline: 'The lamp & the sea 🐈',
      category: 'website',
      state: 4,
      website_main_uuid: site.uuid,
      in_use: false,
      revision: 1,
      config: {
        use: 'editorjs',
        content: {
          time: 1764190000000,
          version: '2.31.7',
          blocks: [
            { id: null, type: 'paragraph', data: { text: 'Before.' } },
            { id: 'abc-123_X9', type: 'header', data: { text: 'The <b>lamp</b> &amp; the sea 🐈', level: 3 } },
            { type: 'image', data: { url, caption: 'A <i>cat</i>', withBorder: true, withBackground: false, stretched: false } },
            { type: 'list', data: { style: 'ordered', items: [{ content: 'One', items: [{ content: 'Two', items: [] }] }] } },
            { type: 'quote', data: { text: 'So it goes.', caption: 'Somebody', alignment: 'left' } },
            { type: 'delimiter', data: {} },
          ],
        },
      },
    });
  });

  test.each<[string, object[], string]>([
    ['the first header that says anything', [header(' <br>'), paragraph('First.'), header('Second')], 'Second'],
    ['the first paragraph where there is no header', [paragraph('<b> </b>'), paragraph('A  <i>word</i><br>more')], 'A word more'],
    ['nothing where there is neither', [{ type: 'quote', data: { text: 'Said.' } }], ''],
    ['the beginning of what is long, and never half a sign', [paragraph(`${'x'.repeat(198)}👩‍👩‍👧y`)], 'x'.repeat(198)],
  ])('has as its headline %s', async (_what, blocks, headline) => {
    expect((await add(blocks)).headline).toBe(headline);
  });

  test('is replaced with the current revision; an outdated one is a conflict', async () => {
    const { uuid } = await add([paragraph('First.')]);
    expect(await set(uuid, 1, [paragraph('Second.')])).toMatchObject({ revision: 2, headline: 'Second.' });
    expect(await set(uuid, 1, [paragraph('Third.')])).toMatchObject({ code: 'input/conflict', data: { revision: 2 } });
  });

  test('sent again with its key is added once', async () => {
    const key = crypto.randomUUID();
    const responses = await Promise.all([1, 2, 3].map(() => add([paragraph('Once.')], { key })));
    expect(new Set(responses.map(({ uuid }) => uuid)).size).toBe(1);
    expect((await add([paragraph('Twice.')], { key })).code).toBe('idempotency/conflict');
  });

  test('of another person can’t be read, changed or deleted, and a person without a site can’t add one', async () => {
    const { uuid } = await add([paragraph('Mine.')]);
    const other = await catalog.creator('other');
    expect((await add([paragraph('x')], {}, other)).code).toBe('website/not-found');
    expect((await find(`(uuid: "${uuid}")`, other)).list).toEqual([]);
    expect((await set(uuid, 1, [paragraph('x')], other)).code).toBe('website/article-not-found');
    expect(await del(uuid, other)).toBe('website/article-not-found');
  });

  test('shown by the site, by itself or in a list, can’t be deleted (SPEC §5)', async () => {
    const { uuid } = await add([paragraph('Shown.')]);
    await show([articleModule(uuid)]);
    expect([(await find(`(uuid: "${uuid}")`)).list[0].in_use, await del(uuid)]).toEqual([true, 'website/article-in-use']);
    const list = [{ cid: 'x', resourceType: 'website_article', resourceUUID: uuid, isActive: false }];
    await show([{ cid: 'b', type: 'grid-card', element: {}, list }]);
    expect(await del(uuid)).toBe('website/article-in-use');
    await show([]);
    expect([await del(uuid), await del(uuid)]).toEqual([true, 'website/article-not-found']);
  });

  test('is found by its headline, the last changed first, at most thirty a page', async () => {
    const maker = await catalog.creator('maker');
    await catalog.graphql('mutation { addWebsiteMain(name: "maker") { uuid } }', {}, maker);
    for (const text of ['Alpha', 'Beta']) {
      await add([paragraph(text)], {}, maker);
      await catalog.moveClock(1);
    }
    const names = async (args: string) => (await find(args, maker)).list.map(({ headline }: { headline: string }) => headline);
    expect(await names('')).toEqual(['Beta', 'Alpha']);
    expect(await names('(q: { orderField: "updated_at-asc" })')).toEqual(['Alpha', 'Beta']);
    expect(await names('(q: { keyword: "ALPH" })')).toEqual(['Alpha']);
    for (const pageSize of [31, -1]) expect((await find(`(q: { pageSize: ${pageSize} })`, maker)).code).toBe('input/invalid');
  });
});

describe('hostile blocks', () => {
  test.each([
    ['a script', 'a<script>alert(1)</script>b', 'ab'],
    ['a style', '<style>*{display:none}</style>b', 'b'],
    ['a handler', '<b onclick="alert(1)">b</b>', '<b>b</b>'],
    ['a picture in a text', '<img src=x onerror=alert(1)>b', 'b'],
    ['a frame', '<iframe srcdoc="<script>1</script>"></iframe>b', 'b'],
    ['a drawing', '<svg><animate onbegin=alert(1)></svg>b', 'b'],
    ['a javascript link', '<a href="javascript:alert(1)">b</a>', 'b'],
    ['one with a tab in it', '<a href="java\tscript:alert(1)">b</a>', 'b'],
    ['one in letters of another kind', '<a href="&#106;avascript:alert(1)">b</a>', 'b'],
    ['a data link', '<a href="data:text/html,<script>1</script>">b</a>', 'b'],
    ['a link into the site itself', '<a href="/lobby">b</a>', 'b'],
    ['a link to this machine', '<a href="http://127.0.0.1/">b</a>', 'b'],
    ['a link without a scheme', '<a href="//evil.example.com">b</a>', 'b'],
    ['what a tag hides in another', '<<script>script>alert(1)</script>', '&lt;'],
    ['a tag that isn’t closed', '<b>b', '<b>b</b>'],
    ['marks in marks, 6,000 deep', `${'<b>'.repeat(6000)}b`, `${'<b>'.repeat(16)}b${'</b>'.repeat(16)}`],
    ['letters that turn round, and NUL', 'a\u202eb\u0000c', 'abc'],
    ['the same as entities, and a backspace, which no feed may hold', 'a&#x202e;b&#8;c', 'abc'],
  ])('%s is reduced to its text', async (_what, text, clean) => {
    expect(await savedText(text)).toBe(clean);
  });

  test('allowed markup is preserved', async () => {
    const text =
      '<b>b</b><i>i</i><u>u</u><s>s</s><code>c</code><mark>m</mark><br /><a href="https://example.com/?a=1&amp;b=2">l</a> 𠮷野家';
    expect(await savedText(text)).toBe(text);
    expect(await savedText('<strong>b</strong> <em class="x">i</em> <a href="mailto:a@example.com" target="_top">m</a>')).toBe(
      '<b>b</b> <i>i</i> <a href="mailto:a@example.com">m</a>',
    );
  });

  const nested = (depth: number): object[] => (depth === 0 ? [] : [{ content: 'x', items: nested(depth - 1) }]);
  const list = (items: unknown) => ({ type: 'list', data: { style: 'unordered', items } });
  test.each<[string, unknown, string, string]>([
    ['a kind that isn’t there', [{ type: 'raw', data: { html: '<b>' } }], '0.type', 'website.errors.blockKind'],
    ['a kind from the prototype', [{ type: '__proto__', data: {} }], '0.type', 'website.errors.blockKind'],
    ['no list', { length: 1 }, '', 'invalid.type'],
    ['a text that is none', [{ type: 'paragraph', data: { text: { toString: 'x' } } }], '0.data.text', 'invalid.text'],
    ['half a letter alone', [paragraph('\ud83d')], '', 'website.errors.articleEmpty'],
    ['a list in a list, six deep', [list(nested(6))], `0.data${'.items.0'.repeat(5)}.items`, 'website.errors.listTooDeep'],
    ['a text beyond 20,000', [paragraph('x'.repeat(20_001))], '0.data.text', 'website.errors.blockTooLong'],
    ['more than 500 blocks', Array.from({ length: 501 }, () => paragraph('x')), '', 'website.errors.tooManyBlocks'],
    ['more than 100,000 letters', Array.from({ length: 6 }, () => paragraph('x'.repeat(19_000))), '', 'website.errors.articleTooLong'],
    ['nothing that says anything', [paragraph('<b>&nbsp;</b>'), { type: 'delimiter', data: {} }], '', 'website.errors.articleEmpty'],
    ['no more than a script', [paragraph('<script>alert(1)</script>')], '', 'website.errors.articleEmpty'],
    [
      'a picture from elsewhere',
      [{ type: 'image', data: { url: 'https://example.com/a.png' } }],
      '0.data.url',
      'website.errors.pictureAddress',
    ],
    [
      'a picture that carries itself',
      [{ type: 'image', data: { url: 'data:image/png;base64,AA==' } }],
      '0.data.url',
      'website.errors.pictureAddress',
    ],
  ])('with %s are rejected at their path', async (_what, blocks, path, key) => {
    const answer = await add(blocks);
    expect([answer.code, answer.fields?.[0]]).toMatchObject([
      'input/invalid',
      { path: ['config.content.blocks', path].filter(Boolean).join('.'), key },
    ]);
  });

  test('with another person’s picture are rejected', async () => {
    const foreign = await addImage(catalog, (await catalog.creator('elsewhere')).muid, 'cover');
    const answer = await add([{ type: 'image', data: { url: `http://files.localhost:3002/i/${foreign}.jpg` } }]);
    expect(answer.fields).toEqual([{ path: 'config.content.blocks.0.data.url', key: 'upload.errors.notYours' }]);
  });

  test('change no prototype, and unknown fields are removed', async () => {
    const sent = JSON.parse('[{"type":"paragraph","prototype":{"evil":1},"data":{"text":"x","constructor":{"evil":1}}}]');
    expect((await add(sent)).config.content.blocks).toEqual([{ id: null, type: 'paragraph', data: { text: 'x' } }]);
    const read = articleBlocks.parse(
      JSON.parse('[{"type":"paragraph","__proto__":{"evil":1},"data":{"text":"x","__proto__":{"evil":1}}}]'),
    );
    expect(read).toEqual([{ id: null, type: 'paragraph', data: { text: 'x' } }]);
    expect(Object.getPrototypeOf(read[0]?.data)).toBe(Object.prototype);
  });
});
