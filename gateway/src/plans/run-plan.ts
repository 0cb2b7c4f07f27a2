import { type ExecutionResult, GraphQLError } from 'graphql';
import type { Answer, GatewayContext } from '../stitching/executor.ts';
import { completeAnswer, type Fault, type Faults, type Path, type Row } from './complete-answer.ts';
import { type Call, type Join, KEYS, type Plan } from './plan.ts';

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the objects at a path of a result, through all lists on the way. */
function rowsAt(value: unknown, path: readonly string[], depth = 0, found: Row[] = []): Row[] {
  if (Array.isArray(value)) for (const each of value) rowsAt(each, path, depth, found);
  else if (isRow(value)) {
    const key = path[depth];
    if (key === undefined) found.push(value);
    else rowsAt(value[key], path, depth + 1, found);
  }
  return found;
}

function faultsIn(errors: NonNullable<Answer['errors']>, failure: Error | undefined): Fault[] {
  if (failure) return [{ path: [], error: new GraphQLError(failure.message, { originalError: failure }) }];
  return errors.map(({ message, path, extensions = {} }) => ({
    path: Array.isArray(path) ? (path as Path) : [],
    error: new GraphQLError(message, { extensions }),
  }));
}

/** One run of a plan; created for each request. */
class Run {
  readonly #variables: Row;
  readonly #context: GatewayContext;
  readonly faults: Faults = new Map();
  /** Whether no object lacks another service's fields. */
  isWhole = true;

  constructor(variables: Row, context: GatewayContext) {
    this.#variables = variables;
    this.#context = context;
  }

  #note(row: Row, ...faults: Fault[]): void {
    const known = this.faults.get(row);
    if (known) known.push(...faults);
    else this.faults.set(row, faults);
  }

  /** Sets all fields of a call to null, because an error without a path may concern any of them. */
  #spoil(rows: readonly Row[], keys: readonly string[], error: GraphQLError): void {
    for (const row of rows) {
      for (const key of keys) row[key] = null;
      this.#note(row, ...keys.map((key) => ({ path: [key], error })));
    }
  }

  async #ask({ source, text, variables }: Call, keys?: readonly unknown[]): Promise<Partial<Answer> & { failure?: Error }> {
    const values: Row = keys ? { [KEYS]: keys } : {};
    for (const name of variables) if (Object.hasOwn(this.#variables, name)) values[name] = this.#variables[name];
    try {
      return await source.ask({ query: text, variables: values }, this.#context);
    } catch (error) {
      return { failure: error as Error };
    }
  }

  async call(call: Call, answer: Row): Promise<void> {
    const { data, errors = [], failure } = await this.#ask(call);
    if (!data) this.isWhole = false;
    for (const key of call.keys) answer[key] = data?.[key] ?? null;
    for (const { path, error } of faultsIn(errors, failure)) {
      if (path.length > 0) this.#note(answer, { path, error, ...(!data && { spoils: call.keys }) });
      else this.#spoil([answer], call.keys, error);
    }
    if (data) await this.#joinAll(call.joins, data);
  }

  async #joinAll(joins: readonly Join[], value: unknown): Promise<void> {
    if (joins.length === 0) return;
    const wanted = joins.map((join) => ({ join, rows: rowsAt(value, join.path) }));
    const grouped = wanted.map(({ join, rows }) => ({ join, rows, byKey: Map.groupBy(rows, (row) => row[join.keyAt]) }));
    // Removes keys that the client didn't select.
    for (const { join, rows } of wanted) if (join.keyIsOurs) for (const row of rows) row[join.keyAt] = undefined;
    await Promise.all(grouped.map(({ join, byKey }) => this.#join(join, byKey)));
  }

  #fill(rows: readonly Row[], from: unknown, keys: readonly string[]): void {
    const found = isRow(from) ? from : undefined;
    if (!found && rows.length > 0) this.isWhole = false;
    for (const row of rows) for (const key of keys) row[key] = found?.[key] ?? null;
  }

  async #join(join: Join, byKey: Map<unknown, Row[]>): Promise<void> {
    const { entry, keys } = join;
    for (const nothing of [null, undefined]) {
      this.#fill(byKey.get(nothing) ?? [], null, keys);
      byKey.delete(nothing);
    }
    if (byKey.size === 0) return;
    const { data, errors = [], failure } = await this.#ask(join, [...byKey.keys()]);
    const joined = data?.[entry.field];
    const found: readonly unknown[] = Array.isArray(joined) ? joined : [];
    const alike = [...byKey.values()];
    for (const [index, rows] of alike.entries()) this.#fill(rows, found[index], keys);
    for (const { path, error } of faultsIn(errors, failure)) {
      const [, index, ...within] = path;
      const rows = typeof index === 'number' ? (alike[index] ?? []) : alike.flat();
      if (within.length === 0) this.#spoil(rows, keys, error);
      else for (const row of rows) this.#note(row, { path: within, error, ...(!isRow(found[index as number]) && { spoils: keys }) });
    }
    await this.#joinAll(join.joins, found);
  }
}

/** Calls the services as planned and combines their results; an error is reported at its path and leaves the rest. */
export async function runPlan({ calls, places }: Plan, variables: Row, context: GatewayContext): Promise<ExecutionResult> {
  const run = new Run(variables, context);
  const data: Row = {};
  await Promise.all(calls.map((call) => run.call(call, data)));
  return run.isWhole && run.faults.size === 0 ? { data } : completeAnswer(data, places, run.faults);
}
