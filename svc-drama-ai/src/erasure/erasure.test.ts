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
