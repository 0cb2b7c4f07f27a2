import { databaseEnvSchema, migrationEnvSchema, parseEnv, type ServiceEnv, serviceEnvSchema } from '@meowtale/service-kit/env';

export const readEnv = (): ServiceEnv => parseEnv(serviceEnvSchema, process.env);

/** What a command that works on this service's database is told. */
export const readDatabaseEnv = () => parseEnv(databaseEnvSchema, process.env);

/** What migrations are told: the owner's address and the role that the service runs as. */
export const readMigrationEnv = () => parseEnv(migrationEnvSchema, process.env);
