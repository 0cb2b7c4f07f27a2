import { type ExecutionResult, GraphQLError, type GraphQLOutputType, isListType, isNonNullType } from 'graphql';
import type { Place } from './plan.ts';

export type Row = Record<string, unknown>;
export type Path = readonly (string | number)[];

/** What went wrong at a path below an object. */
export interface Fault {
  path: Path;
  error: GraphQLError;
  /** What else of the object is missing for it: a service that can't do without one of them answers none. */
  spoils?: readonly string[];
}
export type Faults = Map<Row, Fault[]>;

const isNothing = (value: unknown) => value === null || value === undefined;

class Completion {
  readonly errors: GraphQLError[] = [];
  readonly #faults: Faults;

  constructor(faults: Faults) {
    this.#faults = faults;
  }

  #toldWithin(path: Path): boolean {
    return this.errors.some(({ path: told = [] }) => path.every((step, index) => told[index] === step));
  }

  /** The object with what is spoilt in it, or null when it can't do without that. */
  row(row: Row, places: readonly Place[], path: Path): Row | null {
    const excused = new Set<string>();
    for (const { path: below, error, spoils = [] } of this.#faults.get(row) ?? []) {
      const { message, extensions, originalError } = error;
      this.errors.push(new GraphQLError(message, { path: [...path, ...below], extensions, originalError: originalError ?? null }));
      for (const key of spoils) excused.add(key);
    }
    let stands = true;
    for (const { key, type, places: within } of places) {
      const isExcused = isNothing(row[key]) && excused.has(key);
      const value = isExcused ? null : this.#value(row[key], type, within, [...path, key]);
      row[key] = value;
      if (value === null && isNonNullType(type)) stands = false;
    }
    return stands ? row : null;
  }

  #value(value: unknown, type: GraphQLOutputType, places: readonly Place[], path: Path): unknown {
    if (isNonNullType(type)) {
      const inner = this.#value(value, type.ofType, places, path);
      if (inner === null && !this.#toldWithin(path)) this.errors.push(new GraphQLError('nothing stands where something must', { path }));
      return inner;
    }
    if (isNothing(value)) return null;
    if (isListType(type)) return this.#list(value, type.ofType, places, path);
    return places.length > 0 ? this.row(value as Row, places, path) : value;
  }

  #list(value: unknown, type: GraphQLOutputType, places: readonly Place[], path: Path): unknown {
    if (!Array.isArray(value)) return null;
    const items = value.map((each, index) => this.#value(each, type, places, [...path, index]));
    return isNonNullType(type) && items.includes(null) ? null : items;
  }
}

/** Tells each fault at its place, and lets nothing stand that may not be without what is missing, as GraphQL has it. */
export function completeAnswer(data: Row, places: readonly Place[], faults: Faults): ExecutionResult {
  const completion = new Completion(faults);
  const completed = completion.row(data, places, []);
  return { data: completed, ...(completion.errors.length > 0 && { errors: completion.errors }) };
}
