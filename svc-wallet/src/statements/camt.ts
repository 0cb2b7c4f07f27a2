import { convert } from 'xmlbuilder2';
import { isCurrency, reasonOf, type Statement, type StatementLine, toHundredths, unreadable, uuidOf } from './statement.ts';

const NAMESPACE = /^urn:iso:std:iso:20022:tech:xsd:camt\.053\.001\.\d{2}$/;

type Node = { [name: string]: Value };
type Value = string | Node | Value[] | undefined;

/** Returns an element's children of a name, which the conversion gives as one value or a list. */
function all(node: Value, ...path: string[]): Value[] {
  return path.reduce<Value[]>(
    (nodes, name) => nodes.flatMap((one) => (typeof one === 'object' && !Array.isArray(one) ? [one[name] ?? []].flat() : [])),
    [node],
  );
}

/** Returns the text of the first element at a path, without its attributes; empty where there is none. */
function text(node: Value, ...path: string[]): string {
  const [first] = all(node, ...path);
  const own = typeof first === 'object' && !Array.isArray(first) ? first['#'] : first;
  return typeof own === 'string' ? own.trim() : '';
}

/** Returns the same tree with local names, because banks choose prefixes. */
function withoutPrefixes(value: Value): Value {
  if (Array.isArray(value)) return value.map(withoutPrefixes);
  if (typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [localName(name), withoutPrefixes(inner)]));
}

const localName = (name: string): string => (name.startsWith('@') ? name : name.replace(/^[^:]*:/, ''));

function parseDocument(content: string): Node {
  // A statement has no document type; entities could make it huge.
  if (/<!(?:DOCTYPE|ENTITY)/i.test(content)) throw unreadable();
  try {
    const root = convert(content, { format: 'object' }) as unknown as Node;
    const document = Object.entries(root).find(([key]) => localName(key) === 'Document')?.[1];
    const spaces = Object.entries((document ?? {}) as Node).filter(([key]) => key.startsWith('@xmlns'));
    if (!spaces.some(([, value]) => typeof value === 'string' && NAMESPACE.test(value))) throw unreadable();
    return withoutPrefixes(document) as Node;
  } catch {
    throw unreadable();
  }
}

const NAMES_PAYOUT = /\bMeowtale ([0-9a-f]{32})\b/i;

/** Returns the uuid of the payout that a booking names: by its end-to-end or instruction reference, or by its text. */
function payoutOf(details: Value): string | null {
  const references = ['EndToEndId', 'InstrId'].map((name) => text(details, 'Refs', name));
  const texts = all(details, 'RmtInf', 'Ustrd').map((one) => NAMES_PAYOUT.exec(typeof one === 'string' ? one : '')?.[1] ?? '');
  return [...references, ...texts].map(uuidOf).find((uuid) => uuid !== null) ?? null;
}

interface Money {
  amount: number;
  currency: string;
}

/** Returns the first amount at one of these paths; one that isn't whole hundredths above 0 can't be read. */
function moneyOf(node: Value, paths: readonly string[][]): Money | null {
  for (const path of paths) {
    const [found] = all(node, ...path);
    if (found === undefined) continue;
    const amount = toHundredths(text(found));
    const currency = text(found, '@Ccy');
    if (!amount || !isCurrency(currency)) throw unreadable();
    return { amount, currency };
  }
  return null;
}

const SENT = [['Amt'], ['AmtDtls', 'TxAmt', 'Amt'], ['AmtDtls', 'InstdAmt', 'Amt']];

/** Returns the line of one transaction of an entry; null when it names no payout. */
function toLine(entry: Value, details: Value, place: string, isOnly: boolean): StatementLine | null {
  const [batch = null] = isOnly ? all(entry, 'NtryDtls', 'Btch').map((one) => uuidOf(text(one, 'PmtInfId'))) : [];
  const uuid = payoutOf(details) ?? batch;
  if (!uuid) return null;
  const money = moneyOf(details, SENT) ?? (isOnly ? moneyOf(entry, [['Amt']]) : null);
  const direction = text(details, 'CdtDbtInd') || text(entry, 'CdtDbtInd');
  if (!money || !['DBIT', 'CRDT'].includes(direction)) throw unreadable();
  const bankReference = text(details, 'Refs', 'AcctSvcrRef') || (isOnly ? text(entry, 'AcctSvcrRef') : '');
  const kind = direction === 'DBIT' ? 'paid' : 'returned';
  const why = [text(details, 'RtrInf', 'Rsn', 'Cd'), ...all(details, 'RtrInf', 'AddtlInf').map((one) => text(one))];
  return { entry: bankReference || place, uuid, kind, ...money, reason: kind === 'returned' ? reasonOf(why) : '' };
}

const isFinal = (entry: Value): boolean => (text(entry, 'Sts', 'Cd') || text(entry, 'Sts')) === 'BOOK';

/**
 * Reads an ISO 20022 camt.053 statement of any version: its final bookings that name payouts, one by one or as a run. A credit is a return.
 * @throws DomainError `input/invalid`
 */
export function readCamt053(content: string): Statement {
  const statements = all(parseDocument(content), 'BkToCstmrStmt', 'Stmt');
  const accounts = new Set(statements.map((one) => text(one, 'Acct', 'Id', 'IBAN') || text(one, 'Acct', 'Id', 'Othr', 'Id')));
  const [account] = accounts;
  if (accounts.size !== 1 || !account) throw unreadable();
  const lines: StatementLine[] = [];
  let others = 0;
  for (const statement of statements) {
    for (const [at, entry] of all(statement, 'Ntry').entries()) {
      const listed = all(entry, 'NtryDtls', 'TxDtls');
      const transactions = listed.length > 0 ? listed : [{}];
      for (const [nth, details] of transactions.entries()) {
        const place = `${text(statement, 'Id')}#${at + 1}.${nth + 1}`;
        const line = isFinal(entry) ? toLine(entry, details, place, transactions.length === 1) : null;
        if (line) lines.push(line);
        else others += 1;
      }
    }
  }
  return { format: 'camt.053', account, lines, others };
}
