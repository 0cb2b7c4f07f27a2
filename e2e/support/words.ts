import { readFileSync } from 'node:fs';
import { join } from 'node:path';

type Words = { [key: string]: string | Words };

/** A slice's en-US sentences by key, with their placeholders filled, so that a journey reads what a person reads. */
export function wordsOf(slice: string): (key: string, params?: Record<string, string | number>) => string {
  const words = JSON.parse(readFileSync(join(import.meta.dirname, '../..', slice, 'locales/en-US.json'), 'utf8')) as Words;
  return (key, params = {}) => {
    const found = key.split('.').reduce<string | Words | undefined>((at, step) => (typeof at === 'object' ? at[step] : undefined), words);
    const text = typeof found === 'string' ? found : undefined;
    if (text === undefined) throw new Error(`${slice} has no words for ${key}`);
    return text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(params[name] ?? ''));
  };
}

const literal = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** Matches what begins with exactly this text. */
export const startingWith = (text: string): RegExp => new RegExp(`^${literal(text)}`);

/** Matches what has exactly this text in it. */
export const holding = (text: string): RegExp => new RegExp(literal(text));
