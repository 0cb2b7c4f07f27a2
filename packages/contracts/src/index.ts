export * from './constants.ts';
export * from './error-codes.ts';
export * from './locales.ts';
export * from './roles.ts';
