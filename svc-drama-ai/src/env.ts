import { databaseEnvSchema, parseEnv, type ServiceEnv, serviceEnvSchema } from '@meowtale/service-kit';

export const readEnv = (): ServiceEnv => parseEnv(serviceEnvSchema, process.env);

/** What a command that works on this service's database is told. */
export const readDatabaseEnv = () => parseEnv(databaseEnvSchema, process.env);
