import { AsyncLocalStorage } from 'node:async_hooks';
import type { Db } from '../database.ts';

const asking = new AsyncLocalStorage<string[]>();

/** The SQL that some work asks, in order; nothing of what the service asks beside it. */
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
