import { createDatabase } from '@meowtale/service-kit';
import { readDatabaseEnv } from '../env.ts';
import { examineBooks, type Finding } from './books-repository.ts';

const SHOWN_FAULTS = 5;

/** Formats the findings as text for the operator. */
export function reportBooks(findings: readonly Finding[]): string {
  const lines = findings.flatMap(({ rule, checked, faults }) => [
    `${faults.length === 0 ? 'ok   ' : 'FAULT'}  ${rule} (${checked} checked)`,
    ...faults.slice(0, SHOWN_FAULTS).map((fault) => `         ${fault}`),
    ...(faults.length > SHOWN_FAULTS ? [`         and ${faults.length - SHOWN_FAULTS} more`] : []),
  ]);
  const faults = findings.reduce((sum, finding) => sum + finding.faults.length, 0);
  return [...lines, faults === 0 ? 'The books are right.' : `THE BOOKS ARE WRONG: ${faults} faults.`].join('\n');
}

if (import.meta.main) {
  const db = createDatabase(readDatabaseEnv().DATABASE_URL, { name: 'check-ledger', poolMax: 1, statementTimeoutMs: 600_000 });
  const findings = await examineBooks(db).finally(() => db.destroy());
  console.log(reportBooks(findings));
  process.exitCode = findings.every(({ faults }) => faults.length === 0) ? 0 : 1;
}
