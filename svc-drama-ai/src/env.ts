import { parseEnv, type ServiceEnv, serviceEnvSchema } from '@meowtale/service-kit';

export const readEnv = (): ServiceEnv => parseEnv(serviceEnvSchema, process.env);
