import { siteEnv } from './site-env.ts';

export interface GraphqlError {
  message: string;
  path?: unknown;
  extensions: { code: string; status: number; requestId: string; fields?: { path: string; key: string }[]; service?: string };
}

export interface Answer {
  status: number;
  headers: Headers;
  text: string;
  data?: Record<string, unknown> | null;
  errors?: GraphqlError[];
}

export interface Sent {
  body?: string;
  query?: string;
  variables?: object;
  token?: string;
  headers?: Record<string, string>;
  method?: string;
  /** Where it is sent: a gateway that runs any operation unless given. */
  origin?: string;
}

/** Sends a request to the API like any client; an empty header omits the default one. */
export async function post({
  query,
  variables,
  body = JSON.stringify({ query, variables }),
  token,
  headers = {},
  method = 'POST',
  origin = siteEnv.GATEWAY_URL,
}: Sent): Promise<Answer> {
  const all = {
    'content-type': 'application/json',
    'accept-version': 'v2',
    ...(token && { authorization: `Bearer ${token}` }),
    ...headers,
  };
  const sent = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ''));
  const answer = await fetch(`${origin}/graphql`, { method, headers: sent, ...(method === 'POST' && { body }) });
  const text = await answer.text();
  return { status: answer.status, headers: answer.headers, text, ...parse(text) };
}

function parse(text: string): Partial<Answer> {
  try {
    return JSON.parse(text) as Partial<Answer>;
  } catch {
    return {};
  }
}
