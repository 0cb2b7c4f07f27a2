import { DeleteObjectsCommand, HeadObjectCommand, type HeadObjectCommandOutput, ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3';

export interface S3Options {
  endpoint: string;
  bucket: string;
  region: string;
  /** Without them the SDK finds the machine's own. */
  credentials?: { accessKeyId: string; secretAccessKey: string };
  /** A request fails when nothing is sent or received for so long; never unless given. */
  timeoutMs?: number;
}

export interface Bucket {
  client: S3Client;
  name: string;
}

export interface ListedObject {
  key: string;
  /** Size in bytes. */
  size: number;
  modifiedAt: Date;
  etag: string;
}

const DELETE_AT_ONCE = 1000;

/** Creates the client of a bucket; it connects with the first command. */
export function createBucket({ endpoint, bucket, region, credentials, timeoutMs }: S3Options): Bucket {
  const client = new S3Client({
    endpoint,
    region,
    ...(credentials && { credentials }),
    ...(timeoutMs !== undefined && { requestHandler: { connectionTimeout: timeoutMs, socketTimeout: timeoutMs } }),
    forcePathStyle: true,
    // Newer checksums only where required, because many S3-compatible servers don't support them.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  return { client, name: bucket };
}

export const statusOf = (error: unknown): number | undefined =>
  (error as { $metadata?: { httpStatusCode?: number } } | null)?.$metadata?.httpStatusCode;

/** Returns an object's metadata; null when it doesn't exist. */
export async function headObject({ client, name }: Bucket, key: string): Promise<HeadObjectCommandOutput | null> {
  try {
    return await client.send(new HeadObjectCommand({ Bucket: name, Key: key }));
  } catch (error) {
    if (statusOf(error) === 404) return null;
    throw error;
  }
}

/** Lists all objects whose keys begin with a prefix, page by page. */
export async function* listAll({ client, name }: Bucket, Prefix: string): AsyncGenerator<ListedObject> {
  let ContinuationToken: string | undefined;
  do {
    const page = await client.send(new ListObjectsV2Command({ Bucket: name, Prefix, ...(ContinuationToken && { ContinuationToken }) }));
    for (const { Key = '', Size = 0, LastModified = new Date(0), ETag = '' } of page.Contents ?? [])
      yield { key: Key, size: Size, modifiedAt: LastModified, etag: ETag };
    ContinuationToken = page.NextContinuationToken;
  } while (ContinuationToken);
}

/** Returns the names of the objects and folders in a folder, unordered; of the bucket for an empty prefix. A prefix ends with `/`. */
export async function listNames({ client, name }: Bucket, Prefix: string): Promise<string[]> {
  const names: string[] = [];
  let ContinuationToken: string | undefined;
  do {
    const page = await client.send(
      new ListObjectsV2Command({ Bucket: name, Prefix, Delimiter: '/', ...(ContinuationToken && { ContinuationToken }) }),
    );
    for (const { Key = '' } of page.Contents ?? []) names.push(Key.slice(Prefix.length));
    for (const { Prefix: folder = '' } of page.CommonPrefixes ?? []) names.push(folder.slice(Prefix.length, -1));
    ContinuationToken = page.NextContinuationToken;
  } while (ContinuationToken);
  return names;
}

/** Removes objects; those that don't exist are no error. @throws Error when the server couldn't remove one */
export async function removeObjects({ client, name }: Bucket, keys: readonly string[]): Promise<void> {
  for (let from = 0; from < keys.length; from += DELETE_AT_ONCE) {
    const Objects = keys.slice(from, from + DELETE_AT_ONCE).map((Key) => ({ Key }));
    const { Errors = [] } = await client.send(new DeleteObjectsCommand({ Bucket: name, Delete: { Objects, Quiet: true } }));
    const [first] = Errors;
    if (first) throw new Error(`${first.Key} could not be removed: ${first.Code} ${first.Message ?? ''}`);
  }
}
