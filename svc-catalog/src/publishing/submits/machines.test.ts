import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { SubmitPart } from '@meowtale/contracts/states';
import { testSeed } from '@meowtale/service-kit/testing/proof';
import fc from 'fast-check';
import { type TestCatalog, type TestPersonWithUuid, testCatalog } from '../../testing/catalog.ts';
import { type Answer, ListingModel, type Who } from '../../testing/listing-model.ts';
import { commandsOf, completeData } from '../../testing/listings.ts';
import { createWorks, type Works } from '../../works.ts';
import { announceDueReleases } from '../listings/due-releases.ts';

/** Number of random command sequences; `npm run prove` runs 300. */
const RUNS = Number(process.env.PROVE_LISTING_LIVES ?? 12);
const SEED = testSeed();

let catalog: TestCatalog;
let works: Pick<Works, 'addresses'>;
let commands: ReturnType<typeof commandsOf>;
let people: Record<Who, TestPersonWithUuid>;

beforeAll(async () => {
  catalog = await testCatalog({ watches: false });
  works = await createWorks({
    FILES_DIR: catalog.filesDir,
    FILES_ORIGIN: 'http://files.localhost:3002',
    WORKS_ORIGIN: 'http://a-{app}.localhost:3005',
    SITES_ORIGIN: 'http://s-{name}.localhost:3006',
    GRANT_SIGNING_SECRET: 'unused',
  } as Parameters<typeof createWorks>[0]);
  commands = commandsOf(catalog);
  people = {
    owner: await catalog.creator('owner'),
    house: await catalog.person('house', ['publisher']),
    rival: await catalog.person('rival', ['publisher']),
    staff: await catalog.person('staff', ['staff']),
    colleague: await catalog.person('colleague', ['staff']),
    stranger: await catalog.person('stranger'),
  };
});
afterAll(() => catalog?.close());

/** The listing of one sequence, and the data that may be saved into it. */
interface Real {
  store: string;
  data: Awaited<ReturnType<typeof completeData>>;
}

type Reply = { errors?: { extensions: { code: string } }[] };
const codeOf = ({ errors }: Reply): Answer => errors?.[0]?.extensions.code;

const current = (store: string) => catalog.db('store_submits').where({ store_uuid: store, is_current: true }).first();

async function hoursFromNow(hours: number): Promise<string> {
  const { rows } = await catalog.db.raw('select clock_now() as now');
  return new Date(rows[0].now.getTime() + hours * 3_600_000).toISOString();
}

/** The submit names and agent states that were reached. */
const lived = new Set<string>();

/** Compares everything that people see of the listing with the table. */
async function compare(model: ListingModel, { store }: Real): Promise<void> {
  lived.add(model.row.submit).add(`agent ${model.agent}`);
  const query = `query ($id: ID) { findStoreMe(id: $id) { list { submit_status page_state package_state status store_agent { state user_uuid }
    current_submit { status page_state package_state } } } }`;
  const [mine] = (await catalog.graphql(query, { id: store }, people.owner)).data.findStoreMe.list;
  const { row, parts } = model;
  const expected = { status: row.submit, page_state: parts.page, package_state: parts.package };
  expect(mine).toMatchObject({ submit_status: row.submit, page_state: parts.page, package_state: parts.package, status: model.status });
  expect(mine.current_submit).toEqual(expected);
  expect(mine.store_agent?.state ?? 0).toBe(model.agent);
  if (model.agent > 0) expect(mine.store_agent.user_uuid).toBe(people[model.asked as Who].muid);
  if (!model.logged) return;
  const line = await catalog.db('store_logs').where({ store_uuid: store }).orderBy('at', 'desc').orderBy('uuid', 'desc').first();
  expect([line.action, line.log_state, line.page_state, line.package_state, line.tags]).toEqual([
    model.logged,
    row.log,
    parts.page,
    parts.package,
    [...row.tags, `status:${model.status}`],
  ]);
  model.logged = null;
}

/** One command, allowed or not: the service's response and the state after it match the table. */
class Act implements fc.AsyncCommand<ListingModel, Real> {
  readonly name: string;
  readonly onModel: (model: ListingModel) => Answer;
  readonly onReal: (real: Real) => Promise<Reply>;

  constructor(name: string, onModel: (model: ListingModel) => Answer, onReal: (real: Real) => Promise<Reply>) {
    this.name = name;
    this.onModel = onModel;
    this.onReal = onReal;
  }

  check = () => true;
  toString = () => this.name;

  async run(model: ListingModel, real: Real): Promise<void> {
    const reply = await this.onReal(real);
    expect(`${this.name}: ${codeOf(reply) ?? 'done'}`).toBe(`${this.name}: ${this.onModel(model) ?? 'done'}`);
    await compare(model, real);
  }
}

const call = (query: string, variables: object, who: Who): Promise<Reply> => catalog.graphql(query, { ...variables }, people[who]);

const REVIEW = `mutation ($uuid: ID!, $action: String!, $part: String, $type: String, $memo: String) {
  reviewStoreSubmit(uuid: $uuid, action: $action, part: $part, rejection_type: $type, memo: $memo) { submit { uuid } } }`;
const ASK = `mutation ($store: ID!, $user: ID!, $state: Int) { setStoreAgent(store_id: $store, user_uuid: $user, rate: 0.1, state: $state) { state } }`;
const ANSWER = `mutation ($store: ID!, $state: Int!, $memo: String) { reviewStoreAgent(store_id: $store, state: $state, memo: $memo) { state } }`;

let writes = 0;
const save = (who: Who, part: SubmitPart) =>
  new Act(
    `${who} saves the ${part}`,
    (model) => model.save(who, part),
    async ({ store, data }) => {
      writes += 1;
      const page = {
        store_submit_info: { ...data.store_submit_info, author: `Words ${writes}` },
        store_submit_price: data.store_submit_price,
      };
      const pack = { store_submit_game_pack: { ...data.store_submit_game_pack, description: `Words ${writes}` } };
      return commands.save(people[who], store, await current(store), part === 'page' ? page : pack);
    },
  );
const submit = (who: Who) =>
  new Act(
    `${who} submits`,
    (model) => model.submit(who),
    ({ store }) => commands.submit(people[who], store),
  );
const cancel = (who: Who) =>
  new Act(
    `${who} takes it back`,
    (model) => model.cancel(who),
    async ({ store }) => commands.cancel(people[who], (await current(store)).uuid),
  );
const review = (who: Who, action: 'take' | 'pass' | 'refuse', part: SubmitPart | null) =>
  new Act(
    `${who}: ${action} ${part ?? 'both'}`,
    (model) => model.review(who, action, part),
    async ({ store }) =>
      call(REVIEW, { uuid: (await current(store)).uuid, action, part, ...(action === 'refuse' && { type: 'bug', memo: 'No.' }) }, who),
  );
/** Moves the clock to five past the hour, so that a release waiting for the full hour is out after one hour. */
async function toFivePast(): Promise<void> {
  const { rows } = await catalog.db.raw('select extract(epoch from clock_now())::float8 as seconds');
  await catalog.moveClock(3600 + 300 - (rows[0].seconds % 3600));
}
const release = (who: Who, when: 'now' | 'queued' | 'ahead' | 'past') =>
  new Act(
    `${who} releases ${when}`,
    (model) => model.releaseStore(who, when),
    async ({ store }) => {
      if (when === 'queued') {
        await catalog.db('user_plans').where({ user_uuid: people[who].muid }).delete();
        return commands.releaseByPlan(people[who], store);
      }
      const times = {
        now: {},
        ahead: { start_preview_at: await hoursFromNow(1), released_at: await hoursFromNow(2) },
        past: { released_at: await hoursFromNow(-1) },
      };
      return commands.release(people[who], store, times[when]);
    },
  );
const sell = (who: Who, status: 'on' | 'off') =>
  new Act(
    `${who}: ${status} sale`,
    (model) => model.setStatus(who, status),
    ({ store }) => commands.setStatus(people[who], store, status),
  );
const ask = (who: Who, action: 'set' | 'invite', publisher: 'house' | 'rival') =>
  new Act(
    `${who}: ${action} ${publisher}`,
    (model) => model.ask(who, action, publisher),
    ({ store }) => call(ASK, { store, user: people[publisher].muid, state: action === 'set' ? 1 : 2 }, who),
  );
const answer = (who: Who, action: 'take' | 'accept' | 'refuse') =>
  new Act(
    `${who} answers: ${action}`,
    (model) => model.answer(who, action),
    ({ store }) => call(ANSWER, { store, state: { take: 3, accept: 4, refuse: 5 }[action], memo: 'So.' }, who),
  );
const STANDINGS = {
  able: { roles: ['user', 'publisher'], suspended_until: null },
  'no publisher': { roles: ['user'], suspended_until: null },
  suspended: { roles: ['user', 'publisher'], suspended_until: '2120-01-01T00:00:00Z' },
};
const house = (is: keyof typeof STANDINGS) =>
  new Act(
    `the house is ${is}`,
    (model) => {
      model.houseIs = is;
      return undefined;
    },
    async () => {
      await catalog.db('users').where({ uuid: people.house.muid }).update(STANDINGS[is]);
      return {};
    },
  );
const passing = (hours: number) =>
  new Act(
    `${hours} hours pass`,
    (model) => {
      model.hours += hours;
      return undefined;
    },
    async () => {
      await catalog.moveClock(hours * 3600);
      await announceDueReleases(catalog.db, works);
      return {};
    },
  );

const anHour = passing(1);

const anybody = fc.constantFrom<Who>('owner', 'house', 'rival', 'staff', 'stranger');
/** Mostly people who may, so that sequences make progress. */
const mostly = (...who: Who[]) => fc.oneof({ weight: 6, arbitrary: fc.constantFrom(...who) }, { weight: 1, arbitrary: anybody });
const part = fc.constantFrom<SubmitPart>('page', 'package');
const reviewer = fc.oneof(
  { weight: 5, arbitrary: fc.constant<Who>('staff') },
  { weight: 2, arbitrary: fc.constantFrom<Who>('colleague', 'colleague', 'owner') },
);
const acts: fc.Arbitrary<Act>[] = [
  fc.tuple(mostly('owner'), part).map(([who, of]) => save(who, of)),
  fc.tuple(mostly('owner'), part).map(([who, of]) => save(who, of)),
  mostly('owner', 'house').map(submit),
  mostly('owner', 'house').map(submit),
  mostly('owner', 'house').map(cancel),
  reviewer.map((who) => review(who, 'take', null)),
  reviewer.map((who) => review(who, 'take', null)),
  fc
    .tuple(reviewer, fc.constantFrom('pass' as const, 'pass' as const, 'refuse' as const), fc.option(part))
    .map(([who, action, of]) => review(who, action, of)),
  fc
    .tuple(reviewer, fc.constantFrom('pass' as const, 'refuse' as const), fc.option(part))
    .map(([who, action, of]) => review(who, action, of)),
  fc
    .tuple(mostly('owner'), fc.constantFrom('now' as const, 'queued' as const, 'ahead' as const, 'past' as const))
    .map(([who, when]) => release(who, when)),
  fc.tuple(mostly('owner'), fc.constantFrom('on' as const, 'off' as const)).map(([who, status]) => sell(who, status)),
  fc
    .tuple(mostly('owner'), fc.constantFrom('set' as const, 'invite' as const), fc.constantFrom('house' as const, 'rival' as const))
    .map(([who, action, publisher]) => ask(who, action, publisher)),
  fc
    .tuple(mostly('house', 'rival'), fc.constantFrom('take' as const, 'accept' as const, 'refuse' as const))
    .map(([who, action]) => answer(who, action)),
  fc.constantFrom('able' as const, 'able' as const, 'no publisher' as const, 'suspended' as const).map(house),
  fc.constantFrom(anHour, anHour, anHour, passing(24)),
];

const submitted: Act[] = [save('owner', 'page'), save('owner', 'package'), submit('owner')];
const taken: Act[] = [...submitted, review('staff', 'take', null)];
const passed: Act[] = [...taken, review('staff', 'pass', null)];
const represented: Act[] = [...submitted.slice(0, 2), ask('owner', 'invite', 'house'), answer('house', 'accept')];
/** States to start from, because few random sequences would reach them. */
const BEGINNINGS: Act[][] = [
  [],
  submitted,
  [...submitted, cancel('owner')],
  taken,
  [...taken, review('staff', 'pass', 'page'), review('staff', 'refuse', 'package')],
  passed,
  [...passed, release('owner', 'ahead')],
  [...taken, review('staff', 'pass', 'page'), passing(24)],
  [...passed, release('owner', 'ahead'), anHour],
  [...passed, release('owner', 'now')],
  [...passed, release('owner', 'queued')],
  represented,
  [...represented, submit('house'), review('staff', 'take', null)],
  [...represented, submit('house'), house('no publisher'), cancel('owner')],
  [...represented, submit('house'), house('suspended')],
  [save('owner', 'page'), ask('owner', 'invite', 'rival'), answer('rival', 'take'), answer('rival', 'refuse')],
];

test(
  `${RUNS} random command sequences on a listing match the state tables (seed ${SEED})`,
  async () => {
    const live = fc.asyncProperty(
      fc.commands(acts, { maxCommands: 60, size: 'max' }),
      fc.constantFrom(...BEGINNINGS),
      async (tried, beginning) => {
        await toFivePast();
        await catalog.db('users').where({ uuid: people.house.muid }).update(STANDINGS.able);
        await catalog.db('store_agents').delete();
        const { uuid: store } = await commands.addStore(people.owner);
        const setup = () => ({ model: new ListingModel(), real: { store, data: real } });
        const real = await completeData(catalog, people.owner);
        const begin = setup();
        for (const act of beginning) await act.run(begin.model, begin.real);
        await fc.asyncModelRun(() => begin, tried);
      },
    );
    await fc.assert(live, { numRuns: RUNS, seed: SEED });
    // A few sequences don't reach all ten submit names and six agent states; many do.
    expect(lived.size).toBeGreaterThanOrEqual(RUNS < 100 ? 5 : 16);
  },
  RUNS * 20_000,
);
