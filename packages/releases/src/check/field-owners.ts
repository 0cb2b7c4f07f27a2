import { type ConstDirectiveNode, type DefinitionNode, Kind, parse, print } from 'graphql';

/** A field of a type, as one service defines it. */
export interface OwnedField {
  /** Its arguments and its type. */
  signature: string;
  /** Whether the gateway alone calls it, to complete objects of a type. */
  isEntryPoint: boolean;
  /** The prefix of the ids of jobs for which the gateway calls this service; null without one. */
  jobPrefix: string | null;
}

/** A type, as one service defines it. */
export interface OwnedType {
  kind: Kind;
  /** The fields by which the gateway asks this service for an object; null when it doesn't. */
  keys: ReadonlySet<string> | null;
  fields: ReadonlyMap<string, OwnedField>;
}

interface Field {
  name: { value: string };
  type: Parameters<typeof print>[0];
  arguments?: readonly Field[];
  directives?: readonly ConstDirectiveNode[];
}

interface Definition {
  name?: { value: string };
  fields?: readonly Field[];
  directives?: readonly ConstDirectiveNode[];
}

const OF_EXTENSION: Partial<Record<Kind, Kind>> = {
  [Kind.SCALAR_TYPE_EXTENSION]: Kind.SCALAR_TYPE_DEFINITION,
  [Kind.OBJECT_TYPE_EXTENSION]: Kind.OBJECT_TYPE_DEFINITION,
  [Kind.INTERFACE_TYPE_EXTENSION]: Kind.INTERFACE_TYPE_DEFINITION,
  [Kind.UNION_TYPE_EXTENSION]: Kind.UNION_TYPE_DEFINITION,
  [Kind.ENUM_TYPE_EXTENSION]: Kind.ENUM_TYPE_DEFINITION,
  [Kind.INPUT_OBJECT_TYPE_EXTENSION]: Kind.INPUT_OBJECT_TYPE_DEFINITION,
};
const TYPES = new Set(Object.values(OF_EXTENSION));

/** Returns a text argument of the directives of one name. */
function textsOf(directives: readonly ConstDirectiveNode[] | undefined, name: string, argument: string): string[] {
  return (directives ?? []).flatMap((directive) => {
    const value = directive.name.value === name && directive.arguments?.find((given) => given.name.value === argument)?.value;
    return value && value.kind === Kind.STRING ? [value.value] : [];
  });
}

function fieldsOfSelection(selectionSet: string): string[] {
  const [operation] = parse(selectionSet, { noLocation: true }).definitions;
  if (operation?.kind !== Kind.OPERATION_DEFINITION) return [];
  return operation.selectionSet.selections.flatMap((node) => (node.kind === Kind.FIELD ? [node.name.value] : []));
}

function keysOf(directives: Definition['directives']): ReadonlySet<string> | null {
  const selections = textsOf(directives, 'key', 'selectionSet');
  return selections.length > 0 ? new Set(selections.flatMap(fieldsOfSelection)) : null;
}

function signatureOf({ arguments: given = [], type }: Field): string {
  const texts = given.map((argument) => `${argument.name.value}: ${print(argument.type)}`).sort();
  return `(${texts.join(', ')}): ${print(type)}`;
}

const fieldOf = (field: Field): [string, OwnedField] => [
  field.name.value,
  {
    signature: signatureOf(field),
    isEntryPoint: field.directives?.some(({ name }) => name.value === 'merge') ?? false,
    jobPrefix: textsOf(field.directives, 'jobPrefix', 'prefix')[0] ?? null,
  },
];

const unionOf = (one: ReadonlySet<string> | null | undefined, other: ReadonlySet<string> | null) =>
  one || other ? new Set([...(one ?? []), ...(other ?? [])]) : null;

function addType(types: Map<string, OwnedType>, definition: DefinitionNode): void {
  const kind = OF_EXTENSION[definition.kind] ?? definition.kind;
  const { name, fields = [], directives } = definition as Definition;
  if (!name || !TYPES.has(kind)) return;
  const before = types.get(name.value);
  types.set(name.value, {
    kind: before?.kind ?? kind,
    keys: unionOf(before?.keys, keysOf(directives)),
    fields: new Map([...(before?.fields ?? []), ...fields.map(fieldOf)]),
  });
}

/** Returns the types of a service's SDL by name, with the fields that the service defines. @throws GraphQLError for one that isn't SDL */
export function typesOf(sdl: string): ReadonlyMap<string, OwnedType> {
  const types = new Map<string, OwnedType>();
  for (const definition of parse(sdl, { noLocation: true }).definitions) addType(types, definition);
  return types;
}
