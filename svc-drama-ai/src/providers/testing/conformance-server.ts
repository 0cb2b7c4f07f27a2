import Fastify, { type FastifyReply, type FastifyRequest } from 'fastify';
import { answerTo, type Told } from './conformance-answers.ts';
import { type Conduct, conduct } from './conformance-faults.ts';
import { registerPictures } from './conformance-pictures.ts';
import { cutOff, endless, slowly, stalled } from './misbehave.ts';

export interface ConformanceServer {
  /** Without a path: the text protocol is below `/v1`, that of pictures below `/sdapi/v1`. */
  url: string;
  /** Its behaviour; each fault is removed once it was used. */
  conduct: Conduct;
  /** Every request, oldest first. */
  requests: Asked[];
  close(): Promise<void>;
}

export interface Asked {
  method: string;
  path: string;
  authorization: string | undefined;
  body: Record<string, unknown>;
}

interface Chat {
  messages: Told[];
  response_format?: { type: 'json_schema' | 'json_object' };
  seed?: number;
  model: string;
}

const BEHAVED: Conduct = {
  text: [],
  pictures: [],
  forms: ['json_schema', 'json_object', 'text'],
  takesSeed: true,
  samplers: 'split',
  slowMs: 3000,
};

const completion = (content: string | null, { finish = 'stop', refusal = null as string | null, model = 'conformance-1' } = {}) => ({
  id: 'chatcmpl-1',
  object: 'chat.completion',
  model,
  choices: [{ index: 0, finish_reason: finish, message: { role: 'assistant', content, refusal } }],
});

const refuse = (reply: FastifyReply, status: number, message: string, code: string | null = null) =>
  reply.code(status).send({ error: { message, type: 'invalid_request_error', param: null, code } });

async function complete(behaviour: Conduct, { body, headers }: FastifyRequest<{ Body: Chat }>, reply: FastifyReply) {
  const form = body.response_format?.type ?? 'text';
  if (!behaviour.forms.includes(form)) return refuse(reply, 400, `'response_format.type' must be one of ${behaviour.forms.join()}`);
  if (!behaviour.takesSeed && body.seed !== undefined) return refuse(reply, 422, 'Unrecognized request argument supplied: seed');
  const right = JSON.stringify(answerTo(body.messages));
  switch (behaviour.text.shift()) {
    case 'slow':
      return slowly(reply, behaviour.slowMs, completion(right));
    case 'cut-off':
      return cutOff(reply, JSON.stringify(completion(right)));
    case 'stalled':
      return stalled(reply, JSON.stringify(completion(right)));
    case 'length':
      return completion(right.slice(0, right.length / 2), { finish: 'length' });
    case 'bad-json':
      return completion('I would rather talk about the weather.');
    case 'loose-json':
      return completion(`<think>{"no": 1}</think>Here it is:\n\`\`\`json\n${right.replace(/\}$/, ',}')}\n\`\`\`\nAnything else?`);
    case 'wrong-schema':
      return completion('{"verse": ["roses", "violets"]}');
    case 'refusal':
      return completion(null, { refusal: 'I can’t write that.' });
    case 'content-filter':
      return completion('', { finish: 'content_filter' });
    case 'busy':
      return refuse(reply, 429, 'Too many requests');
    case 'busy-second':
      return refuse(reply.header('retry-after', '1'), 429, 'Too many requests');
    case 'busy-hour':
      return refuse(reply.header('retry-after', '3600'), 429, 'Out of quota');
    case 'down':
      return refuse(reply, 500, 'The model fell over');
    case 'unauthorized':
      return refuse(reply, 401, `Incorrect API key provided: ${headers.authorization}`, 'invalid_api_key');
    case 'endless':
      return endless(reply);
    default:
      return completion(right, { model: body.model });
  }
}

/**
 * Starts a server with both provider protocols, which misbehaves on request. Its answers are checkable: a translation contains its language
 * and its source.
 */
export async function startConformanceServer({ port = 0, host = '127.0.0.1' } = {}): Promise<ConformanceServer> {
  const app = Fastify({ bodyLimit: 8 * 1024 ** 2, forceCloseConnections: true });
  const behaviour: Conduct = structuredClone(BEHAVED);
  const requests: Asked[] = [];

  app.addHook('preHandler', async ({ method, url, headers, body }) => {
    if (url === '/conformance') return;
    requests.push({ method, path: url, authorization: headers.authorization, body: (body ?? {}) as Asked['body'] });
  });
  app.post('/conformance', async ({ body }) => {
    Object.assign(behaviour, conduct.parse(body));
    return { requests };
  });
  app.get('/v1/models', async () => ({ object: 'list', data: [{ id: 'conformance-1', object: 'model' }] }));
  app.post<{ Body: Chat }>('/v1/chat/completions', (request, reply) => complete(behaviour, request, reply));
  registerPictures(app, behaviour);

  const url = await app.listen({ port, host });
  return { url, conduct: behaviour, requests, close: () => app.close() };
}
