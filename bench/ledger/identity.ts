import { createServer, type IncomingMessage } from 'node:http';

// Replaces the identity provider and confirms every identity. The Auth Emulator uses more CPU than a payment, so the benchmark would
// measure the emulator.

async function bodyOf(request: IncomingMessage): Promise<{ localId?: string[] }> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return JSON.parse(Buffer.concat(chunks).toString() || '{}');
}

createServer(async (request, response) => {
  const { localId = [] } = await bodyOf(request);
  const users = localId.map((id) => ({ localId: id, email: `${id}@meowtale.example`, emailVerified: true, validSince: '0' }));
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ users }));
}).listen(Number(process.env.PORT), '127.0.0.1');
process.on('SIGTERM', () => process.exit(0));
