import { hasIban } from '@meowtale/contracts/inputs/wallet/bank-countries';
import { create } from 'xmlbuilder2';
import type { Debtor } from '../withdrawals/config.ts';
import { type Instruction, type PayoutFile, toBankText } from './instruction.ts';
import { assertPain001 } from './pain-schema.ts';

const NAMESPACE = 'urn:iso:std:iso:20022:tech:xsd:pain.001.001.09';
/** ISO 20022's external cash account types, by SPEC §3's. */
const ACCOUNT_TYPES = { 1: 'CACC', 2: 'SVGS' } as const;

type Node = Record<string, unknown>;
/** Returns elements in the given order, without empty ones. */
const withoutEmpty = (entries: Node): Node =>
  Object.fromEntries(Object.entries(entries).filter(([, value]) => value !== '' && value != null));
const numbered = (isIban: boolean, number: string): Node => (isIban ? { IBAN: number } : { Othr: { Id: number } });

interface Place {
  address: string;
  city: string;
  state: string;
  postalCode: string;
  country: string;
}

const postal = ({ address, city, state, postalCode, country }: Place): Node =>
  withoutEmpty({ PstCd: postalCode, TwnNm: city, CtrySubDvsn: state, Ctry: country.toUpperCase(), AdrLine: address });

function correspondent({ bank }: Instruction): Node {
  const { intermediary_swift, intermediary_name, intermediary_country: country, intermediary_accountnumber: number } = bank;
  if (!intermediary_swift || !country) return {};
  const place = {
    address: bank.intermediary_address,
    city: bank.intermediary_city,
    state: bank.intermediary_bankstate,
    postalCode: bank.intermediary_postalcode,
    country,
  };
  return withoutEmpty({
    IntrmyAgt1: { FinInstnId: withoutEmpty({ BICFI: intermediary_swift, Nm: intermediary_name, PstlAdr: postal(place) }) },
    IntrmyAgt1Acct: number ? { Id: numbered(hasIban(country), number) } : null,
  });
}

function transaction(instruction: Instruction): Node {
  const { reference, amount, bank, clearing, isIban } = instruction;
  const place = { address: bank.address, city: bank.city, state: bank.bankstate, postalCode: bank.postalcode, country: bank.country };
  return withoutEmpty({
    PmtId: { InstrId: reference, EndToEndId: reference },
    Amt: { InstdAmt: { '@Ccy': 'USD', '#': amount } },
    ...correspondent(instruction),
    CdtrAgt: {
      FinInstnId: withoutEmpty({
        BICFI: bank.swift,
        ClrSysMmbId: clearing && { ClrSysId: { Cd: clearing.system }, MmbId: clearing.code },
        Nm: bank.name,
        PstlAdr: postal(place),
      }),
    },
    Cdtr: { Nm: bank.payee },
    CdtrAcct: { Id: numbered(isIban, bank.accountnumber), Tp: { Cd: ACCOUNT_TYPES[bank.type] } },
    RmtInf: { Ustrd: `Meowtale ${reference}` },
  });
}

/** Formats the run as ISO 20022's customer credit transfer initiation. The sender bears bank charges, because the fee is already taken. */
export function toPain001({ reference, createdAt, total, instructions }: PayoutFile, debtor: Debtor): string {
  const count = String(instructions.length);
  const name = toBankText(debtor.name).slice(0, 140).trim();
  const isIban = /^[A-Z]{2}\d{2}[A-Z0-9]/.test(debtor.account) && hasIban(debtor.account.slice(0, 2).toLowerCase());
  const message = {
    Document: {
      '@xmlns': NAMESPACE,
      CstmrCdtTrfInitn: {
        GrpHdr: {
          MsgId: reference,
          CreDtTm: createdAt.toISOString(),
          NbOfTxs: count,
          CtrlSum: total,
          InitgPty: { Nm: name },
        },
        PmtInf: {
          PmtInfId: reference,
          PmtMtd: 'TRF',
          BtchBookg: 'true',
          NbOfTxs: count,
          CtrlSum: total,
          ReqdExctnDt: { Dt: createdAt.toISOString().slice(0, 10) },
          Dbtr: { Nm: name },
          DbtrAcct: { Id: numbered(isIban, debtor.account), Ccy: 'USD' },
          DbtrAgt: { FinInstnId: { BICFI: debtor.bic } },
          ChrgBr: 'DEBT',
          CdtTrfTxInf: instructions.map(transaction),
        },
      },
    },
  };
  return create({ version: '1.0', encoding: 'UTF-8' }, message).end({ prettyPrint: true });
}

/**
 * Writes the run's file for the bank and checks it against the schema, so that staff never get an invalid one.
 * @throws DomainError `payout/file-invalid`
 */
export async function writePain001(file: PayoutFile, debtor: Debtor): Promise<string> {
  const xml = toPain001(file, debtor);
  await assertPain001(xml);
  return xml;
}
