import { type ExecutionResult, GraphQLError, type GraphQLOutputType, isListType, isNonNullType } from 'graphql';
import type { Place } from './plan.ts';

export type Row = Record<string, unknown>;
export type Path = readonly (string | number)[];

/** An error at a path below an object. */
export interface Fault {
  path: Path;
  error: GraphQLError;
  /** Other fields of the object that are missing because of it: an error in a non-null field makes a service return none of them. */
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
    return this.errors.some(({ path: errorPath = [] }) => path.every((step, index) => errorPath[index] === step));
  }

  /** Returns the object with nulls for failed fields, or null when one of them is non-null. */
  row(row: Row, places: readonly Place[], path: Path): Row | null {
    const excused = new Set<string>();
    for (const { path: below, error, spoils = [] } of this.#faults.get(row) ?? []) {
      const { message, extensions, originalError } = error;
      this.errors.push(new GraphQLError(message, { path: [...path, ...below], extensions, originalError: originalError ?? null }));
      for (const key of spoils) excused.add(key);
    }
    let isValid = true;
    for (const { key, type, places: within } of places) {
      const isExcused = isNothing(row[key]) && excused.has(key);
      const value = isExcused ? null : this.#value(row[key], type, within, [...path, key]);
      row[key] = value;
      if (value === null && isNonNullType(type)) isValid = false;
    }
    return isValid ? row : null;
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

/** Adds errors at their paths and propagates nulls of non-null fields to their parents, as GraphQL specifies. */
export function completeAnswer(data: Row, places: readonly Place[], faults: Faults): ExecutionResult {
  const completion = new Completion(faults);
  const completed = completion.row(data, places, []);
  return { data: completed, ...(completion.errors.length > 0 && { errors: completion.errors }) };
}
