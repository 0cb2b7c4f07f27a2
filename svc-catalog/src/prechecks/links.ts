import { lookup } from 'node:dns/promises';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { BlockList, isIP } from 'node:net';
import { error, type Finding, warning } from './finding.ts';

/** What links are looked at through; a test brings its own. */
export interface LinkNetwork {
  /** All addresses of a host. @throws when it has none */
  resolve(host: string): Promise<string[]>;
  /** Whether something answers there that isn't “there is nothing here”; asked at one of the addresses that were looked at. */
  answers(url: URL, address: string): Promise<boolean>;
}

const LINKS_MAX = 20;
const ANSWERS_WITHIN_MS = 2500;

/** Addresses that nobody reaches from outside (SPEC §5: private and loopback addresses are refused). */
const PRIVATE = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  PRIVATE.addSubnet(network, bits, 'ipv4');
const PUBLIC_IPV6 = new BlockList();
PUBLIC_IPV6.addSubnet('2000::', 3, 'ipv6');
/** Global ones that carry an IPv4 address inside. */
const CARRYING = new BlockList();
CARRYING.addSubnet('2002::', 16, 'ipv6');
CARRYING.addSubnet('2001::', 23, 'ipv6');

function isPrivate(address: string): boolean {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (isIP(plain) === 4) return PRIVATE.check(plain, 'ipv4');
  return !PUBLIC_IPV6.check(plain, 'ipv6') || CARRYING.check(plain, 'ipv6');
}

/** A text of a submission, by the field that holds it. */
export interface FieldText {
  path: string;
  text: string;
}

const LINK = /\b(?:https?|ftp):\/\/[^\s<>"'`（）()「」『』【】《》。、，；：！？]+/gi;
/** What a sentence ends with isn't the link's. */
const TRAILING = /[.,;:!?…]+$/;

/** The links in texts, each once, by the first field that has it. */
export function linksOf(texts: readonly FieldText[]): { path: string; url: string }[] {
  const links = new Map<string, string>();
  for (const { path, text } of texts) {
    for (const [found] of text.matchAll(LINK)) {
      const url = found.replace(TRAILING, '');
      if (!links.has(url)) links.set(url, path);
    }
  }
  return [...links].slice(0, LINKS_MAX).map(([url, path]) => ({ path, url }));
}

/** Follows each link as far as asking whether it answers: one into a private network is an error, one that doesn't answer a warning. */
export async function checkLinks(texts: readonly FieldText[], network: LinkNetwork): Promise<Finding[]> {
  const findings = await Promise.all(linksOf(texts).map((link) => checkLink(link, network)));
  return findings.filter((finding) => finding !== null);
}

async function checkLink({ path, url }: { path: string; url: string }, network: LinkNetwork): Promise<Finding | null> {
  const unreachable = warning(path, 'link-unreachable', { url });
  if (!URL.canParse(url)) return unreachable;
  const parsed = new URL(url);
  const host = parsed.hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
  if (isLocalName(host)) return error(path, 'link-private', { url });
  const addresses = isIP(host) ? [host] : await network.resolve(host).catch(() => []);
  // One private address among others is enough to be led there.
  if (addresses.some(isPrivate)) return error(path, 'link-private', { url });
  const [address] = addresses;
  if (address === undefined) return unreachable;
  return (await network.answers(parsed, address).catch(() => false)) ? null : unreachable;
}

const isLocalName = (host: string): boolean =>
  !isIP(host) && (!host.includes('.') || /\.(?:localhost|local|internal|home\.arpa)$/i.test(host));

/** The real one. Asks for the head alone, at the address that was judged, follows nothing, and gives up soon. */
export const internet: LinkNetwork = {
  resolve: async (host) => (await atMost(lookup(host, { all: true }), ANSWERS_WITHIN_MS)).map(({ address }) => address),
  answers: (url, address) =>
    new Promise((tell, fail) => {
      if (url.protocol === 'ftp:') return tell(true);
      const request = url.protocol === 'https:' ? requestHttps : requestHttp;
      const asked = request(
        url,
        {
          method: 'HEAD',
          agent: false,
          signal: AbortSignal.timeout(ANSWERS_WITHIN_MS),
          lookup: (_host, options, found) =>
            options.all ? found(null, [{ address, family: isIP(address) }]) : found(null, address, isIP(address)),
        },
        ({ statusCode = 500 }) => {
          tell(statusCode < 400 || [401, 403, 405, 429].includes(statusCode));
          asked.destroy();
        },
      );
      asked.on('error', fail);
      asked.end();
    }),
};

async function atMost<T>(work: Promise<T>, ms: number): Promise<T> {
  const late = new Promise<never>((_done, fail) => setTimeout(fail, ms, new Error('it takes too long')).unref());
  return Promise.race([work, late]);
}
