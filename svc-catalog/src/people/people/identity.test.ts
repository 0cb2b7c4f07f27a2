import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { firebaseIdentity } from './identity.ts';

const asked: { language: unknown; body: unknown }[] = [];
let server: Server;
beforeAll(async () => {
  server = createServer(async (request, response) => {
    asked.push({ language: request.headers['x-firebase-locale'], body: await json(request) });
    response.end('{}');
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
});
afterAll(() => void server.close());

const identity = () =>
  firebaseIdentity({
    projectId: 'demo-meowtale',
    webApiKey: 'key',
    emulatorHost: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    siteOrigin: 'https://meowtale.example',
  });

test.each([
  ['/store/7?uid=1#comments', { continueUrl: 'https://meowtale.example/verify-email?returnUrl=%2Fstore%2F7%3Fuid%3D1%23comments' }],
  [null, {}],
])('the mail that verifies an address leads back to %s', async (returnUrl, more) => {
  await identity().sendVerification('token', { lang: 'ja-JP', returnUrl });
  expect(asked.pop()).toEqual({ language: 'ja-JP', body: { requestType: 'VERIFY_EMAIL', idToken: 'token', ...more } });
});
