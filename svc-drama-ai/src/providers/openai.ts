import { DomainError } from '@meowtale/service-kit';
import { z } from 'zod';
import { ANSWERS, type AnswerKind } from '../generation/steps.ts';
import { ContentFiltered } from './content-filter.ts';
import { type Endpoint, EndpointFault, endpointAt, failure, type Wait } from './endpoint.ts';
import { portableSchema, readAnswer } from './json-answer.ts';
import type { TextAbilities, TextProvider, TextRequest, Written } from './ports.ts';

const NAME = 'openai';
const PROBE_TIMEOUT_MS = 5000;
const WRITE_TIMEOUT_MS = 180_000;
/** Maximum size of a response. */
const ANSWER_MAX_BYTES = 2 * 1024 ** 2;
/** Abilities are probed again after this long. */
const PROBED_FOR_MS = 5 * 60_000;

/** Response formats, the strictest first; servers may support only some or none. */
const FORMS = ['json_schema', 'json_object', 'text'] as const;

interface Message {
  role: 'system' | 'user' | 'assistant';
  content: string;
}

export interface OpenAiOptions {
  /** Including `/v1`. */
  baseUrl: string;
  key?: string | undefined;
  model: string;
  timeoutMs?: number;
  /** For tests. */
  waitFor?: Wait;
}

const part = z.object({ type: z.string(), text: z.string().optional() });
const completion = z.object({
  model: z.string().max(200).optional(),
  choices: z
    .array(
      z.object({
        finish_reason: z.string().nullish(),
        message: z.object({ content: z.union([z.string(), z.array(part)]).nullish(), refusal: z.string().nullish() }),
      }),
    )
    .min(1),
});

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** Result of one call: text, or an incomplete response. */
type Said = { text: string; model: string | undefined } | 'not whole';

function saidIn(body: string): Said {
  const { data } = completion.safeParse(jsonOf(body));
  const choice = data?.choices[0];
  // No JSON, or none of this protocol: the response was cut off.
  if (!choice) return 'not whole';
  const { content, refusal } = choice.message;
  if (refusal || choice.finish_reason === 'content_filter') throw new ContentFiltered();
  if (choice.finish_reason === 'length') return 'not whole';
  return { text: typeof content === 'string' ? content : (content ?? []).map(({ text = '' }) => text).join(''), model: data?.model };
}

/** Returns whether a 400 response reports a filtered prompt, as some hosts send. */
const refusedAsUnfit = (body: string): boolean =>
  /"(?:content_filter|content_policy_violation|responsible_ai_policy_violation)"/i.test(body);

/** Creates the call of one server, which remembers the supported format and seed. */
function chatWith(endpoint: Endpoint, { model, timeoutMs = WRITE_TIMEOUT_MS }: OpenAiOptions) {
  const learned = { form: 0, seed: true };

  const bodyOf = (kind: AnswerKind, messages: Message[], seed: number, { form, seed: takesSeed }: typeof learned) => ({
    model,
    messages,
    stream: false,
    // Every server accepts a non-negative 32-bit signed number.
    ...(takesSeed && { seed: seed & 0x7fffffff }),
    ...(FORMS[form] === 'json_schema' && {
      response_format: { type: 'json_schema', json_schema: { name: kind, strict: true, schema: portableSchema(kind) } },
    }),
    ...(FORMS[form] === 'json_object' && { response_format: { type: 'json_object' } }),
  });

  /** Returns one answer. When the server rejects the format or the seed, tries a less strict one and remembers what worked. */
  return async function say(
    kind: AnswerKind,
    messages: Message[],
    seed: number,
    signal: AbortSignal,
    onAttempt: () => void,
  ): Promise<Said> {
    const options = { ...learned };
    for (;;) {
      const call = {
        path: '/chat/completions',
        body: bodyOf(kind, messages, seed, options),
        signal,
        timeoutMs,
        maxBytes: ANSWER_MAX_BYTES,
      };
      const { status, text } = await endpoint.askPatiently(call, onAttempt);
      if (status >= 200 && status < 300) {
        Object.assign(learned, options);
        return saidIn(text);
      }
      if (refusedAsUnfit(text)) throw new ContentFiltered();
      if (![400, 404, 415, 422].includes(status)) throw failure(NAME, `answered ${status}`);
      if (options.seed && /\bseed\b/.test(text)) options.seed = false;
      else if (options.form < FORMS.length - 1) options.form += 1;
      else throw failure(NAME, `answered ${status}`);
    }
  };
}

const asSent = (messages: readonly Message[]): string => messages.map(({ role, content }) => `[${role}]\n${content}`).join('\n\n');

/** Returns the first messages. They include the schema as text, because not every server that accepts a schema enforces it. */
const firstMessages = ({ kind, system, prompt }: TextRequest<AnswerKind>): Message[] => [
  {
    role: 'system',
    content: `${system}\n\nAnswer with one JSON object and nothing else. It fits this JSON schema:\n${JSON.stringify(portableSchema(kind))}`,
  },
  { role: 'user', content: prompt },
];

const again = (reply: string, faults: readonly string[]): Message[] => [
  { role: 'assistant', content: reply },
  {
    role: 'user',
    content: `That answer doesn't fit the JSON schema:\n${faults.map((fault) => `- ${fault}`).join('\n')}\nAnswer with the whole JSON object again, mended, and nothing else.`,
  },
];

/**
 * Creates a provider of any chat-completions endpoint. Uses the strictest format that it supports, and validates and repairs its answers.
 */
export function openAiProvider(options: OpenAiOptions): TextProvider {
  const endpoint = endpointAt({ provider: NAME, ...options });
  const say = chatWith(endpoint, options);
  let probed: { abilities: Promise<TextAbilities | null>; until: number } | null = null;

  async function probe(): Promise<TextAbilities | null> {
    const call = {
      method: 'GET',
      path: '/models',
      signal: new AbortController().signal,
      timeoutMs: PROBE_TIMEOUT_MS,
      maxBytes: ANSWER_MAX_BYTES,
    } as const;
    // A server without a list of models can still write; one that rejects our key can't.
    const status = await endpoint.ask(call).then(
      (answer) => answer.status,
      () => 503,
    );
    const usable = status < 400 || status === 404 || status === 405;
    if (!usable) probed = null;
    return usable ? { languages: 'any', kinds: Object.keys(ANSWERS) as AnswerKind[], model: options.model } : null;
  }

  /** Retries an incomplete response once. @throws DomainError `ai/failure` when that is incomplete too */
  async function sayWhole(request: TextRequest<AnswerKind>, messages: Message[], onAttempt: () => void) {
    for (let tries = 1; tries <= 2; tries += 1) {
      const reply = await say(request.kind, messages, request.seed, request.signal, onAttempt).catch((error: unknown) => {
        if (error instanceof EndpointFault && error.kind === 'cut') return 'not whole' as const;
        throw error instanceof EndpointFault ? failure(NAME, error.kind) : error;
      });
      if (reply !== 'not whole') return reply;
    }
    throw failure(NAME, 'its answer ended before it was whole');
  }

  async function write<Kind extends AnswerKind>(request: TextRequest<Kind>): Promise<Written<Kind>> {
    let attempts = 0;
    const onAttempt = () => {
      attempts += 1;
    };
    const messages = firstMessages(request);
    for (let repairs = 0; ; repairs += 1) {
      const reply = await sayWhole(request, messages, onAttempt);
      const read = readAnswer(request.kind, reply.text);
      if ('answer' in read) {
        const model = reply.model || options.model;
        const provenance = { provider: NAME, model, sent: asSent(messages), seed: request.seed, attempts, at: new Date().toISOString() };
        return { answer: read.answer, provenance };
      }
      if (repairs > 0) throw failure(NAME, 'its answer did not fit, mended neither');
      messages.push(...again(reply.text, read.faults));
    }
  }

  return {
    name: NAME,
    async abilities(signal) {
      if (!probed || probed.until < Date.now()) probed = { abilities: probe(), until: Date.now() + PROBED_FOR_MS };
      const abilities = await probed.abilities;
      signal?.throwIfAborted();
      return abilities;
    },
    write: async (request) => {
      try {
        return await write(request);
      } catch (error) {
        // Probe again whether it is reachable.
        if (error instanceof DomainError && error.code === 'ai/failure') probed = null;
        throw error;
      }
    },
  };
}
