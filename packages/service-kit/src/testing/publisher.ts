import { flushCompileCache } from 'node:module';
import type { FastifyBaseLogger } from 'fastify';
import { createDatabase } from '../database/create-database.ts';
import { startEvents } from '../events/start-events.ts';
import { PATIENCE } from './test-database.ts';

// A process that publishes a database's outbox until tests kill it in the middle of its work.

const [databaseUrl, natsUrl, namespace] = process.argv.slice(2);
if (!databaseUrl || !natsUrl || !namespace) throw new Error('usage: publisher.ts <database> <nats> <namespace>');
// Node writes its compile cache at exit, which a killed process never reaches.
flushCompileCache();
const log = { info() {}, warn() {}, error() {} } as unknown as FastifyBaseLogger;
const db = createDatabase(databaseUrl, { patience: PATIENCE });
startEvents({ service: 'publisher', db, natsUrl, namespace, consumers: [], patience: PATIENCE, log });
