import { isLocalAddress } from '@meowtale/contracts/local-address';
import { z } from 'zod';

/** URL of a provider; http only for localhost, because prompts and keys must be encrypted on the network. */
const endpoint = z
  .url({ protocol: /^https?$/, error: 'has to be an address', abort: true })
  .refine((url) => url.startsWith('https:') || isLocalAddress(url), 'has to be https; http is for localhost alone')
  .refine((url) => {
    const { username, password, search, hash } = new URL(url);
    return `${username}${password}${search}${hash}` === '';
  }, 'has to be without a name, a password, a query and a mark: a key has a variable of its own')
  .optional();

/** Settings of providers (DESIGN §6). Without any the built-in draft does everything. */
export const providersEnvShape = {
  /** Base URL of any chat-completions endpoint, including `/v1`. */
  AI_OPENAI_BASE_URL: endpoint,
  /** Omitted for a server without keys. */
  AI_OPENAI_API_KEY: z
    .string()
    .regex(/^[!-~]+$/, 'has to be one word')
    .optional(),
  AI_OPENAI_MODEL: z.string().optional(),
  /** URL of AUTOMATIC1111's web UI, started with `--api`. */
  AI_SDWEBUI_URL: endpoint,
  /** Words that no prompt may contain, comma-separated; SPEC §5 names one. */
  AI_BLOCKED_WORDS: z
    .string()
    .default('porn')
    .transform((text) => text.split(',').flatMap((word) => word.trim() || [])),
};

export const providersEnvSchema = z.object(providersEnvShape);
export type ProvidersEnv = z.output<typeof providersEnvSchema>;

export const isModelNamed = (env: ProvidersEnv): boolean => !env.AI_OPENAI_BASE_URL || Boolean(env.AI_OPENAI_MODEL);
