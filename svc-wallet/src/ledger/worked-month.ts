/** A month calculated by hand, in coins. The journey of a month's sales checks pages against it; docs/money.md prints it. */
export const RATES = { promoterBp: 2000, agentBp: 1500, withdrawalFee: { fixed: 30, percentage: 1 } } as const;

interface WorkedSale {
  what: string;
  price: number;
  promoted: boolean;
  refunded: boolean;
  fee: number;
  promoter: number;
  agent: number;
  owner: number;
}

export const SALES = [
  { what: 'by the promoter’s link', price: 499, promoted: true, refunded: false, fee: 149, promoter: 70, agent: 42, owner: 238 },
  { what: 'found by its buyer', price: 499, promoted: false, refunded: false, fee: 149, promoter: 0, agent: 52, owner: 298 },
  { what: 'by the link, taken back', price: 499, promoted: true, refunded: true, fee: 149, promoter: 70, agent: 42, owner: 238 },
] as const satisfies readonly WorkedSale[];

/** The month's sums for the owner and for those who have shares. */
export const MONTH = { gross: 1497, refunds: 499, fee: 298, promoter: 70, agent: 94, net: 536 } as const;

/** The owner withdraws all of it to a domestic bank; 100 coins are one dollar. */
export const WITHDRAWAL = { amount: 536, fee: 35, total: 501, dollars: '5.01' } as const;

const percent = (basisPoints: number) => `${basisPoints / 100} %`;

/** Prints the month as Markdown: each sale, the month and the withdrawal, with their calculation. */
export function printMonth(): string {
  const row = ({ what, price, fee, promoter, agent, owner }: WorkedSale) =>
    `| ${what} | ${price} | ${fee} | ${promoter} | ${agent} | ${owner} |`;
  const { gross, refunds, fee, promoter, agent, net } = MONTH;
  const { fixed, percentage } = RATES.withdrawalFee;
  return [
    '## A month, worked out by hand',
    `A work at 499 coins, with a promoter at ${percent(RATES.promoterBp)} and an agent at ${percent(RATES.agentBp)}, is sold three times. The platform’s 30 % are floored to\n149 and leave 350. The promoter has a fifth of that, 70; the agent 15 % of what then remains, floored: 42 of 280, or 52 of 350.`,
    ['| sale | price | fee | promoter | agent | owner |', '|---|--:|--:|--:|--:|--:|', ...SALES.map(row)].join('\n'),
    `The third is taken back whole within its 14 days: each share is reversed, and nothing of it is left. So the month has`,
    [
      '| gross | refunds | fee | promoter | agent | net |',
      '|--:|--:|--:|--:|--:|--:|',
      `| ${gross} | ${refunds} | ${fee} | ${promoter} | ${agent} | **${net}** |`,
    ].join('\n'),
    `${gross} − ${refunds} − ${fee} − ${promoter} − ${agent} = ${net}. It is pending until the run of the month in which the 14 days end, then available.\nWithdrawn whole to a bank at home it costs ${fixed} + ${percentage} % of ${WITHDRAWAL.amount} = 35.36, rounded to ${WITHDRAWAL.fee}; ${WITHDRAWAL.total} coins leave the bank as US$ ${WITHDRAWAL.dollars}.`,
  ].join('\n\n');
}
