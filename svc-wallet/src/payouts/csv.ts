import { stringify } from 'csv-stringify/sync';
import type { PayoutFile } from './instruction.ts';

/** Formats the run as CSV, one payment per line; formulas are escaped for spreadsheets. */
export function toCsv({ instructions }: PayoutFile): string {
  const rows = instructions.map(({ reference, amount, bank, clearing }) => ({
    reference,
    amount,
    currency: 'USD',
    payee: bank.payee,
    account: bank.accountnumber,
    account_type: bank.type === 1 ? 'checking' : 'savings',
    bank: bank.name,
    swift: bank.swift,
    clearing_code: clearing?.code ?? '',
    address: bank.address,
    city: bank.city,
    state: bank.bankstate,
    postal_code: bank.postalcode,
    country: bank.country.toUpperCase(),
    intermediary_bank: bank.intermediary_name,
    intermediary_swift: bank.intermediary_swift ?? '',
    intermediary_account: bank.intermediary_accountnumber,
    intermediary_country: bank.intermediary_country?.toUpperCase() ?? '',
  }));
  return stringify(rows, { header: true, escape_formulas: true, record_delimiter: '\r\n' });
}
