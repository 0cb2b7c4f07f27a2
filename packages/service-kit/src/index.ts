export type { Actor, GuestActor, NewcomerActor, UserActor } from './auth/actor.ts';
export { requireRole, requireUser, requireVerified } from './auth/actor.ts';
export type { SignedRequest } from './auth/gateway-signature.ts';
export {
  ADDRESS_HEADER,
  COUNTRY_HEADER,
  SIGNATURE_HEADER,
  signAddress,
  signCountry,
  signGatewayRequest,
  verifyGatewayRequest,
} from './auth/gateway-signature.ts';
export type { GrantOptions } from './auth/grants.ts';
export { issueGrant, verifyGrant } from './auth/grants.ts';
export { requireRecent } from './auth/recent.ts';
export type { RevocationSource } from './auth/revocation.ts';
export { openGrant, sealGrant } from './auth/sealed-grants.ts';
export type { TokenVerifierOptions } from './auth/verify-token.ts';
export { createTokenVerifier } from './auth/verify-token.ts';
export { noteEventIn } from './database/commit-signal.ts';
export { clockNow, createDatabase, setClock } from './database/create-database.ts';
export { isConnectionLost, isOutOfRoom } from './database/database-away.ts';
export type { IdempotentCommand } from './database/idempotency.ts';
export { answerAgain, idempotentCommand, withIdempotency } from './database/idempotency.ts';
export { assertOutsideTransaction, inTransaction } from './database/in-transaction.ts';
export type { MigrateOptions, Migration, MigrationContext } from './database/migrate.ts';
export { migrate } from './database/migrate.ts';
export type { ServiceEnv } from './env.ts';
export { databaseEnvSchema, MAX_EVENT_LOOP_DELAY_MS, migrationEnvSchema, parseEnv, serviceEnvSchema } from './env.ts';
export type { DomainErrorOptions } from './errors.ts';
export { DomainError, parseInput, parseQuery } from './errors.ts';
export type { Broadcast } from './events/broadcast.ts';
export { openBroadcast } from './events/broadcast.ts';
export type { AnyConsumer, Consumer } from './events/consumer.ts';
export { defineBatchConsumer, defineConsumer } from './events/consumer.ts';
export type { DeadLetterCommand } from './events/dead-letter-command.ts';
export { runDeadLetterCommand } from './events/dead-letter-command.ts';
export type { DeadLetter } from './events/dead-letters.ts';
export { deadLetterViews, listDeadLetters, replayDeadLetter } from './events/dead-letters.ts';
export type { NewEvent } from './events/record-event.ts';
export { newEvent, recordEvent } from './events/record-event.ts';
export { runRepublishCommand } from './events/republish-command.ts';
export type { ExportPart } from './exports/export-page.ts';
export { readExportPage } from './exports/export-page.ts';
export { composeTypeDefs } from './graphql/base-schema.ts';
export type { Engine, EngineContext } from './graphql/engine.ts';
export { createEngine } from './graphql/engine.ts';
export type { FormatOptions } from './graphql/format-error.ts';
export { domainErrorIn, extensionsOf, formatError } from './graphql/format-error.ts';
export type { GraphqlBody, GraphqlOptions } from './graphql/graphql-route.ts';
export { registerGraphql } from './graphql/graphql-route.ts';
export type { QueryLimits, Variables } from './graphql/limits.ts';
export { createQueryGuard, PUBLIC_LIMITS, rowsAskedOf, withDefaults } from './graphql/limits.ts';
export { createBaseApp, REQUEST_ID_HEADER } from './http/base-app.ts';
export type { ServiceOptions, ServiceOverrides } from './http/build-service.ts';
export { buildService, CLOCK_HEADER } from './http/build-service.ts';
export { createCounter, createGauge } from './http/counters.ts';
export { registerHealth } from './http/health.ts';
export { registerMetrics } from './http/metrics.ts';
export type { RequestContext, RouteTools } from './http/request-context.ts';
export { runService } from './http/run-service.ts';
export { watch } from './http/watch.ts';
export { carryOut } from './jobs/carry-out.ts';
export * as createJobs from './jobs/create-jobs-migration.ts';
export type { Finish, JobKind, RunningJob } from './jobs/job-kind.ts';
export * as queueFairly from './jobs/queue-fairly-migration.ts';
export type { Async } from './jobs/service.ts';
export { addJob, asyncIdOf, failJob, findAsync, releaseJob } from './jobs/service.ts';
