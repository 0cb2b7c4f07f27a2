import { type Answer, type Asked, faultOf } from './s3-front.ts';

/**
 * Returns the request handler of a proxy that adds `If-None-Match: *` and `If-Match` of writes, as S3 has them and s3rver doesn't. Writes of a
 * key are made one after the other.
 */
export function conditionalWrites(endpoint: string): (asked: Asked) => Promise<Answer> {
  const last = new Map<string, Promise<unknown>>();
  return ({ method, path, headers, pass }) => {
    if (method !== 'PUT') return pass();
    const [key = ''] = path.split('?');
    const { 'if-none-match': noneMatch, 'if-match': match } = headers;
    const write = async () => {
      const found = await fetch(`${endpoint}${key}`, { method: 'HEAD' });
      if (match !== undefined && found.status === 404) return faultOf('NoSuchKey');
      const isMet = match === undefined ? noneMatch === undefined || found.status === 404 : found.headers.get('etag') === match;
      return isMet ? pass() : faultOf('PreconditionFailed', 412);
    };
    const written = (last.get(key) ?? Promise.resolve()).then(write, write);
    last.set(key, written);
    return written;
  };
}
