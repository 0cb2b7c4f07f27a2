/** yauzl 3.4 ships no types; these are the parts that `apps/archive.ts` uses. */
declare module 'yauzl' {
  import type { Readable } from 'node:stream';

  export interface Entry {
    readonly fileName: string;
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
    options: { strictFileNames?: boolean; validateEntrySizes?: boolean; autoClose?: boolean },
  ): Promise<ZipFile>;
}
