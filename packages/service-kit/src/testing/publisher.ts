import type { FastifyBaseLogger } from 'fastify';
import { createDatabase } from '../database/create-database.ts';
import { startEvents } from '../events/start-events.ts';

// Publishes the outbox of a database until it is ended: what tests kill in the middle of its work.

const [databaseUrl, natsUrl, namespace] = process.argv.slice(2);
if (!databaseUrl || !natsUrl || !namespace) throw new Error('usage: publisher.ts <database> <nats> <namespace>');
const log = { info() {}, warn() {}, error() {} } as unknown as FastifyBaseLogger;
startEvents({ service: 'publisher', db: createDatabase(databaseUrl), natsUrl, namespace, consumers: [], log });
