import { createDatabase } from '../database/create-database.ts';
import { DomainError } from '../errors.ts';
import type { AnyConsumer } from './consumer.ts';
import { type DeadLetter, listDeadLetters, replayDeadLetter } from './dead-letters.ts';

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

export interface DeadLetterCommand {
  databaseUrl: string;
  /** The service's consumers: a dead letter is replayed by the one that failed. */
  consumers: readonly AnyConsumer[];
  /** Writes a line; standard output unless given. */
  say?: (line: string) => void;
}

function described({ id, consumer, envelope, error, deliveries, failed_at }: DeadLetter): string {
  const event = envelope ? `${envelope.type} of ${envelope.aggregateId}` : 'an unreadable message';
  return `${id}  ${failed_at.toISOString()}  ${consumer}: ${event}, delivered ${deliveries} times\n    ${error}`;
}

function reasonOf(error: unknown): string {
  if (error instanceof DomainError && error.code === '404') return 'no dead letter of this service waits with that id';
  return `it failed again and still waits: ${error instanceof Error ? `${error.name}: ${error.message}` : String(error)}`;
}

/**
 * Runs an operator's command on a service's dead letters: `list` prints those that wait, oldest first, at most 100;
 * `replay <id>` hands one to its consumer again, once. Returns the exit code: 0 done, 1 failed, 2 wrong usage.
 */
export async function runDeadLetterCommand([verb, id, ...rest]: readonly string[], desk: DeadLetterCommand): Promise<number> {
  const { databaseUrl, consumers, say = (line) => void process.stdout.write(`${line}\n`) } = desk;
  const isList = verb === 'list' && id === undefined;
  const isReplay = verb === 'replay' && UUID.test(id ?? '') && rest.length === 0;
  if (!isList && !isReplay) {
    say('usage: list | replay <id of a dead letter>');
    return 2;
  }
  const db = createDatabase(databaseUrl, { name: 'dead-letters', poolMax: 1 });
  try {
    if (isReplay) say(`${id}: ${await replayDeadLetter(db, consumers, id as string)}`);
    else for (const line of linesOf(await listDeadLetters(db))) say(line);
    return 0;
  } catch (error) {
    say(`${isReplay ? id : verb}: ${reasonOf(error)}`);
    return 1;
  } finally {
    await db.destroy();
  }
}

const linesOf = (letters: readonly DeadLetter[]) => (letters.length > 0 ? letters.map(described) : ['no dead letters wait']);
