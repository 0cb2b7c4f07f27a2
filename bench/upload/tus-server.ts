import { createServer } from 'node:http';
import { join } from 'node:path';
import { FileStore } from '@tus/file-store';
import { Server } from '@tus/server';

// The peer of `npm run bench -- upload`: the tus project's own server, with files on disk.

const { FILES_DIR = '', PORT = '' } = process.env;
const tus = new Server({ path: '/files/tus', datastore: new FileStore({ directory: join(FILES_DIR, 'tus') }), relativeLocation: true });
createServer((request, response) => {
  if (request.url === '/ready') response.end();
  else void tus.handle(request, response);
}).listen(Number(PORT), '127.0.0.1');
