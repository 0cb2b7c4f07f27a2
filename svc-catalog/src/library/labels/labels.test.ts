import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type TestCatalog, type TestPersonWithUuid, testCatalog } from '../../testing/catalog.ts';
import { addReadyApp } from '../../testing/listings.ts';

let catalog: TestCatalog;
let maker: TestPersonWithUuid;
let other: TestPersonWithUuid;
beforeAll(async () => {
  catalog = await testCatalog();
  maker = await catalog.creator('maker');
  other = await catalog.creator('other');
});
afterAll(() => catalog?.close());

const ask = (query: string, variables: object = {}, person = maker) => catalog.graphql(query, { ...variables }, person);
const add = (name: string, category = 'app', person = maker) =>
  ask(
    'mutation ($name: String!, $category: String!) { addCustomTag(category: $category, name: $name) { uuid category name scope scope_uuid } }',
    { name, category },
    person,
  );
const rename = (uuid: string, name: string, person = maker) =>
  ask('mutation ($uuid: ID!, $name: String!) { setCustomTag(uuid: $uuid, name: $name) { name } }', { uuid, name }, person);
const drop = (uuid: string, person = maker) => ask('mutation ($uuid: ID!) { delCustomTag(uuid: $uuid) }', { uuid }, person);
const names = async (variables: object = {}, person = maker) => {
  const find =
    'query ($category: String, $scope_uuid: ID) { findCustomTag(scope: "user", scope_uuid: $scope_uuid, category: $category) { name } }';
  return (await ask(find, variables, person)).data.findCustomTag.map(({ name }: { name: string }) => name);
};
const put = (uuid: string, label: string, chosen = true, person = maker) =>
  ask(
    'mutation ($uuid: ID!, $label: String!, $chosen: Boolean!) { setAppLabel(uuid: $uuid, label: $label, chosen: $chosen) { tags { name } } }',
    { uuid, label, chosen },
    person,
  );
const tagsOf = async (uuid: string) => (await catalog.db('apps').where({ uuid }).first('tags')).tags;
const faultOf = ({ errors }: { errors?: { extensions: { code: string; fields?: { path: string; key: string }[] } }[] }) => {
  const { code, fields = [] } = errors?.[0]?.extensions ?? {};
  return [code, ...fields.map(({ path, key }) => `${path} ${key}`)];
};

test('labels are listed for their person only, by category and name', async () => {
  const person = await catalog.creator('orderly');
  expect((await add(' Winter ', 'app', person)).data.addCustomTag).toMatchObject({
    category: 'app',
    name: 'user:Winter',
    scope: 'user',
    scope_uuid: person.muid,
  });
  await add('user:Autumn', 'app', person);
  await add('Winter', 'drama', person);
  expect(await names({}, person)).toEqual(['user:Autumn', 'user:Winter', 'user:Winter']);
  expect(await names({ category: 'drama' }, person)).toEqual(['user:Winter']);
  expect(await names({ scope_uuid: person.muid }, person)).toHaveLength(3);
  expect(await names({ scope_uuid: person.muid }, other)).toEqual([]);
});

test('an empty, too long, invalid or existing name is rejected at its field', async () => {
  await add('Twice');
  expect(faultOf(await add('tWICE'))).toEqual(['input/conflict', 'name invalid.twice']);
  expect(faultOf(await add('  '))).toEqual(['input/invalid', 'name invalid.empty']);
  expect(faultOf(await add('user:'))).toEqual(['input/invalid', 'name invalid.empty']);
  expect(faultOf(await add('x'.repeat(31)))).toEqual(['input/invalid', 'name invalid.too-long']);
  expect(faultOf(await add('Fine', 'page'))).toEqual(['input/invalid', 'category invalid.label']);
  expect((await add('🐈‍⬛ تجربة')).data.addCustomTag.name).toBe('user:🐈‍⬛ تجربة');
  expect((await add('Turned\u202e round')).data.addCustomTag.name).toBe('user:Turned round');
});

test('of twenty calls with one name at once one adds a label', async () => {
  const made = await Promise.all(Array.from({ length: 20 }, () => add('Once')));
  expect(made.filter(({ data }) => data?.addCustomTag)).toHaveLength(1);
});

test('a label is added to an app and removed, each once; an unknown or another person’s label is rejected', async () => {
  const app = await addReadyApp(catalog, maker.muid);
  await add('Draft');
  expect((await put(app, 'draft')).data.setAppLabel.tags).toEqual([{ name: 'user:Draft' }]);
  expect((await put(app, 'user:Draft')).data.setAppLabel.tags).toEqual([{ name: 'user:Draft' }]);
  expect((await put(app, 'Draft', false)).data.setAppLabel.tags).toEqual([]);
  expect((await put(app, 'Draft', false)).data.setAppLabel.tags).toEqual([]);
  expect(faultOf(await put(app, 'Nothing'))).toEqual(['404', 'label invalid.id']);
  await ask('mutation ($uuid: ID!) { setAppTags(uuid: $uuid, tags: ["user:Ghost"]) { uuid } }', { uuid: app });
  expect((await put(app, 'Ghost', false)).data.setAppLabel.tags).toEqual([]);
  expect(faultOf(await put(app, 'Draft', true, other))).toEqual(['404', 'uuid app.errors.notFound']);
});

test('changing labels of an app in the trash doesn’t restore it', async () => {
  const app = await addReadyApp(catalog, maker.muid);
  await ask('mutation ($uuid: ID!) { setAppTags(uuid: $uuid, tags: ["flag:delete"]) { uuid } }', { uuid: app });
  await add('Old');
  await put(app, 'Old');
  expect((await catalog.db('apps').where({ uuid: app }).first()).deleted_at).not.toBeNull();
  expect(await tagsOf(app)).toEqual(['flag:delete', 'user:Old']);
});

test('renaming or deleting a label changes the person’s apps, and no others', async () => {
  const [one, two] = [await addReadyApp(catalog, maker.muid), await addReadyApp(catalog, maker.muid)];
  const foreign = await addReadyApp(catalog, other.muid);
  const { uuid } = (await add('Spring')).data.addCustomTag;
  await add('Spring', 'app', other);
  await add('Kept');
  await Promise.all([put(one, 'Spring'), put(foreign, 'Spring', true, other)]);
  await put(two, 'Kept');
  await put(two, 'Spring');
  expect(faultOf(await rename(uuid, 'kept'))).toEqual(['input/conflict', 'name invalid.twice']);
  expect((await rename(uuid, 'SPRING')).data.setCustomTag.name).toBe('user:SPRING');
  expect(await Promise.all([one, two, foreign].map(tagsOf))).toEqual([['user:SPRING'], ['user:Kept', 'user:SPRING'], ['user:Spring']]);
  expect(faultOf(await rename(uuid, 'Mine', other))).toEqual(['404', 'uuid invalid.id']);
  expect(faultOf(await drop(uuid, other))).toEqual(['404', 'uuid invalid.id']);
  expect((await drop(uuid)).data.delCustomTag).toBe(true);
  expect(await Promise.all([one, two, foreign].map(tagsOf))).toEqual([[], ['user:Kept'], ['user:Spring']]);
});

test('a person has at most two hundred labels', async () => {
  const person = await catalog.creator('hoarder');
  const rows = Array.from({ length: 200 }, (_, number) => ({ user_uuid: person.muid, category: 'app', name: `l${number}` }));
  await catalog.db('custom_tags').insert(rows.map((row) => ({ uuid: crypto.randomUUID(), ...row })));
  expect(faultOf(await add('One more', 'app', person))).toEqual(['app/limit']);
});
