import { parseEnv } from '@meowtale/service-kit/env';
import { z } from 'zod';

const conformanceEnvSchema = z.object({ PORT: z.coerce.number().int().min(0).max(65_535).default(0) });

/** What the conformance server's command line is told. */
export const readConformanceEnv = () => parseEnv(conformanceEnvSchema, process.env);
