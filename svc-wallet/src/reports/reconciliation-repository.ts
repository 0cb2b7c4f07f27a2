import type { Knex } from 'knex';
import type { Listed, Page } from '../lists/page.ts';
import { readPage } from '../lists/service.ts';
import { OWN_SHARE, TAKES_PART } from './report-repository.ts';

/** Sums of one month's sales. Coins. */
export interface MonthRow {
  /** `YYYY-MM`. */
  month: string;
  units: number;
  returns: number;
  gross: number;
  refund: number;
  fee: number;
  promoter: number;
  agent: number;
  owner: number;
  own: number;
  own_settled: number;
  settled_units: number;
}

const SUMMED = ['units', 'returns', 'gross', 'refund', 'fee', 'promoter', 'agent', 'owner', 'settled_units'];
const OWN_SETTLED = OWN_SHARE.replaceAll(/then (\w+)/g, 'then settled_$1');

/** Returns every month from a person's first sale to the current one; months without a sale have zeros. */
export function findMonths(db: Knex, userUuid: string, month: string | null, page: Page<'month'>): Promise<Listed<MonthRow>> {
  const months = db.raw(
    `(with mine as (
       select date_trunc('month', day)::date as month, ${SUMMED.map((measure) => `sum(${measure})::bigint as ${measure}`).join()},
         sum(${OWN_SHARE})::bigint as own, sum(${OWN_SETTLED})::bigint as own_settled
       from sales where ${TAKES_PART} group by 1
     ), span as (
       select generate_series((select min(month) from mine)::timestamp, clock_now() at time zone 'UTC', '1 month')::date as month
     )
     select to_char(span.month, 'YYYY-MM') as month, ${[...SUMMED, 'own', 'own_settled'].map((name) => `coalesce(${name}, 0) as ${name}`).join()}
     from span left join mine using (month)) as months`,
    { user: userUuid },
  );
  const query = db.from(months).select('months.*');
  if (month) query.where({ month });
  return readPage<MonthRow>(query, page, 'month');
}
