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
/** An answer that has no end is cut here. */
const ANSWER_MAX_BYTES = 2 * 1024 ** 2;
/** What was found out is asked for anew after this long. */
const PROBED_FOR_MS = 5 * 60_000;

/** How the form of an answer is asked for, the strictest first: some servers know only one of them, some none. */
const FORMS = ['json_schema', 'json_object', 'text'] as const;

interface Message {
  role: 'system' | 'user' | 'assistant';
  content: string;
}

export interface OpenAiOptions {
  /** Up to and with `/v1`. */
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

/** What one call may come to, apart from faults: words, or nothing whole. */
type Said = { text: string; model: string | undefined } | 'not whole';

function saidIn(body: string): Said {
  const { data } = completion.safeParse(jsonOf(body));
  const choice = data?.choices[0];
  // No JSON, or none of this protocol: it was cut off on the way.
  if (!choice) return 'not whole';
  const { content, refusal } = choice.message;
  if (refusal || choice.finish_reason === 'content_filter') throw new ContentFiltered();
  if (choice.finish_reason === 'length') return 'not whole';
  return { text: typeof content === 'string' ? content : (content ?? []).map(({ text = '' }) => text).join(''), model: data?.model };
}

/** A 400 that says that the prompt was filtered, as some hosts do. */
const refusedAsUnfit = (body: string): boolean =>
  /"(?:content_filter|content_policy_violation|responsible_ai_policy_violation)"/i.test(body);

/** Asks one server, and remembers what it turned out to take. */
function chatWith(endpoint: Endpoint, { model, timeoutMs = WRITE_TIMEOUT_MS }: OpenAiOptions) {
  const learned = { form: 0, seed: true };

  const bodyOf = (kind: AnswerKind, messages: Message[], seed: number, { form, seed: takesSeed }: typeof learned) => ({
    model,
    messages,
    stream: false,
    // A 32-bit signed number is what every server takes.
    ...(takesSeed && { seed: seed & 0x7fffffff }),
    ...(FORMS[form] === 'json_schema' && {
      response_format: { type: 'json_schema', json_schema: { name: kind, strict: true, schema: portableSchema(kind) } },
    }),
    ...(FORMS[form] === 'json_object' && { response_format: { type: 'json_object' } }),
  });

  /** One answer, whatever it says. A refusal of how it was asked is asked again, less strictly; what was taken is remembered. */
  return async function say(kind: AnswerKind, messages: Message[], seed: number, signal: AbortSignal, told: () => void): Promise<Said> {
    const ways = { ...learned };
    for (;;) {
      const call = { path: '/chat/completions', body: bodyOf(kind, messages, seed, ways), signal, timeoutMs, maxBytes: ANSWER_MAX_BYTES };
      const { status, text } = await endpoint.askPatiently(call, told);
      if (status >= 200 && status < 300) {
        Object.assign(learned, ways);
        return saidIn(text);
      }
      if (refusedAsUnfit(text)) throw new ContentFiltered();
      if (![400, 404, 415, 422].includes(status)) throw failure(NAME, `answered ${status}`);
      if (ways.seed && /\bseed\b/.test(text)) ways.seed = false;
      else if (ways.form < FORMS.length - 1) ways.form += 1;
      else throw failure(NAME, `answered ${status}`);
    }
  };
}

const asSent = (messages: readonly Message[]): string => messages.map(({ role, content }) => `[${role}]\n${content}`).join('\n\n');

/** The form of the answer is told in words too: not every server that takes a schema keeps to it. */
const firstMessages = ({ kind, system, prompt }: TextRequest<AnswerKind>): Message[] => [
  {
    role: 'system',
    content: `${system}\n\nAnswer with one JSON object and nothing else. It fits this JSON schema:\n${JSON.stringify(portableSchema(kind))}`,
  },
  { role: 'user', content: prompt },
];

const again = (said: string, faults: readonly string[]): Message[] => [
  { role: 'assistant', content: said },
  {
    role: 'user',
    content: `That answer doesn't fit the JSON schema:\n${faults.map((fault) => `- ${fault}`).join('\n')}\nAnswer with the whole JSON object again, mended, and nothing else.`,
  },
];

/** Any endpoint that speaks chat completions: probed once, asked for the strictest form that it takes, its answers checked and mended. */
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
    // A server without a list of models can still write; one that won't have us can't.
    const status = await endpoint.ask(call).then(
      (answer) => answer.status,
      () => 503,
    );
    const usable = status < 400 || status === 404 || status === 405;
    if (!usable) probed = null;
    return usable ? { languages: 'any', kinds: Object.keys(ANSWERS) as AnswerKind[], model: options.model } : null;
  }

  /** Once more where an answer didn't come whole. @throws DomainError `ai/failure` when that didn't either */
  async function sayWhole(request: TextRequest<AnswerKind>, messages: Message[], told: () => void) {
    for (let tries = 1; tries <= 2; tries += 1) {
      const said = await say(request.kind, messages, request.seed, request.signal, told).catch((error: unknown) => {
        if (error instanceof EndpointFault && error.kind === 'cut') return 'not whole' as const;
        throw error instanceof EndpointFault ? failure(NAME, error.kind) : error;
      });
      if (said !== 'not whole') return said;
    }
    throw failure(NAME, 'its answer ended before it was whole');
  }

  async function write<Kind extends AnswerKind>(request: TextRequest<Kind>): Promise<Written<Kind>> {
    let attempts = 0;
    const told = () => {
      attempts += 1;
    };
    const messages = firstMessages(request);
    for (let repairs = 0; ; repairs += 1) {
      const said = await sayWhole(request, messages, told);
      const read = readAnswer(request.kind, said.text);
      if ('answer' in read) {
        const model = said.model || options.model;
        const provenance = { provider: NAME, model, sent: asSent(messages), seed: request.seed, attempts, at: new Date().toISOString() };
        return { answer: read.answer, provenance };
      }
      if (repairs > 0) throw failure(NAME, 'its answer did not fit, mended neither');
      messages.push(...again(said.text, read.faults));
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
        // Whether it is still there is found out anew.
        if (error instanceof DomainError && error.code === 'ai/failure') probed = null;
        throw error;
      }
    },
  };
}
