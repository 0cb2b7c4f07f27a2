/** yauzl 3.4 ships no types; these are the parts that `library/archives/model.ts` and `library/apps/archive.ts` use. */
declare module 'yauzl' {
  import type { Readable } from 'node:stream';

  export interface Entry {
    /** A Buffer if `decodeStrings` is false; use `fileNameRaw` then. */
    readonly fileName: string;
    readonly fileNameRaw: Buffer;
    readonly extraFields: readonly { id: number; data: Buffer }[];
    readonly uncompressedSize: number;
    readonly compressedSize: number;
    readonly externalFileAttributes: number;
    readonly versionMadeBy: number;
    readonly generalPurposeBitFlag: number;
    readonly compressionMethod: number;
    readonly relativeOffsetOfLocalHeader: number;
  }

  export interface ZipFile {
    readonly entryCount: number;
    readonly isOpen: boolean;
    close(): void;
    eachEntry(): AsyncIterable<Entry>;
    openReadStreamPromise(entry: Entry, options?: object): Promise<Readable>;
  }

  export function openPromise(
    path: string,
    options: { decodeStrings?: boolean; validateEntrySizes?: boolean; autoClose?: boolean },
  ): Promise<ZipFile>;
}
