import { AsyncLocalStorage } from 'node:async_hooks';
import type { Db } from '../database.ts';

const asking = new AsyncLocalStorage<string[]>();

/** Returns the SQL statements of `work` in order, without those that the service runs meanwhile. */
export async function statementsOf(db: Db, work: () => Promise<unknown>): Promise<string[]> {
  const statements: string[] = [];
  const note = ({ sql }: { sql: string }) => {
    if (asking.getStore() === statements) statements.push(sql);
  };
  db.on('query', note);
  try {
    await asking.run(statements, work);
  } finally {
    db.removeListener('query', note);
  }
  return statements;
}
