import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { planConsumer } from '../../library/plans/events.ts';
import type { SavedPlan } from '../../library/plans/model.ts';
import { type TestCatalog, type TestPersonWithUuid, testCatalog } from '../../testing/catalog.ts';
import { duePlanNotices } from './due-plan-notices.ts';
import { checkPlans } from './plans.ts';

const DAY_S = 86_400;
const [PRO, ENTERPRISE] = [1, 2];
const START = Date.parse('2026-12-01T00:00:00.000Z');
const day = (count: number) => new Date(START + count * DAY_S * 1000).toISOString();
const period = (grade: number, from: number, to: number): SavedPlan => ({ grade, startedAt: day(from), endedAt: day(to) });

/** Returns the notices of each step, which is a day and the plans from then on. */
function reported(...steps: [number, ...SavedPlan[]][]) {
  let before: Parameters<typeof duePlanNotices>[1] = [];
  return steps.map(([at, ...plans]) => {
    const { notices, notified } = duePlanNotices(plans, before, new Date(day(at)));
    before = notified;
    return notices.map(({ key, grade, next }) => [key, grade, next]);
  });
}

const begun = ['plan-begun', PRO, PRO];
const ends = ['plan-ends', PRO, 0];
const ended = ['plan-ended', PRO, 0];
const [once, twice] = [period(PRO, 0, 30), period(PRO, 0, 60)];

test.each<[string, Parameters<typeof reported>, unknown[][]]>([
  [
    'a period that ends',
    [
      [0, once],
      [22, once],
      [23, once],
      [24, once],
      [30, once],
      [31, once],
    ],
    [[begun], [], [ends], [], [ended], []],
  ],
  [
    'one prolonged after its warning',
    [
      [0, once],
      [23, once],
      [29, twice],
      [31, twice],
      [53, twice],
      [60, twice],
    ],
    [[begun], [ends], [], [], [ends], [ended]],
  ],
  [
    'a prolongation taken back',
    [
      [0, once],
      [23, once],
      [24, twice],
      [25, once],
      [30, once],
    ],
    [[begun], [ends], [], [], [ended]],
  ],
  [
    'its first payment taken back',
    [
      [0, once],
      [5, twice],
      [6, period(PRO, 5, 35)],
      [28, period(PRO, 5, 35)],
    ],
    [[begun], [], [], [ends]],
  ],
  ['one taken back whole', [[0, once], [3], [4]], [[begun], [ended], []]],
  [
    'two periods with a gap',
    [
      [0, once],
      [35, period(PRO, 34, 64)],
    ],
    [[begun], [begun]],
  ],
  [
    'one shorter than the warning',
    [
      [0, period(PRO, 0, 3)],
      [1, period(PRO, 0, 3)],
      [3, period(PRO, 0, 3)],
    ],
    [[begun], [], [ended]],
  ],
  [
    'one that is still to come',
    [
      [0, period(PRO, 2, 32)],
      [2, period(PRO, 2, 32)],
    ],
    [[], [begun]],
  ],
  [
    'PRO under Enterprise',
    [
      [0, once],
      [1, once, period(ENTERPRISE, 1, 90)],
      [23, once, period(ENTERPRISE, 1, 90)],
      [30, once, period(ENTERPRISE, 1, 90)],
      [83, once, period(ENTERPRISE, 1, 90)],
    ],
    [[begun], [['plan-begun', ENTERPRISE, ENTERPRISE]], [], [], [['plan-ends', ENTERPRISE, 0]]],
  ],
  [
    'Enterprise over PRO',
    [
      [0, twice, period(ENTERPRISE, 0, 30)],
      [30, twice, period(ENTERPRISE, 0, 30)],
    ],
    [[begun, ['plan-begun', ENTERPRISE, ENTERPRISE]], [['plan-ended', ENTERPRISE, PRO]]],
  ],
  [
    'PRO whose Enterprise is taken back',
    [
      [0, once, period(ENTERPRISE, 0, 90)],
      [25, once, period(ENTERPRISE, 0, 90)],
      [26, once],
    ],
    [[begun, ['plan-begun', ENTERPRISE, ENTERPRISE]], [], [['plan-ended', ENTERPRISE, PRO], ends]],
  ],
])('%s is reported by its steps, each once', (_name, steps, expected) => {
  expect(reported(...steps)).toEqual(expected);
});

test.each([
  [[period(PRO, 2, 32)], 2],
  [[once], 23],
  [[period(PRO, -25, 5)], 5],
  [[period(PRO, -30, 0), period(ENTERPRISE, -60, 8)], 1],
])('the next check of %j is on day %i', (plans, expected) => {
  expect(duePlanNotices(plans, [], new Date(day(0))).checkAt?.toISOString()).toBe(day(expected));
});
test('ended plans aren’t checked again', () => {
  expect(duePlanNotices([once], [], new Date(day(30))).checkAt).toBeNull();
});

let catalog: TestCatalog;
beforeAll(async () => {
  catalog = await testCatalog({ watches: false });
});
afterAll(() => catalog?.close());

async function tell({ muid }: TestPersonWithUuid, revision: number, plans: object[]) {
  await catalog.deliver(planConsumer, { aggregateId: muid, payload: { userUuid: muid, revision, plans } });
}
async function noticesOf(person: TestPersonWithUuid) {
  const query = '{ findNotification(q: { pageSize: -1, orderField: "created_at-asc" }) { list { type key params } } }';
  const { list } = (await catalog.graphql(query, {}, person)).data.findNotification;
  return list.map(({ type, key, params }: { type: string; key: string; params: Record<string, unknown> }) => [
    type,
    key,
    params.plan_grade,
    params.next_grade,
    params.until,
  ]);
}

test('a person is notified of their plan once by several processes, at its beginning, before its end and at its end', async () => {
  const person = await catalog.creator('subscriber');
  const { rows } = await catalog.db.raw('select clock_now() as now');
  const at = (days: number) => new Date(rows[0].now.getTime() + days * DAY_S * 1000).toISOString();
  const until = at(30);
  await tell(person, 1, [{ grade: PRO, startedAt: at(0), endedAt: until }]);
  expect(await Promise.all([checkPlans(catalog.db), checkPlans(catalog.db)])).toEqual(expect.arrayContaining([1, 0]));
  await catalog.moveClock(22 * DAY_S);
  expect(await checkPlans(catalog.db)).toBe(0);
  await catalog.moveClock(DAY_S + 1);
  expect([await checkPlans(catalog.db), await checkPlans(catalog.db)]).toEqual([1, 0]);
  await catalog.moveClock(7 * DAY_S);
  expect([await checkPlans(catalog.db), await checkPlans(catalog.db)]).toEqual([1, 0]);
  expect(await noticesOf(person)).toEqual([
    ['official', 'plan-begun', PRO, PRO, until],
    ['official', 'plan-ends', PRO, 0, until],
    ['official', 'plan-ended', PRO, 0, until],
  ]);
  const row = await catalog.db('user_plans').where({ user_uuid: person.muid }).first();
  expect([row.notified, row.check_at]).toEqual([[], null]);
});

test('a plan taken back before it was reported isn’t reported, and an erased person is notified of nothing', async () => {
  const [brief, gone] = await Promise.all([catalog.creator('brief'), catalog.creator('gone')]);
  const { rows } = await catalog.db.raw('select clock_now() as now');
  const plan = {
    grade: PRO,
    startedAt: rows[0].now.toISOString(),
    endedAt: new Date(rows[0].now.getTime() + 30 * DAY_S * 1000).toISOString(),
  };
  await tell(brief, 1, [plan]);
  await tell(brief, 2, []);
  await tell(gone, 1, [plan]);
  await catalog
    .db('users')
    .where({ uuid: gone.muid })
    .update({ erased_at: catalog.db.raw('clock_now()') });
  expect(await checkPlans(catalog.db)).toBe(2);
  expect(await noticesOf(brief)).toEqual([]);
  expect(await catalog.db('notification_recipients').where({ user_uuid: gone.muid })).toEqual([]);
});
