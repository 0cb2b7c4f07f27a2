import 'node:vm';

/** What Node's types lack of its vm. */
declare module 'vm' {
  interface SourceTextModule {
    createCachedData(): Buffer;
  }
}
