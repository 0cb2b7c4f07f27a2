import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { testSeed } from '@meowtale/service-kit/testing/proof';
import fc from 'fast-check';
import { ACTIVITY_COMMANDS, type ActivityAnswer, type ActivityCommand, ActivityModel } from '../../testing/activity-model.ts';
import { type TestCatalog, type TestPersonWithUuid, testCatalog } from '../../testing/catalog.ts';

/** Number of random histories of a promotion; `npm run prove` runs 300. */
const RUNS = Number(process.env.PROVE_PROMOTION_LIVES ?? 12);
const SEED = testSeed();
const HOUR_MS = 3_600_000;

let catalog: TestCatalog;
let people: Record<'staff' | 'maker' | 'stranger', TestPersonWithUuid>;

beforeAll(async () => {
  catalog = await testCatalog();
  people = {
    staff: await catalog.person('staff', ['staff']),
    maker: await catalog.creator('maker'),
    stranger: await catalog.person('stranger'),
  };
});
afterAll(() => catalog?.close());

type Who = keyof typeof people;
interface Real {
  uuid: string;
  /** Time of the model's hour 0, in milliseconds. */
  zero: number;
}

const STATES = [0, 1, 2, 3];
const FIELDS = 'uuid percentage_discount state started_at ended_at revision';
const ARGS = `names: [{ language: "en-US", name: "Spring of cats" }], percentage_discount: $percent, started_at: $from, ended_at: $to,
  state: $state, reason: "By the calendar."`;
const TYPES = '$percent: Int!, $from: DateTime!, $to: DateTime!, $state: Int!';
const ADD = `mutation (${TYPES}) { addStoreActivityOfficial(${ARGS}) { ${FIELDS} } }`;
const SET = `mutation ($uuid: ID!, $revision: Int!, ${TYPES}) {
  setStoreActivityOfficial(uuid: $uuid, revision: $revision, ${ARGS}) { ${FIELDS} } }`;
const CLOSE = `mutation ($uuid: ID!, $revision: Int!) {
  closeStoreActivityOfficial(uuid: $uuid, revision: $revision, reason: "Too loud.") { ${FIELDS} } }`;
const FIND = `{ findStoreActivityOfficial { list { ${FIELDS} } } }`;
/** Queries without a state, and with each. */
const FIND_BY_STATE = `{ any: findStoreActivityOfficial { list { ${FIELDS} } }
  ${STATES.map((state) => `state${state}: findStoreActivityOfficial(state: [${state}]) { list { uuid } }`).join('\n')} }`;

const timeOf = ({ zero }: Pick<Real, 'zero'>, hours: number) => new Date(zero + hours * HOUR_MS).toISOString();
const clockMs = async () => Date.parse((await catalog.db.raw('select clock_now() as now')).rows[0].now.toISOString());

/** Moves the clock a little past the model's hour, so that the time that calls take doesn't reach the next one. */
async function toHour({ zero }: Pick<Real, 'zero'>, hours: number): Promise<void> {
  await catalog.moveClock((zero + (hours + 0.1) * HOUR_MS - (await clockMs())) / 1000);
}

/** Returns the input of an action: a whole promotion, as the form sends it. */
const written = (model: ActivityModel, action: ActivityCommand, real: Real) => {
  const lasts = model.to - model.from;
  const from = action === 'move' ? model.hours + 2 : model.from;
  const to = action === 'move' ? from + lasts : model.to + (action === 'lengthen' ? 2 : 0);
  const state = action === 'publish' ? 1 : action === 'withdraw' ? 0 : Number(!model.isDraft);
  return { percent: model.percent + Number(action === 'reprice'), from: timeOf(real, from), to: timeOf(real, to), state };
};

/** States that were reached. */
const lived = new Set<number>();

/** Compares what the queries return to staff and creators with the model, by each state and without one. */
async function compare(model: ActivityModel, real: Real): Promise<void> {
  lived.add(model.state);
  const foundIn = ({ list }: { list: { uuid: string; state: number }[] }) => list.find(({ uuid }) => uuid === real.uuid);
  const { state, percent, revision } = model;
  const expected = { uuid: real.uuid, state, revision, percentage_discount: percent, started_at: timeOf(real, model.from) };
  const { data: forStaff } = await catalog.graphql(FIND_BY_STATE, {}, people.staff);
  expect(foundIn(forStaff.any)).toMatchObject({ ...expected, ...(!model.isClosed && { ended_at: timeOf(real, model.to) }) });
  for (const one of STATES) expect([one, foundIn(forStaff[`state${one}`]) !== undefined]).toEqual([one, one === state]);
  const { data: forMaker } = await catalog.graphql(FIND, {}, people.maker);
  expect(foundIn(forMaker.findStoreActivityOfficial)?.state).toBe(state === 0 ? undefined : state);
}

/** One attempted action, allowed or not: the service returns what the model returns, and has the model's state afterwards. */
class Act implements fc.AsyncCommand<ActivityModel, Real> {
  readonly name: string;
  readonly onModel: (model: ActivityModel) => ActivityAnswer;
  readonly onReal: (model: ActivityModel, real: Real) => Promise<ActivityAnswer>;

  constructor(name: string, onModel: Act['onModel'], onReal: Act['onReal']) {
    this.name = name;
    this.onModel = onModel;
    this.onReal = onReal;
  }

  check = () => true;
  toString = () => this.name;

  async run(model: ActivityModel, real: Real): Promise<void> {
    // Runs before the model changes, because the input depends on the state before.
    const answer = await this.onReal(model, real);
    expect(`${this.name}: ${answer ?? 'done'}`).toBe(`${this.name}: ${this.onModel(model) ?? 'done'}`);
    await compare(model, real);
  }
}

async function send(
  who: Who,
  action: ActivityCommand,
  model: ActivityModel,
  real: Real,
  revision = model.revision,
): Promise<ActivityAnswer> {
  const { uuid } = real;
  const variables = action === 'close' ? { uuid, revision } : { uuid, revision, ...written(model, action, real) };
  const { errors } = await catalog.graphql(action === 'close' ? CLOSE : SET, variables, people[who]);
  return errors?.[0]?.extensions.code;
}
const does = (action: ActivityCommand) =>
  new Act(
    `staff: ${action}`,
    (model) => model.do(action),
    (model, real) => send('staff', action, model, real),
  );
const forbidden = (who: Who, action: ActivityCommand) =>
  new Act(
    `${who}: ${action}`,
    () => 'auth/forbidden',
    (model, real) => send(who, action, model, real),
  );
const stale = (action: ActivityCommand) =>
  new Act(
    `staff who read it earlier: ${action}`,
    () => 'input/conflict',
    (model, real) => send('staff', action, model, real, model.revision + 1),
  );
const anHour = new Act(
  'an hour passes',
  (model) => {
    model.hours += 1;
    return undefined;
  },
  async ({ hours }, real) => {
    await toHour(real, hours + 1);
    return undefined;
  },
);

const action = fc.constantFrom(...ACTIVITY_COMMANDS);
const acts: fc.Arbitrary<Act>[] = [
  ...[0, 1, 2].map(() => action.map(does)),
  ...[0, 1].map(() => fc.constant(anHour)),
  fc.constant(does('publish')),
  action.map(stale),
  fc.tuple(fc.constantFrom<Who>('maker', 'stranger'), action).map(([who, of]) => forbidden(who, of)),
];

const active: Act[] = [does('publish'), anHour, anHour];
/** Histories to start from, because random ones rarely reach these states. */
const BEGINNINGS: Act[][] = [[], [does('publish')], active, [...active, anHour, anHour, anHour], [...active, does('close')]];

test(
  `${RUNS} random histories of a promotion: the service does exactly what the table allows (seed ${SEED})`,
  async () => {
    const live = fc.asyncProperty(
      fc.commands(acts, { maxCommands: 40, size: 'max' }),
      fc.constantFrom(...BEGINNINGS),
      async (tried, beginning) => {
        const model = new ActivityModel(2, 5);
        const zero = await clockMs();
        const { percent } = model;
        const { data } = await catalog.graphql(
          ADD,
          { percent, from: timeOf({ zero }, 2), to: timeOf({ zero }, 5), state: 0 },
          people.staff,
        );
        const real = { uuid: data.addStoreActivityOfficial.uuid, zero };
        await toHour(real, 0);
        await compare(model, real);
        for (const act of beginning) await act.run(model, real);
        await fc.asyncModelRun(() => ({ model, real }), tried);
      },
    );
    await fc.assert(live, { numRuns: RUNS, seed: SEED });
    expect([...lived].toSorted()).toEqual(RUNS < 100 ? expect.arrayContaining([0]) : [0, 1, 2, 3]);
  },
  RUNS * 20_000,
);
