import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { StoryEngine } from '../index.ts';
import { type Compilation, compileInk } from '../ink/compile.ts';
import { createInkEngine } from '../ink/engine.ts';

const repositoryRoot = join(import.meta.dirname, '../../../..');
const fixtures = join(import.meta.dirname, '../../fixtures');

export interface TriedStory {
  name: string;
  source: string;
}

const compilations = new Map<string, Compilation>();

/** Compiles each source once; tests only need a new engine, which is cheap. */
function compileOnce(source: string): Compilation {
  const compiled = compilations.get(source) ?? compileInk(source);
  compilations.set(source, compiled);
  return compiled;
}

/** Returns every `.ink` file below the folder of borrowed stories, complete or not; empty when the folder is missing. */
export function borrowedInk(folder = join(repositoryRoot, '../shared/data')): TriedStory[] {
  return existsSync(folder) ? inkBelow(folder) : [];
}

/** Returns our own stories and the borrowed ones with at least ten choices and two endings; the others only test single features of ink. */
export function wholeStories(folder?: string): TriedStory[] {
  const isWhole = ({ source }: TriedStory) => {
    const compiled = compileOnce(source);
    return compiled.ok && compiled.report.choices >= 10 && compiled.report.endings >= 2;
  };
  return [...inkBelow(fixtures), ...borrowedInk(folder).filter(isWhole)];
}

export function fixture(name: string): string {
  return readFileSync(join(fixtures, `${name}.ink`), 'utf8');
}

export function engineOf(source: string, language: string | null = null): StoryEngine {
  const compiled = compileOnce(source);
  if (!compiled.ok) throw new Error(JSON.stringify(compiled.faults));
  return createInkEngine({ ...compiled.bundle, language });
}

/** Mulberry32: whole numbers below `count`, the same for the same seed. */
export function seededPick(seed: number): (count: number) => number {
  let state = seed;
  return (count) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % count;
  };
}

function inkBelow(folder: string): TriedStory[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ink'))
    .sort()
    .map((path) => ({ name: path, source: readFileSync(join(folder, path), 'utf8') }));
}
