import type { createDatabase } from '@meowtale/service-kit';

export type Db = ReturnType<typeof createDatabase>;

export const POST = 'select ledger.post_transfers(?, ?, ?, ?)';
export const PLATFORM = '00000000-0000-0000-0000-000000000000';
const OWNERS = '00000000-0000-4000-8000-';

/** The number of payers in these benchmarks; they are numbered from 1, so that SQL can select them too. */
export const PAYERS = 1000;
export const payer = (number: number) => `${OWNERS}${String(number).padStart(12, '0')}`;

export const line = (from: string, fromKind: string, to: string, toKind: string, amount: number) =>
  JSON.stringify([{ from_owner: from, from_kind: fromKind, to_owner: to, to_kind: toKind, currency: 'coin', amount }]);

/** Gives every payer coins with the only function that can. */
export async function fillPayers(db: Db): Promise<void> {
  const fill = (_none: undefined, index: number) => {
    const owner = payer(index + 1);
    return db.raw(POST, [`fill:${owner}`, 'topup', owner, line(PLATFORM, 'issuance', owner, 'coin', 1_000_000_000)]);
  };
  await Promise.all(Array.from({ length: PAYERS }, fill));
}

/** The payment of a random payer, as a pgbench script that calls the function. */
export const PAYMENT_SCRIPT = `
\\set number random(1, ${PAYERS})
\\set amount random(1, 500)
select ledger.post_transfers(
  gen_random_uuid()::text, 'order', owner::uuid,
  format('[{"from_owner":"%s","from_kind":"coin","to_owner":"${PLATFORM}","to_kind":"fee","currency":"coin","amount":%s}]', owner, :amount::int)::jsonb)
from (select '${OWNERS}' || lpad(:number::int::text, 12, '0') as owner) as payer;
`;
