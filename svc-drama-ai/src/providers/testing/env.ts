import { parseEnv } from '@meowtale/service-kit/env';
import { z } from 'zod';

const conformanceEnvSchema = z.object({ PORT: z.coerce.number().int().min(0).max(65_535).default(0) });

/** Environment of the conformance server's command. */
export const readConformanceEnv = () => parseEnv(conformanceEnvSchema, process.env);
