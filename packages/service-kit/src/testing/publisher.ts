import { flushCompileCache } from 'node:module';
import type { FastifyBaseLogger } from 'fastify';
import { createDatabase } from '../database/create-database.ts';
import { startEvents } from '../events/start-events.ts';
import { PATIENCE } from './test-database.ts';

// Publishes the outbox of a database until it is ended: what tests kill in the middle of its work.

const [databaseUrl, natsUrl, namespace] = process.argv.slice(2);
if (!databaseUrl || !natsUrl || !namespace) throw new Error('usage: publisher.ts <database> <nats> <namespace>');
// A process that is killed never writes what Node compiled, which the next one then compiles again.
flushCompileCache();
const log = { info() {}, warn() {}, error() {} } as unknown as FastifyBaseLogger;
const db = createDatabase(databaseUrl, { patience: PATIENCE });
startEvents({ service: 'publisher', db, natsUrl, namespace, consumers: [], patience: PATIENCE, log });
