/** s3rver 3.7 ships no types; these are the parts that `s3.ts` uses. */
declare module 's3rver' {
  export default class S3rver {
    constructor(options: {
      port: number;
      address: string;
      silent: boolean;
      allowMismatchedSignatures: boolean;
      directory: string;
      configureBuckets: { name: string; configs: Buffer[] }[];
    });
    run(): Promise<{ port: number }>;
    close(): Promise<void>;
  }
}
