import { describe, expect, test } from '@jest/globals';
import { toOwnCookie, toOwnHeaders, toSiteHeaders, withDevelopmentOrigin } from './proxy-headers.ts';

const origins = { own: 'http://localhost:20001', site: 'https://meowtale.example' };

describe('a request to the site', () => {
  test('has the site’s host, and the site’s origin instead of the proxy’s', () => {
    const headers = {
      host: 'localhost:20001',
      origin: origins.own,
      referer: `${origins.own}/store?q=1`,
      cookie: 'a=b',
      connection: 'keep-alive',
    };
    expect(toSiteHeaders(headers, origins)).toEqual({
      host: 'meowtale.example',
      origin: origins.site,
      referer: `${origins.site}/store?q=1`,
      cookie: 'a=b',
    });
  });

  test.each(['https://elsewhere.example', 'http://localhost:200011', 'null'])('of a page of %s keeps that origin', (origin) => {
    expect(toSiteHeaders({ origin }, origins).origin).toBe(origin);
  });

  test('for a page is neither compressed nor conditional', () => {
    const headers = { accept: 'text/html,*/*', 'accept-encoding': 'br', 'if-none-match': '"1"' };
    expect(toSiteHeaders(headers, origins)).toEqual({ accept: 'text/html,*/*', 'accept-encoding': 'identity', host: 'meowtale.example' });
  });
});

describe('a response to the browser', () => {
  test('has a cookie of this machine', () => {
    expect(toOwnCookie('a=b; Domain=meowtale.example; Path=/; Secure; SameSite=Lax', origins)).toBe('a=b; Path=/; SameSite=Lax');
    expect(toOwnCookie('__Host-a=b; Path=/; Secure', origins)).toBe('__Host-a=b; Path=/; Secure');
  });

  test('redirects to this machine, and elsewhere as the site does', () => {
    expect(toOwnHeaders({ location: `${origins.site}/zh-TW` }, origins)).toEqual({ location: `${origins.own}/zh-TW` });
    expect(toOwnHeaders({ location: 'https://pay.example/1' }, origins)).toEqual({ location: 'https://pay.example/1' });
    expect(toOwnHeaders({ location: `${origins.site}.evil.example/` }, origins)).toEqual({ location: `${origins.site}.evil.example/` });
  });

  test('has no rule about TLS, which this machine hasn’t', () => {
    expect(toOwnHeaders({ 'strict-transport-security': 'max-age=1', 'x-frame-options': 'DENY' }, origins)).toEqual({
      'x-frame-options': 'DENY',
    });
  });
});

test('a page’s policy allows the development server’s files and connections, and nothing else more', () => {
  const policy =
    "default-src 'none'; script-src 'nonce-x' https://cdn.example; connect-src 'self'; frame-src 'none'; upgrade-insecure-requests";
  expect(withDevelopmentOrigin(policy, 'http://localhost:20002')).toBe(
    "default-src 'none'; script-src 'nonce-x' https://cdn.example http://localhost:20002; connect-src 'self' http://localhost:20002; frame-src 'none'",
  );
});
