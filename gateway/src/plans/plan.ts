import {
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLObjectType,
  type GraphQLOutputType,
  getNamedType,
  isLeafType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
  parseType,
  print,
  type SelectionNode,
  type SelectionSetNode,
  type VariableDefinitionNode,
  visit,
} from 'graphql';
import { type Choices, collectFields } from './collect-fields.ts';
import { NotPlanned } from './not-planned.ts';
import type { EntryPoint, Source } from './sources.ts';

/** The variable that carries keys; variables of clients may not begin with two underscores. */
export const KEYS = '__keys';

/** A value in the response: its name, its type and its fields. */
export interface Place {
  key: string;
  type: GraphQLOutputType;
  places: Place[];
}

/** One call of one service. Its text is built once; each request adds the values of variables. */
export interface Call {
  source: Source;
  text: string;
  variables: readonly string[];
  /** Response names of its root fields. */
  keys: readonly string[];
  joins: readonly Join[];
}

/** A call that adds another service's fields to the objects at a path of a call's result. */
export interface Join extends Call {
  entry: EntryPoint;
  path: readonly string[];
  /** Response name of the key in each object. */
  keyAt: string;
  /** Whether the client didn't select the key, so that it is removed from the response. */
  keyIsOurs: boolean;
}

export interface Plan {
  calls: readonly Call[];
  places: readonly Place[];
}

interface Selected {
  selections: SelectionNode[];
  joins: Join[];
  places: Place[];
}

const nameNode = (value: string) => ({ kind: Kind.NAME as const, value });

function selectionSetOf(selections: SelectionNode[]): SelectionSetNode {
  if (selections.length === 0) throw new NotPlanned('nothing is asked for');
  return { kind: Kind.SELECTION_SET, selections };
}

function variablesIn(node: SelectionSetNode): Set<string> {
  const names = new Set<string>();
  visit(node, { Variable: ({ name }) => void names.add(name.value) });
  return names;
}

export interface Asked {
  operation: OperationDefinitionNode;
  fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  choices: Choices;
}

/** Builds an operation's plan: the calls of each service and the joins. */
class Planner {
  readonly #sources: readonly Source[];
  readonly #asked: Asked;

  constructor(sources: readonly Source[], operation: Asked) {
    this.#sources = sources;
    this.#asked = operation;
  }

  #fieldsOf(type: GraphQLObjectType, sets: readonly SelectionSetNode[]): Map<string, FieldNode[]> {
    return collectFields(type.name, sets, this.#asked);
  }

  #text(kind: OperationTypeNode, selections: SelectionNode[], own: VariableDefinitionNode[] = []) {
    const { name, variableDefinitions = [] } = this.#asked.operation;
    const selectionSet = selectionSetOf(selections);
    const used = variablesIn(selectionSet);
    const inherited = variableDefinitions.filter(({ variable }) => used.has(variable.name.value));
    const definition = { kind: Kind.OPERATION_DEFINITION as const, operation: kind, ...(name && { name }), selectionSet };
    return {
      text: print({ ...definition, variableDefinitions: [...inherited, ...own] }),
      variables: inherited.map(({ variable }) => variable.name.value),
    };
  }

  #selectField(source: Source, key: string, nodes: readonly FieldNode[], type: GraphQLOutputType, path: readonly string[]): Selected {
    const [node] = nodes as [FieldNode];
    const namedType = getNamedType(type);
    const bare: FieldNode = { ...node, directives: [] };
    if (isLeafType(namedType)) return { selections: [bare], joins: [], places: [{ key, type, places: [] }] };
    if (!isObjectType(namedType)) throw new NotPlanned(`${namedType.name} stands for several types`);
    const sets = nodes.flatMap(({ selectionSet }) => selectionSet ?? []);
    const below = this.#selectObject(source, namedType, this.#fieldsOf(namedType, sets), path);
    const selectionSet = selectionSetOf(below.selections);
    return { selections: [{ ...bare, selectionSet }], joins: below.joins, places: [{ key, type, places: below.places }] };
  }

  #selectObject(source: Source, type: GraphQLObjectType, fields: ReadonlyMap<string, FieldNode[]>, path: readonly string[]): Selected {
    const has = (candidate: Source, name: string) => {
      const own = candidate.schema.getType(type.name);
      return isObjectType(own) && name in own.getFields();
    };
    const selected: Selected = { selections: [], joins: [], places: [] };
    const elsewhere = new Map<Source, Map<string, FieldNode[]>>();
    for (const [key, nodes] of fields) {
      const [node] = nodes as [FieldNode];
      const name = node.name.value;
      const field = type.getFields()[name];
      if (name === '__typename') selected.selections.push({ ...node, directives: [] });
      else if (!field) throw new NotPlanned(`${type.name}.${name} is nobody's`);
      else if (has(source, name)) {
        const { selections, joins, places } = this.#selectField(source, key, nodes, field.type, [...path, key]);
        selected.selections.push(...selections);
        selected.joins.push(...joins);
        selected.places.push(...places);
      } else {
        const other = this.#sources.find((candidate) => candidate.entryPoints.has(type.name) && has(candidate, name));
        if (!other) throw new NotPlanned(`${type.name}.${name} can't be joined`);
        elsewhere.set(other, (elsewhere.get(other) ?? new Map()).set(key, nodes));
      }
    }
    for (const [other, wanted] of elsewhere) this.#join(selected, { other, type, wanted, path }, (name) => has(source, name));
    return selected;
  }

  #join(
    selected: Selected,
    { other, type, wanted, path }: { other: Source; type: GraphQLObjectType; wanted: Map<string, FieldNode[]>; path: readonly string[] },
    has: (name: string) => boolean,
  ): void {
    const entry = other.entryPoints.get(type.name) as EntryPoint;
    if (!has(entry.keyField)) throw new NotPlanned(`${type.name}.${entry.keyField} isn't known where it is needed`);
    const row = this.#selectObject(other, type, wanted, []);
    const field: FieldNode = {
      kind: Kind.FIELD,
      name: nameNode(entry.field),
      arguments: [{ kind: Kind.ARGUMENT, name: nameNode(entry.argument), value: { kind: Kind.VARIABLE, name: nameNode(KEYS) } }],
      selectionSet: selectionSetOf(row.selections),
    };
    const keys: VariableDefinitionNode = {
      kind: Kind.VARIABLE_DEFINITION,
      variable: { kind: Kind.VARIABLE, name: nameNode(KEYS) },
      type: parseType(entry.argumentType),
    };
    const keyAt = this.#keyAt(selected, entry.keyField);
    const call = { source: other, ...this.#text(OperationTypeNode.QUERY, [field], [keys]), keys: [...wanted.keys()], joins: row.joins };
    selected.joins.push({ ...call, entry, path, ...keyAt });
    selected.places.push(...row.places);
  }

  /** Returns the response name under which the client selects the key, or a name of our own. */
  #keyAt({ selections }: Selected, keyField: string): Pick<Join, 'keyAt' | 'keyIsOurs'> {
    const ours = `__${keyField}`;
    const fields = selections.filter((node) => node.kind === Kind.FIELD);
    const keySelection = fields.find(({ name, arguments: given = [] }) => name.value === keyField && given.length === 0);
    const keyAt = keySelection?.alias?.value ?? keySelection?.name.value ?? ours;
    if (!keySelection) selections.push({ kind: Kind.FIELD, name: nameNode(keyField), alias: nameNode(ours) });
    return { keyAt, keyIsOurs: keyAt === ours };
  }

  plan(root: GraphQLObjectType): Plan {
    const { operation } = this.#asked;
    const bySource = new Map<Source, Map<string, FieldNode[]>>();
    for (const [key, nodes] of this.#fieldsOf(root, [operation.selectionSet])) {
      const name = nodes[0]?.name.value ?? '';
      const own = this.#sources.filter(({ schema }) => schema.getRootType(operation.operation)?.getFields()[name]);
      const [source] = own;
      if (!source || own.length > 1) throw new NotPlanned(`${name} isn't one service's`);
      bySource.set(source, (bySource.get(source) ?? new Map()).set(key, nodes));
    }
    // Mutations must run in series, which only one call of one service guarantees.
    if (operation.operation !== OperationTypeNode.QUERY && bySource.size > 1) throw new NotPlanned('mutations of several services');
    const places: Place[] = [];
    const calls = [...bySource].map(([source, fields]): Call => {
      const selected = this.#selectObject(source, root, fields, []);
      places.push(...selected.places);
      return { source, ...this.#text(operation.operation, selected.selections), keys: [...fields.keys()], joins: selected.joins };
    });
    if (calls.length === 0) throw new NotPlanned('nothing is asked for');
    return { calls, places };
  }
}

/** Plans an operation. @throws NotPlanned when stitching has to run it */
export function planOperation(sources: readonly Source[], root: GraphQLObjectType, operation: Asked): Plan {
  return new Planner(sources, operation).plan(root);
}
