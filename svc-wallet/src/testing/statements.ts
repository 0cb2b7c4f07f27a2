import type { TestPerson } from '@meowtale/service-kit/testing';
import { SANDBOX_DEBTOR } from '../withdrawals/config.ts';
import { ADD_RUN, earner, requestWithdrawal, reviewed } from './payouts.ts';
import { newKey, type TestWallet } from './wallet.ts';

interface Entry {
  reference: string;
  amount?: string;
  /** The bank's reference; none for an empty one. */
  entry?: string;
  direction?: 'DBIT' | 'CRDT';
  currency?: string;
  status?: string;
  reason?: string;
}

export const plain = (uuid: string): string => uuid.replaceAll('-', '');

const entryXml = ({ reference, amount = '98.20', entry = '', direction = 'DBIT', currency = 'USD', status = 'BOOK', reason }: Entry) => `
  <Ntry>
    <Amt Ccy="${currency}">${amount}</Amt>
    <CdtDbtInd>${direction}</CdtDbtInd>
    <Sts><Cd>${status}</Cd></Sts>
    ${entry && `<AcctSvcrRef>${entry}</AcctSvcrRef>`}
    <NtryDtls><TxDtls>
      <Refs><EndToEndId>${reference}</EndToEndId></Refs>
      <Amt Ccy="${currency}">${amount}</Amt>
      ${reason ? `<RtrInf><Rsn><Cd>${reason}</Cd></Rsn></RtrInf>` : ''}
    </TxDtls></NtryDtls>
  </Ntry>`;

/** Writes a camt.053 statement of the account from which payouts are made. */
export const camt053 = (entries: readonly (Entry | string)[], { id = 'S1', account = SANDBOX_DEBTOR.account } = {}): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt>
<GrpHdr><MsgId>${id}</MsgId><CreDtTm>2026-11-30T06:00:00</CreDtTm></GrpHdr>
<Stmt><Id>${id}</Id><Acct><Id><IBAN>${account}</IBAN></Id><Ccy>USD</Ccy></Acct>
${entries.map((entry) => (typeof entry === 'string' ? entry : entryXml(entry))).join('')}
</Stmt></BkToCstmrStmt></Document>`;

const LINES = 'format others lines { line result entry kind amount currency reason withdrawal_uuid user_name }';
const CHECK = `mutation ($content: String!) { checkPayoutStatement(content: $content) { ${LINES} } }`;
const BOOK = `mutation ($content: String!, $name: String!, $key: ID!) {
  bookPayoutStatement(content: $content, name: $name, idempotency_key: $key) { ${LINES} }
}`;

/** Checks a statement; returns it, or its field errors. */
export async function checked(wallet: TestWallet, by: TestPerson, content: string) {
  const { data, errors } = await wallet.graphql(CHECK, { content }, by);
  return errors ? errors[0]?.extensions.fields : data.checkPayoutStatement;
}

/** Books a statement and returns the results of its lines. */
export async function booked(wallet: TestWallet, by: TestPerson, content: string, key = newKey()): Promise<string[]> {
  const { data, errors } = await wallet.graphql(BOOK, { content, name: 'november.xml', key }, by);
  if (errors) throw new Error(JSON.stringify(errors));
  return data.bookPayoutStatement.lines.map(({ result }: { result: string }) => result);
}

const FILE = 'mutation ($uuid: ID!) { downloadPayoutRun(uuid: $uuid, format: "pain.001", reason: "Monthly") { content } }';

/** Makes a withdrawal of each amount, in a run; the bank has its file unless `sent` is false. */
export async function sentRun(wallet: TestWallet, by: TestPerson, amounts: readonly number[], sent = true) {
  const people: Awaited<ReturnType<typeof earner>>[] = [];
  const uuids: string[] = [];
  for (const amount of amounts) {
    const person = await earner(wallet, amount);
    const uuid = await requestWithdrawal(wallet, person, amount);
    await reviewed(wallet, by, uuid, 'take');
    people.push(person);
    uuids.push(uuid);
  }
  const run: string = (await wallet.graphql(ADD_RUN, { uuids, key: newKey() }, by)).data.addPayoutRun.uuid;
  const file: string = sent ? (await wallet.graphql(FILE, { uuid: run }, by)).data.downloadPayoutRun.content : '';
  return { run, people, uuids, file };
}
