export * from './disk-storage.ts';
export * from './errors.ts';
export * from './integrity.ts';
export * from './pointer.ts';
export * from './publish.ts';
export * from './release.ts';
export type * from './storage.ts';
