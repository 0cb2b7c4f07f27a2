import { expect, test } from '@jest/globals';
import { givenUrl } from './given-url.ts';

const accepts = (value: string) => givenUrl.safeParse(value).success;

test.each([
  'https://example.com/game.zip',
  '  http://downloads.example.co.uk:8080/a?b=c#d  ',
  'ftp://ftp.example.org/pub/game.apk',
  'https://例え.jp/ゲーム',
  'https://8.8.8.8/',
  'https://172.32.0.1/',
  'https://[2606:4700::1111]/',
  'https://example.com./game.zip',
  'https://пример.рф/',
  'https://creator.github.io/game/',
  'https://game.itch.zone/',
  '',
])('a public address is accepted: %s', (value) => expect(accepts(value)).toBe(true));

test.each([
  'example.com/game.zip',
  'javascript:alert(1)',
  'data:text/html,hello',
  'file:///etc/passwd',
  'magnet:?xt=urn:btih:1',
  'https://',
  'https://someone:secret@example.com/',
  'https://intranet/game.zip',
  'https://localhost:3000/',
  'https://LOCALHOST./',
  'https://a.localhost/',
  'https://printer.local/',
  'https://router.home.arpa/',
  'http://router.home../',
  'http://example.com../',
  'http://localhost../',
  'http://wallet.default.svc/',
  'http://wallet.default.svc.cluster.local/',
  'http://wallet.service.consul/',
  'http://1.0.0.127.in-addr.arpa/',
  'http://1.0.ip6.arpa/',
  'http://hidden.onion/',
  'http://printer.lan/',
  'http://game.example/',
  'http://game.test/',
  'http://no-such-suffix.qqq/',
  'http://com/',
  'http://a..b/',
  'http://.example.com/',
  'http://example.com\\@127.0.0.1/',
  'http:\\\\example.com/',
  'https://example.com/a\\b',
  'http:example.com',
  'http:///example.com/',
  'https://example.com/\nhttps://other.example.com/',
])('any other text is rejected: %s', (value) => expect(accepts(value)).toBe(false));

test.each(['https://example.com\u0000/gpj.exe', 'https://example.com/\ud800gpj.exe', '\ufeffhttps://example.com/\u202egpj.exe\u200b'])(
  'invisible characters of a pasted address are removed: %j',
  (value) => expect(givenUrl.parse(value)).toBe('https://example.com/gpj.exe'),
);

test.each([
  '127.0.0.1',
  '127.1',
  '2130706433',
  '0x7f000001',
  '0177.0.0.1',
  '0.0.0.0',
  '10.1.2.3',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '127。0。0。1',
  '[::1]',
  '[::]',
  '[::ffff:10.0.0.1]',
  '[fe80::1]',
  '[fc00::1]',
  '[64:ff9b::7f00:1]',
  '[2002:7f00:1::]',
  '[2001:db8::1]',
  '[3fff::1]',
])('this machine and private networks are rejected in every notation: %s', (host) => {
  expect(accepts(`http://${host}/`)).toBe(false);
});
