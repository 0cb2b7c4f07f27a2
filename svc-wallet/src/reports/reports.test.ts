import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { AD_LINK_CHANGED } from '@meowtale/contracts/events/catalog/ad-link.fixture';
import { examineBooks } from '../ledger/books-repository.ts';
import { settleMonth } from '../settlement/service.ts';
import { type Person, staffRefund } from '../testing/money.ts';
import { PAY_STORE, STORE_QUOTE } from '../testing/operations.ts';
import { LISTING, newKey, type TestWallet, testWallet } from '../testing/wallet.ts';
import { openSalesFile } from './exports.ts';
import { foldSales, rebuildSales } from './summary.ts';

let wallet: TestWallet;
/** The owner of a work of 499 coins (in Taiwan 300), its agent at 15 %, and a promoter whose link gets 20 %. */
let owner: Person;
let agent: Person;
let promoter: Person;
let work: string;
let other: string;
const uid = '-_odd-uid-1';
const orders: Record<string, string> = {};

/**
 * Sales of four months: in December one in its last millisecond, refunded in January, one by a link and one of another work, both
 * settled; in January none but that refund; in February one that isn't settled.
 */
beforeAll(async () => {
  wallet = await testWallet();
  [owner, agent, promoter] = [await wallet.person(), await wallet.person(), await wallet.person()];
  const prices = [
    { country: 'us', coins: 499 },
    { country: 'tw', coins: 300 },
  ];
  const names = { 'en-US': '=HYPERLINK("http://evil.example")' };
  work = await wallet.listing({ ownerUuid: owner.muid, agent: { userUuid: agent.muid, rateBp: 1500 }, prices, names });
  const elsewhere = { platformKey: 'meowtale-open', names: { 'en-US': 'Night, "Ferry"\n2' } } as const;
  other = await wallet.listing({ ownerUuid: owner.muid, prices: [{ country: 'tw', coins: 499 }], ...elsewhere });
  await goTo('2026-12-05T10:00:00Z');
  const link = { ...AD_LINK_CHANGED, adLinkUuid: newKey(), uid, storeUuid: work, ownerUuid: promoter.muid };
  await wallet.tell('catalog.ad-link.changed', link.adLinkUuid, link);
  orders.linked = await sell(work, { uid });
  orders.other = await sell(other, { country: 'tw' });
  await goTo('2026-12-31T23:50:00Z');
  orders.edge = await sell(work, { country: 'tw' });
  await wallet.db('store_orders').where({ uuid: orders.edge }).update({ paid_at: '2026-12-31T23:59:59.999Z' });
  await goTo('2027-01-02T00:00:00Z');
  expect(await staffRefund(wallet, orders.edge)).toBeUndefined();
  await goTo('2027-01-20T00:00:00Z');
  await settleMonth(wallet.db, '2026-12', (_order, error) => {
    throw error;
  });
  await goTo('2027-02-01T00:00:00Z');
  orders.late = await sell(work, {});
  await wallet.db('store_orders').where({ uuid: orders.late }).update({ paid_at: '2027-02-01T00:00:00Z' });
  await goTo('2027-03-15T12:00:00Z');
});
afterAll(() => wallet.close());

async function goTo(time: string): Promise<void> {
  const { rows } = await wallet.db.raw<{ rows: { now: Date }[] }>('select clock_now() as now');
  await wallet.moveClock((Date.parse(time) - (rows[0]?.now.getTime() ?? 0)) / 1000);
}

type Sold = { uid?: string; country?: string; silver?: number };

async function sell(store: string, { uid: link, country, silver = 0 }: Sold): Promise<string> {
  const buyer = await wallet.person({ coins: 499, silver });
  if (country) {
    const payload = { userUuid: buyer.muid, revision: 1, nickname: 'Buyer', country, roles: ['user'] };
    await wallet.tell('catalog.user.changed', buyer.muid, payload);
  }
  const { data } = await wallet.graphql(STORE_QUOTE, { store, uid: link, silver: silver > 0 }, buyer);
  const paid = await wallet.graphql(PAY_STORE, { quote: data.findStoreQuote.uuid, key: newKey() }, buyer);
  await wallet.settleEvents();
  return paid.data.addStoreOrder.orders[0].uuid;
}

const REPORT = `query ($scope: String, $store: ID, $country: String, $link: String, $from: String, $to: String, $by: [String!]) {
  reportStoreStats(scope: $scope, store_id: $store, country: $country, ad_link_uid: $link, from: $from, to: $to, by: $by) {
    from to totalCount
    total { ...Row }
    list { id month day country ad_link_uid platform_key store_name ...Row }
  }
}
fragment Row on SalesReportRow {
  average_gross_price gross_units returns net_units gross_sales tax refund net_sales fee revenue_share { total owner agent promoter mine }
}`;
const report = async (person: Person | undefined, variables: object = {}) => wallet.graphql(REPORT, { ...variables }, person);
const rows = async (person: Person, variables: object = {}) => (await report(person, variables)).data.reportStoreStats;

describe('a sales report', () => {
  test('has every column, and months without a sale with zeros', async () => {
    const { list, total, ...rest } = await rows(owner, { from: '2026-12-01', to: '2027-02-28' });
    expect(rest).toEqual({ from: '2026-12-01', to: '2027-02-28', totalCount: 3 });
    expect(list[0]).toEqual({
      id: '2026-12',
      month: '2026-12',
      day: null,
      country: null,
      ad_link_uid: null,
      platform_key: null,
      store_name: null,
      average_gross_price: 433,
      gross_units: 3,
      returns: 1,
      net_units: 2,
      gross_sales: 1298,
      tax: 0,
      refund: 300,
      net_sales: 998,
      fee: 298,
      revenue_share: { total: 700, owner: 588, agent: 42, promoter: 70, mine: 588 },
    });
    expect(list[1]).toMatchObject({ month: '2027-01', average_gross_price: null, gross_units: 0, gross_sales: 0 });
    expect(list[2]).toMatchObject({ month: '2027-02', gross_sales: 499, fee: 149, revenue_share: { owner: 298, agent: 52 } });
    expect(total).toMatchObject({ gross_units: 4, returns: 1, gross_sales: 1797, net_sales: 1497, revenue_share: { total: 1050 } });
  });

  test('covers its days to the last millisecond, and by default this month and the eleven before', async () => {
    expect((await rows(owner, { from: '2026-12-31', to: '2026-12-31', by: ['day'] })).list).toMatchObject([
      { day: '2026-12-31', refund: 300 },
    ]);
    expect((await rows(owner, { from: '2027-01-01', to: '2027-01-31' })).total.gross_units).toBe(0);
    const untold = await rows(owner);
    expect([untold.from, untold.to, untold.list.length]).toEqual(['2026-04-01', '2027-03-15', 12]);
  });

  test('groups by country, link, platform, listing, and two of them', async () => {
    const year = { from: '2026-12-01', to: '2027-03-01' };
    const brief = (list: { id: string; gross_sales: number }[]) => list.map(({ id, gross_sales }) => `${id} ${gross_sales}`);
    const by = async (...dimensions: string[]) => brief((await rows(owner, { ...year, by: dimensions })).list);
    expect(await by('country')).toEqual(['us 998', 'tw 799']);
    expect(await by('ad_link')).toEqual(['~ 1298', `${uid} 499`]);
    const platforms = (await rows(owner, { ...year, by: ['platform'] })).list;
    expect(brief(platforms)).toEqual(['meowtale 1298', 'meowtale-open 499']);
    expect(platforms[1].platform_key).toBe('meowtale-open');
    const stores = (await rows(owner, { ...year, by: ['store'] })).list;
    expect(brief(stores)).toEqual([`${work} 1298`, `${other} 499`]);
    expect(stores[1].store_name).toBe('Night, "Ferry"\n2');
    expect(await by('month', 'country')).toEqual(['2026-12/tw 799', '2026-12/us 499', '2027-02/us 499']);
    expect(await by('platform', 'country')).toEqual(['meowtale/us 998', 'meowtale-open/tw 499', 'meowtale/tw 300']);
    expect((await rows(owner, { ...year, store: work, country: 'us', link: uid })).total.gross_sales).toBe(499);
  });

  test('shows agent and promoter their sales, and nobody else anything', async () => {
    const year = { from: '2026-12-01', to: '2027-03-01' };
    expect((await rows(agent, { ...year, scope: 'agent' })).total).toMatchObject({
      gross_units: 3,
      revenue_share: { owner: 536, mine: 94 },
    });
    expect((await rows(promoter, year)).total).toMatchObject({ gross_units: 1, revenue_share: { promoter: 70, mine: 70 } });
    expect((await rows(agent, { ...year, scope: 'owner' })).total.gross_units).toBe(0);
    expect((await rows(await wallet.person(), { ...year, store: work })).total.gross_units).toBe(0);
    expect((await report(undefined)).errors?.[0]?.extensions.code).toBe('auth/required');
  });

  test.each([
    [{ from: '2026-01-01', to: '2028-09-27' }, 'to', 'invalid.too-large'],
    [{ from: '2026-02-01', to: '2026-01-31' }, 'to', 'invalid.time-order'],
    [{ from: '2026-02-30' }, 'from', 'invalid.time'],
    [{ country: 'US' }, 'country', 'invalid.country'],
    [{ scope: 'staff' }, 'scope', 'invalid.scope'],
    [{ by: ['buyer'] }, 'by.0', 'invalid.scope'],
    [{ by: ['day', 'day'] }, 'by', 'invalid.twice'],
    [{ link: "x' or 1=1" }, 'ad_link_uid', 'invalid.characters'],
  ])('%j is rejected with its field', async (variables, path, key) => {
    expect((await report(owner, variables)).errors?.[0]?.extensions).toMatchObject({ code: 'input/invalid', fields: [{ path, key }] });
  });

  test('covers at most 999 days, also without an end', async () => {
    for (const to of ['2022-09-26', null]) expect(await rows(owner, { from: '2020-01-01', to })).toMatchObject({ to: '2022-09-26' });
  });

  test('includes a listing that is no longer on sale', async () => {
    await wallet.tell('catalog.listing.changed', other, {
      ...LISTING,
      storeUuid: other,
      ownerUuid: owner.muid,
      revision: 2,
      onSale: false,
      names: { 'en-US': 'Night, "Ferry"\n2' },
    });
    const { list } = await rows(owner, { from: '2026-12-01', to: '2026-12-31', by: ['store'], store: other });
    expect(list).toMatchObject([{ store_name: 'Night, "Ferry"\n2', gross_sales: 499 }]);
  });
});

describe('the summary', () => {
  const faults = async () => (await examineBooks(wallet.db)).flatMap((finding) => finding.faults);

  test('is the same after folding, concurrent folding, and a rebuild while people buy', async () => {
    const before = await rows(owner, { from: '2026-12-01', to: '2027-03-31' });
    await Promise.all([foldSales(wallet.db), foldSales(wallet.db), foldSales(wallet.db)]);
    while ((await wallet.db('sales_changes')).length > 0) await foldSales(wallet.db);
    expect(await rows(owner, { from: '2026-12-01', to: '2027-03-31' })).toEqual(before);
    const elsewhere = await wallet.listing();
    await Promise.all([
      rebuildSales(wallet.db),
      foldSales(wallet.db),
      ...[1, 2, 3, 4].map(() => sell(elsewhere, {})),
      rebuildSales(wallet.db),
    ]);
    expect(await rows(owner, { from: '2026-12-01', to: '2027-03-31' })).toEqual(before);
    expect(await faults()).toEqual([]);
  });

  test('with an error is found by check:ledger, and corrected by a rebuild', async () => {
    await foldSales(wallet.db);
    await wallet.db('sales_days').where({ owner_uuid: owner.muid, day: '2026-12-31' }).update({ gross: 301 });
    expect(await faults()).toEqual([expect.stringContaining('2026-12-31')]);
    await rebuildSales(wallet.db);
    expect(await faults()).toEqual([]);
  });
});

const RECONCILIATION = `query ($month: String, $q: ListQuery) {
  findReconciliation(month: $month, q: $q) {
    totalCount
    list {
      month state units returns gross refund fee promoter agent owner splitting own own_settled own_pending
      orders { totalCount list { uuid state my_share } }
    }
  }
}`;
const months = async (person: Person, variables: object = {}) =>
  (await wallet.graphql(RECONCILIATION, { ...variables }, person)).data.findReconciliation;

/** Returns what split and refund moved for the sales of each month, by person, from the ledger. */
async function ledgerOf(people: Record<string, string>): Promise<Record<string, Record<string, number>>> {
  const { rows: moved } = await wallet.db.raw<{ rows: { month: string; whose: string; coins: number }[] }>(
    `select to_char(o.paid_at at time zone 'UTC', 'YYYY-MM') as month, case when a.kind = 'fee' then 'fee' else a.owner_uuid::text end as whose,
       sum(e.amount)::bigint as coins
     from store_orders o join ledger.postings p on p.cause_uuid = o.uuid and p.reason in ('share', 'refund')
     join ledger.transfers t on t.posting_id = p.id join ledger.entries e on e.transfer_id = t.id join ledger.accounts a on a.id = e.account_id
     where o.owner_uuid = ? and a.kind in ('fee', 'earnings_pending', 'earnings_available') group by 1, 2`,
    [owner.muid],
  );
  const sums: Record<string, Record<string, number>> = {};
  for (const { month, whose, coins } of moved) {
    const who = Object.entries(people).find(([, uuid]) => uuid === whose)?.[0] ?? whose;
    sums[month] = { ...sums[month], [who]: coins };
  }
  return sums;
}

describe('the reconciliation', () => {
  test('has every month, also empty ones, with its state and its orders', async () => {
    const { list, totalCount } = await months(owner);
    expect(totalCount).toBe(4);
    expect(list.map(({ month, state }: { month: string; state: string }) => [month, state])).toEqual([
      ['2027-03', 'empty'],
      ['2027-02', 'pending'],
      ['2027-01', 'empty'],
      ['2026-12', 'settled'],
    ]);
    const [december] = (await months(owner, { month: '2026-12' })).list;
    expect(december).toMatchObject({ units: 3, returns: 1, gross: 1298, refund: 300, fee: 298, promoter: 70, agent: 42, owner: 588 });
    expect(december).toMatchObject({ splitting: 0, own: 588, own_settled: 588, own_pending: 0, orders: { totalCount: 3 } });
    expect(december.orders.list[0]).toEqual({ uuid: orders.edge, state: 4, my_share: null });
    expect(list[1]).toMatchObject({ gross: 499, own: 298, own_settled: 0, own_pending: 298 });
  });

  test('equals the ledger for owner, agent and promoter', async () => {
    const ledger = await ledgerOf({ owner: owner.muid, agent: agent.muid, promoter: promoter.muid });
    const sums: Record<string, Record<string, number>> = {};
    for (const [who, person] of Object.entries({ owner, agent, promoter }))
      for (const { month, units, fee, own } of (await months(person)).list)
        if (units > 0) sums[month] = { ...sums[month], [who]: own, ...(who === 'owner' && { fee }) };
    expect(sums).toEqual(ledger);
    expect(sums).toEqual({ '2026-12': { owner: 588, agent: 42, promoter: 70, fee: 298 }, '2027-02': { owner: 298, agent: 52, fee: 149 } });
    expect((await months(await wallet.person())).list).toEqual([]);
  });
});

const WATERFALL = `query ($order: ID!) {
  findSaleWaterfall(order_uuid: $order) {
    store_name price state refunded_at
    lines { role rate coins remaining mine pending settled taken settled_month }
    postings { reason entries { account amount } }
  }
}`;
const waterfall = async (person: Person, order: string | undefined) => {
  const { data, errors } = await wallet.graphql(WATERFALL, { order }, person);
  return errors?.[0]?.extensions.code ?? data.findSaleWaterfall;
};

describe('the waterfall of a sale', () => {
  const others = { pending: null, settled: null, taken: null, settled_month: null };

  test('is the same for all three except for whose share it marks, and ends with the owner', async () => {
    const mine = { pending: 0, settled: 42, taken: 0, settled_month: '2026-12' };
    expect((await waterfall(agent, orders.linked)).lines).toEqual([
      { role: 'platform', rate: 0.3, coins: 149, remaining: 350, mine: false, ...others },
      { role: 'promoter', rate: 0.2, coins: 70, remaining: 280, mine: false, ...others },
      { role: 'agent', rate: 0.15, coins: 42, remaining: 238, mine: true, ...mine },
      { role: 'owner', rate: null, coins: 238, remaining: 0, mine: false, ...others },
    ]);
    const own = ({ lines }: { lines: { mine: boolean; role: string }[] }) => lines.filter(({ mine: is }) => is).map(({ role }) => role);
    expect([own(await waterfall(owner, orders.linked)), own(await waterfall(promoter, orders.linked))]).toEqual([['owner'], ['promoter']]);
  });

  test("includes the caller's own entries and the platform’s", async () => {
    expect((await waterfall(promoter, orders.linked)).postings).toEqual([
      { reason: 'order', entries: [{ account: 'order_clearing', amount: 499 }] },
      {
        reason: 'share',
        entries: expect.arrayContaining([
          { account: 'earnings_pending', amount: 70 },
          { account: 'fee', amount: 149 },
          { account: 'order_clearing', amount: -70 },
        ]),
      },
      {
        reason: 'settlement',
        entries: [
          { account: 'earnings_pending', amount: -70 },
          { account: 'earnings_available', amount: 70 },
        ],
      },
    ]);
    const back = await waterfall(owner, orders.edge);
    expect(back).toMatchObject({ state: 4, refunded_at: expect.stringMatching(/^2027-01-02T/) });
    expect(back.lines.at(-1)).toMatchObject({ coins: 179, pending: 0, settled: 0, taken: 179 });
    expect(back.postings.map(({ reason }: { reason: string }) => reason)).toEqual(['order', 'share', 'refund']);
  });

  test('of a sale that is refunded after its settlement has no share left', async () => {
    const again = await sell(work, { silver: 199 });
    await wallet.db('order_shares').where({ order_uuid: again, user_uuid: owner.muid }).update({ pending: 0, settled: 298 });
    const { lines, postings } = await waterfall(owner, again);
    expect(lines.at(-1)).toMatchObject({ pending: 0, settled: 298, taken: 0 });
    expect(postings[0].entries.map(Object.values)).toEqual([['promotion', -199], ...[199, 300].map((coins) => ['order_clearing', coins])]);
    await wallet.db('store_orders').where({ uuid: again }).update({ state: 4 });
    expect((await waterfall(owner, again)).lines.at(-1)).toMatchObject({ pending: 0, settled: 0, taken: 298 });
  });

  test("isn't visible to the buyer, to another seller, or for another sale", async () => {
    const { buyer_uuid } = await wallet.db('store_orders').where({ uuid: orders.linked }).first('buyer_uuid');
    for (const person of [{ muid: buyer_uuid }, await wallet.person()]) expect(await waterfall(person, orders.linked)).toBe('404');
    expect(await waterfall(promoter, orders.late)).toBe('404');
    expect(await waterfall(owner, newKey())).toBe('404');
  });
});

const EXPORT = `mutation ($scope: String, $from: String, $to: String) {
  addSalesExport(scope: $scope, from: $from, to: $to) { url expires_at }
}`;
const fetched = (url: string) => wallet.inject({ method: 'GET', url: new URL(url).pathname }, { stream: true });
const exported = async (person: Person, variables: object) =>
  (await wallet.graphql(EXPORT, { ...variables }, person)).data.addSalesExport.url;

describe('a file of sales', () => {
  const year = { from: '2026-12-01', to: '2027-02-28' };

  test('has a row for each sale, safe in a spreadsheet, with numbers as numbers', async () => {
    const answer = await fetched(await exported(owner, year));
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="meowtale-sales-2026-12-01-2027-02-28.csv"',
    });
    const cells = (uuid: string | undefined) => [uuid, answer.body.split(`${uuid},`)[1]?.split('\r\n')[0]].join();
    expect(answer.body.startsWith('\uFEFForder_uuid,paid_at_utc,store_name,')).toBe(true);
    const safe = `"'=HYPERLINK(""http://evil.example"")"`;
    expect(cells(orders.linked)).toBe(
      `${orders.linked},2026-12-05 ${timeIn(answer.body, orders.linked)},${safe},${work},us,'${uid},499,0,499,0,0,499,149,70,42,238,238,1,meowtale`,
    );
    expect(cells(orders.edge)).toBe(`${orders.edge},2026-12-31 23:59:59,${safe},${work},tw,,300,0,300,0,300,0,,,,,,0,meowtale`);
    expect(answer.body).toContain('"Night, ""Ferry""\n2"');
    expect(answer.body.trimEnd().split('\r\n')).toHaveLength(5);
    const { content } = await openSalesFile(wallet.db, (await exported(owner, year)).split('/').at(-1), 2);
    expect((await content.toArray()).join('')).toBe(answer.body);
  });

  test('has the sales in which the caller has a share', async () => {
    const answer = await fetched(await exported(promoter, { ...year, scope: 'promoter' }));
    expect(answer.body).toContain(orders.linked);
    expect(answer.body.trimEnd().split('\r\n')).toHaveLength(2);
  });

  test('is downloaded once, within two minutes, and not with a made-up token', async () => {
    const [url, late] = [await exported(owner, year), await exported(owner, year)];
    expect((await wallet.inject({ method: 'HEAD', url: new URL(url).pathname }, { stream: true })).statusCode).toBe(404);
    const codes = await Promise.all([1, 2, 3, 4].map(async () => (await fetched(url)).statusCode));
    expect(codes.toSorted()).toEqual([200, 404, 404, 404]);
    await wallet.moveClock(121);
    expect((await fetched(late)).statusCode).toBe(404);
    expect((await fetched('http://localhost/exports/sales/nothing')).statusCode).toBe(404);
    expect((await wallet.graphql(EXPORT, { from: '2026-01-01', to: '2029-01-01' }, owner)).errors?.[0]?.extensions.code).toBe(
      'input/invalid',
    );
  });
});

function timeIn(csv: string, uuid: string | undefined): string {
  return new RegExp(`${uuid},\\S+ (\\S{8}),`).exec(csv)?.[1] ?? '';
}
