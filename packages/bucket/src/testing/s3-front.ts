import { createServer, type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

export interface Asked {
  method: string;
  /** With the query. */
  path: string;
  headers: IncomingHttpHeaders;
  /** Forwards the request to the server, to another path if given. */
  pass(path?: string): Promise<Answer>;
}

export const faultOf = (code: string, status = 404): Answer => ({
  status,
  headers: { 'content-type': 'application/xml' },
  body: Buffer.from(`<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`),
});

async function readAll(message: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** Starts a proxy of an S3 server that can lose its responses, as networks do. */
export async function s3Front(
  endpoint: string,
  answer: (request: Asked) => Promise<Answer>,
): Promise<{ endpoint: string; close(): Promise<void> }> {
  const server = createServer(async (incoming, response) => {
    const { method = 'GET', url: path = '/', headers } = incoming;
    const body = await readAll(incoming);
    const pass = (passedPath = path) =>
      new Promise<Answer>((resolve, reject) => {
        // With the requested host, because it is signed.
        request(`${endpoint}${passedPath}`, { method, headers }, async (passed) =>
          resolve({ status: passed.statusCode ?? 500, headers: passed.headers, body: await readAll(passed) }),
        )
          .on('error', reject)
          .end(body);
      });
    const { status, headers: upstream, body: content } = await answer({ method, path, headers, pass });
    const { 'transfer-encoding': _chunked, ...kept } = upstream;
    response.writeHead(status, method === 'HEAD' ? kept : { ...kept, 'content-length': content.length }).end(content);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => new Promise((closed) => server.close(() => closed()).closeAllConnections()),
  };
}
