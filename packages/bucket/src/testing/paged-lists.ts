import type { Answer, Asked } from './s3-front.ts';

const ENTRY = /<(Contents|CommonPrefixes)>.*?<\/\1>/gs;
const keyIn = (entry: string) => /<Key>(.*?)<\/Key>/s.exec(entry)?.[1] ?? '';

/** Returns the folder of a key that is listed instead of it; null when the key itself is. */
function folderOf(key: string, prefix: string, delimiter: string | null): string | null {
  const end = delimiter ? key.indexOf(delimiter, prefix.length) : -1;
  return end < 0 ? null : key.slice(0, end + 1);
}

/**
 * Returns the answer to a list as pages of a few objects and folders, as S3 returns them: s3rver can't continue a list, and leaves out
 * folders that have only folders.
 */
export async function pagedList({ path, pass }: Asked, pageSize: number): Promise<Answer> {
  const [bucket = '', query = ''] = path.split('?');
  const parameters = new URLSearchParams(query);
  const from = Number(parameters.get('continuation-token') ?? 0);
  const delimiter = parameters.get('delimiter');
  for (const name of ['continuation-token', 'delimiter']) parameters.delete(name);
  const { status, headers, body } = await pass(`${bucket}?${parameters}`);
  const entries = new Map<string, string>();
  for (const entry of body.toString().match(ENTRY) ?? []) {
    const folder = folderOf(keyIn(entry), parameters.get('prefix') ?? '', delimiter);
    entries.set(folder ?? keyIn(entry), folder === null ? entry : `<CommonPrefixes><Prefix>${folder}</Prefix></CommonPrefixes>`);
  }
  const next = from + pageSize;
  const isTruncated = next < entries.size;
  const page = [...entries.keys()].sort().slice(from, next);
  const token = isTruncated ? `<NextContinuationToken>${next}</NextContinuationToken>` : '';
  const paged = body
    .toString()
    .replaceAll(ENTRY, '')
    .replace(/<IsTruncated>.*?<\/IsTruncated>/, `<IsTruncated>${isTruncated}</IsTruncated>`)
    .replace('</ListBucketResult>', () => `${page.map((name) => entries.get(name)).join('')}${token}</ListBucketResult>`);
  return { status, headers, body: Buffer.from(paged) };
}
