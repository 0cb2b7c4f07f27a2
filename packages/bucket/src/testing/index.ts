export * from './conditional-writes.ts';
export * from './paged-lists.ts';
export * from './s3.ts';
export * from './s3-front.ts';
