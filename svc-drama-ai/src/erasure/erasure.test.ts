import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { USER_ERASED } from '@meowtale/contracts/events/catalog/erasure.fixture';
import { EXPORT_PARTS } from '@meowtale/contracts/exports';
import type { TestService } from '@meowtale/service-kit/testing';
import { fieldsInSdl, testPersons, WHO } from '../test-cells.ts';
import { testDramaAi } from '../test-service.ts';
import { generationOf } from '../testing/generation.ts';
import { tinyDrawer, tinyWriter } from '../testing/tiny-providers.ts';
import { erasureConsumer } from './events.ts';

let service: TestService;
beforeAll(async () => {
  service = await testDramaAi({ providers: { text: [tinyWriter()], pictures: [tinyDrawer()] } });
});
afterAll(() => service?.close());

test('an erased person has no drama and no job any more; others keep theirs', async () => {
  const [mira, noor] = [generationOf(service), generationOf(service)];
  for (const one of [mira, noor]) await one.ended(await one.begin({ drama_uuid: await one.drama(), use: 'acts' }));
  const erase = (change: object) =>
    service.deliver(erasureConsumer, {
      aggregateId: String(mira.person.muid),
      payload: { ...USER_ERASED, userUuid: mira.person.muid, ...change },
    });
  const left = async () => [(await service.db('dramas').pluck('owner_uuid')).sort(), (await service.db('jobs').pluck('user_uuid')).sort()];
  const both = [mira.person.muid, noor.person.muid].sort();
  await erase({ erased: undefined });
  expect(await left()).toEqual([both, both]);
  await erase({});
  await erase({ revision: 8 });
  expect(await left()).toEqual([[noor.person.muid], [noor.person.muid]]);
});

test('every table with a person’s uuid is erased', async () => {
  const { rows } = await service.db.raw(`
    select distinct c.table_name from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = current_schema() and t.table_type = 'BASE TABLE' and c.data_type = 'uuid' and c.column_name ~ '^(user|owner|actor)_uuid$'
      and not exists (select from pg_constraint where contype = 'f' and confdeltype = 'c' and confrelid = 'dramas'::regclass
        and conrelid = c.table_name::regclass)
    order by 1`);
  expect(rows.map(({ table_name }: { table_name: string }) => table_name)).toEqual(['dramas', 'jobs']);
});

test("an export before that has a person's own data only, and none for a guest", async () => {
  const mira = generationOf(service);
  const drama = await mira.drama();
  expect(fieldsInSdl('exports')).toEqual({ actions: ['Query.findDramaExport'], types: {} });
  const query = 'query ($part: String!) { findDramaExport(part: $part) }';
  const persons = testPersons(mira.person);
  for (const part of EXPORT_PARTS.drama)
    for (const who of WHO) {
      const { data, errors } = await service.graphql(query, { part }, persons[who]);
      const got = errors?.[0]?.extensions.code ?? (JSON.stringify(data.findDramaExport.rows).includes(drama) ? 'theirs' : 'none');
      const isNobody = who === 'guest' || who === 'newcomer';
      const isTold = who === 'owner' && (part === 'dramas' || part === 'drama_parts');
      expect([part, who, got]).toEqual([part, who, isNobody ? 'auth/required' : isTold ? 'theirs' : 'none']);
    }
});
