import type { EventType } from '@meowtale/contracts/events/index';
import { createDatabase } from '../database/create-database.ts';
import { republish } from './republish.ts';
import { typesOfOwner } from './subjects.ts';

const USAGE = 'usage: republish all | <event type>... [--since <time, as 2026-11-29T00:00:00Z; facts alone>]';
/** Marking a large outbox takes long, and a time-out would roll all of it back. */
const STATEMENT_TIMEOUT_MS = 600_000;
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/;

export interface RepublishCommand {
  databaseUrl: string;
  /** The first part of its events' names: `wallet`. */
  owner: string;
  /** Writes a line; standard output unless given. */
  say?: (line: string) => void;
}

/** Returns the event types and the time that the arguments name; null for wrong usage. */
function parse(args: readonly string[], types: readonly EventType[]): { types: readonly EventType[]; since?: Date } | null {
  const at = args.indexOf('--since');
  const names = at < 0 ? args : args.slice(0, at);
  const wanted = names.length === 1 && names[0] === 'all' ? types : types.filter((type) => names.includes(type));
  if (wanted.length === 0 || (wanted !== types && wanted.length !== new Set(names).size)) return null;
  if (at < 0) return { types: wanted };
  const [time = '', ...rest] = args.slice(at + 1);
  const since = new Date(time);
  return TIME.test(time) && rest.length === 0 && !Number.isNaN(since.getTime()) ? { types: wanted, since } : null;
}

/**
 * Runs an operator's command that publishes a service's events again, type by type: all states, and facts as long as they are
 * retained. Returns the exit code: 0 done, 1 failed, 2 wrong usage.
 */
export async function runRepublishCommand(args: readonly string[], command: RepublishCommand): Promise<number> {
  const { databaseUrl, owner, say = (line) => void process.stdout.write(`${line}\n`) } = command;
  const types = typesOfOwner(owner);
  const options = parse(args, types);
  if (!options) {
    say(USAGE);
    say(`event types: ${types.join(' ')}`);
    return 2;
  }
  const db = createDatabase(databaseUrl, { name: 'republish', poolMax: 1, statementTimeoutMs: STATEMENT_TIMEOUT_MS });
  try {
    for (const type of options.types) {
      const count = await republish(db, { types: [type], ...(options.since && { since: options.since }) });
      say(`${type}: ${count} will be published again`);
    }
    return 0;
  } catch (error) {
    say(`not done: ${error instanceof Error ? error.message : String(error)}`);
    return 1;
  } finally {
    await db.destroy();
  }
}
