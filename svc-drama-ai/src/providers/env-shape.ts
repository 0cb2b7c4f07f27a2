import { isLocalAddress } from '@meowtale/contracts/local-address';
import { z } from 'zod';

/** Where a provider is asked: what is sent, and the key, must not be read on the way, so http is for this machine alone. */
const endpoint = z
  .url({ protocol: /^https?$/, error: 'has to be an address', abort: true })
  .refine((url) => url.startsWith('https:') || isLocalAddress(url), 'has to be https; http is for localhost alone')
  .refine((url) => {
    const { username, password, search, hash } = new URL(url);
    return `${username}${password}${search}${hash}` === '';
  }, 'has to be without a name, a password, a query and a mark: a key has a variable of its own')
  .optional();

/** What the operator says of who writes and draws (DESIGN §6). With none of it the built-in draft does everything. */
export const providersEnvShape = {
  /** Of any chat-completions endpoint, up to and with `/v1`. */
  AI_OPENAI_BASE_URL: endpoint,
  /** Left out for a server that wants none. */
  AI_OPENAI_API_KEY: z
    .string()
    .regex(/^[!-~]+$/, 'has to be one word')
    .optional(),
  AI_OPENAI_MODEL: z.string().optional(),
  /** Of AUTOMATIC1111's web UI, started with `--api`. */
  AI_SDWEBUI_URL: endpoint,
  /** Words that no prompt may hold, comma-separated; SPEC §5 has one at the moment. */
  AI_BLOCKED_WORDS: z
    .string()
    .default('porn')
    .transform((text) => text.split(',').flatMap((word) => word.trim() || [])),
};

export const providersEnvSchema = z.object(providersEnvShape);
export type ProvidersEnv = z.output<typeof providersEnvSchema>;

export const isModelNamed = (env: ProvidersEnv): boolean => !env.AI_OPENAI_BASE_URL || Boolean(env.AI_OPENAI_MODEL);
