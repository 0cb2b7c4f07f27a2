import { isDeepStrictEqual } from 'node:util';
import { Pool } from 'undici';
import { SHELF } from './shelf-query.ts';

const body = JSON.stringify({ query: SHELF, variables: { q: { pageSize: 30 } } });

export interface Shelf {
  data: { findStore: { list: { current_price: unknown }[] } };
}

export interface Asker {
  /** Requests the list of works. @throws when the response is incomplete */
  ask(): Promise<Shelf>;
  close(): Promise<void>;
}

export function asker(origin: string, token: string, connections: number): Asker {
  const pool = new Pool(origin, { connections });
  const headers = { 'content-type': 'application/json', 'accept-version': 'v2', authorization: `Bearer ${token}` };
  return {
    async ask() {
      const answer = await pool.request({ method: 'POST', path: '/graphql', headers, body });
      const text = await answer.body.text();
      if (answer.statusCode !== 200 || text.includes('"errors"')) throw new Error(`${origin} answered ${answer.statusCode}: ${text}`);
      return JSON.parse(text) as Shelf;
    },
    close: () => pool.close(),
  };
}

/** Checks that all return the same, because comparing different responses would be meaningless. */
export async function assertSameAnswers(askers: readonly Asker[]): Promise<void> {
  const [first, ...rest] = await Promise.all(askers.map((each) => each.ask()));
  if (!first?.data.findStore.list.length) throw new Error('the shelf is empty');
  if (!rest.every((answer) => isDeepStrictEqual(answer, first))) throw new Error('those who are compared answer differently');
}
