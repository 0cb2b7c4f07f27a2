import { isBic } from '@meowtale/contracts/inputs/wallet/bank-countries';
import { WITHDRAW_MAX } from '@meowtale/contracts/inputs/wallet/withdrawal';
import { z } from 'zod';
import { type MasterKeys, masterKeys } from '../banks/envelope.ts';
import { DEFAULT_FEE_RULES } from './fees/default-rules.ts';
import { type FeeRules, feeRulesSchema } from './fees/rules.ts';

const json = z.string().transform((text, ctx): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    ctx.addIssue({ code: 'custom', message: 'is no JSON', input: text });
    return z.NEVER;
  }
});

/** The account from which payouts are made. */
const debtorSchema = z.strictObject({
  name: z
    .string()
    .max(140)
    .regex(/[a-z\d]/i, 'has to contain a letter from A to Z or a digit, because banks transmit no others'),
  account: z.string().regex(/^[A-Z0-9]{4,34}$/, 'has to be 4 to 34 capital letters and digits'),
  bic: z
    .string()
    .toUpperCase()
    .refine((bic) => isBic(bic), 'has to be a BIC'),
});
export type Debtor = z.output<typeof debtorSchema>;

/** Settings of withdrawals; secrets and accounts have no default. */
export const withdrawalEnv = {
  /** Master keys of bank data, the current one first (`banks/envelope.ts`). */
  BANK_KEYS: masterKeys,
  /** SPEC §9's fee rules, as JSON (`fees/rules.ts`). */
  WITHDRAWAL_FEE_RULES: json.pipe(feeRulesSchema).default(feeRulesSchema.parse(DEFAULT_FEE_RULES)),
  /** The amount in coins that a withdrawal must exceed. */
  WITHDRAWAL_MIN_COINS: z.coerce.number().int().min(0).max(WITHDRAW_MAX).default(0),
  /** The amount in coins from which two members of staff must agree. */
  WITHDRAWAL_TWO_STAFF_COINS: z.coerce.number().int().min(1).default(100_000),
  /** `{"name", "account", "bic"}` of the account from which payouts are made. */
  PAYOUT_DEBTOR: json.pipe(debtorSchema),
};

/** Configuration of withdrawals and payouts. */
export interface WithdrawalConfig {
  keys: MasterKeys;
  feeRules: FeeRules;
  minCoins: number;
  twoStaffCoins: number;
  debtor: Debtor;
}

/** The account of a local stack, which pays nobody: the example number of ISO 13616. */
export const SANDBOX_DEBTOR: Debtor = { name: 'Meowtale sandbox', account: 'GB29NWBK60161331926819', bic: 'NWBKGB2L' };
