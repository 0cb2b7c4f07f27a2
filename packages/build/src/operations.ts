import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Operations } from '@meowtale/contracts/releases';
import { operationText } from '@meowtale/web-kit/operations';
import { parseSync } from '@swc/core';
import {
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLError,
  type GraphQLSchema,
  getNamedType,
  type InputValueDefinitionNode,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  parse,
  print,
  TypeInfo,
  type ValueNode,
  validate,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { findFiles } from './files.ts';
import { repositoryRoot } from './paths.ts';

/** Thrown for invalid operations, with every reason. */
export class OperationError extends Error {
  readonly faults: readonly string[];
  constructor(faults: readonly string[]) {
    super(`operations that the schema doesn't allow:\n${faults.map((fault) => `  ${fault}`).join('\n')}`);
    this.name = 'OperationError';
    this.faults = faults;
  }
}

/** Returns the texts of all gql`…` in a source; `${…}` are fragments, which are found by their names instead. */
export function gqlTexts(source: string): string[] {
  const texts: string[] = [];
  function visit(node: unknown): void {
    if (node === null || typeof node !== 'object') return;
    const { type, tag, template } = node as { type?: string; tag?: { value?: string }; template?: { quasis: { cooked: string }[] } };
    if (type === 'TaggedTemplateExpression' && tag?.value === 'gql' && template)
      texts.push(template.quasis.map((part) => part.cooked).join(''));
    Object.values(node).forEach(visit);
  }
  visit(parseSync(source, { syntax: 'typescript', tsx: true, target: 'esnext' }));
  return texts;
}

interface Found {
  file: string;
  operations: OperationDefinitionNode[];
  fragments: FragmentDefinitionNode[];
}

function readDocuments(file: string, source: string, faults: string[]): Found {
  const found: Found = { file, operations: [], fragments: [] };
  for (const text of source.includes('gql') ? gqlTexts(source) : []) {
    try {
      for (const definition of parse(text, { noLocation: true }).definitions) {
        if (definition.kind === Kind.FRAGMENT_DEFINITION) found.fragments.push(definition);
        if (definition.kind === Kind.OPERATION_DEFINITION) found.operations.push(definition);
      }
    } catch (error) {
      faults.push(`${file}: ${(error as GraphQLError).message}`);
    }
  }
  return found;
}

/** Returns an operation with the fragments that it needs, directly or indirectly. */
function withFragments(operation: OperationDefinitionNode, fragments: ReadonlyMap<string, FragmentDefinitionNode>): DocumentNode {
  const used = new Map<string, FragmentDefinitionNode>();
  function follow(node: OperationDefinitionNode | FragmentDefinitionNode): void {
    visit(node, {
      FragmentSpread({ name }) {
        const fragment = fragments.get(name.value);
        if (!fragment || used.has(name.value)) return;
        used.set(name.value, fragment);
        follow(fragment);
      },
    });
  }
  follow(operation);
  return { kind: Kind.DOCUMENT, definitions: [operation, ...used.values()] };
}

/**
 * Returns `personal` when a response depends on the caller: with a field or type marked `@personal`, an argument with a value of its
 * `@personalFor`, or a mutation.
 */
export function classify(schema: GraphQLSchema, document: DocumentNode): 'public' | 'personal' {
  const info = new TypeInfo(schema);
  let personal = false;
  const marked = (node: { directives?: readonly { name: { value: string } }[] } | null | undefined) =>
    node?.directives?.some((directive) => directive.name.value === 'personal') ?? false;
  visit(
    document,
    visitWithTypeInfo(info, {
      OperationDefinition({ operation }) {
        if (operation !== 'query') personal = true;
      },
      Field() {
        const type = getNamedType(info.getType());
        if (marked(info.getFieldDef()?.astNode) || (isObjectType(type) && marked(type.astNode))) personal = true;
      },
      Argument({ value }) {
        if (isPersonalFor(info.getArgument()?.astNode, value)) personal = true;
      },
    }),
  );
  return personal ? 'personal' : 'public';
}

/** Returns whether an argument's value makes a response personal; a variable always does, because its value isn't known. */
function isPersonalFor(argument: InputValueDefinitionNode | null | undefined, value: ValueNode): boolean {
  const [values] = argument?.directives?.find((directive) => directive.name.value === 'personalFor')?.arguments ?? [];
  if (values?.value.kind !== Kind.LIST) return false;
  const given = value.kind === Kind.STRING ? value.value : null;
  return value.kind === Kind.VARIABLE || values.value.values.some((one) => one.kind === Kind.STRING && one.value === given);
}

function gatherFragments(documents: readonly Found[], faults: string[]): Map<string, FragmentDefinitionNode> {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const { file, fragments: own } of documents) {
    for (const fragment of own) {
      const known = fragments.get(fragment.name.value);
      if (known && print(known) !== print(fragment)) faults.push(`${file} ${fragment.name.value}: another fragment has this name`);
      fragments.set(fragment.name.value, fragment);
    }
  }
  return fragments;
}

/** Returns every operation of a slice with its fragments, unchecked; what can't be parsed is left out. */
export function findOperations(sources: ReadonlyMap<string, string>): DocumentNode[] {
  const documents = [...sources].map(([file, source]) => readDocuments(file, source, []));
  const fragments = gatherFragments(documents, []);
  return documents.flatMap(({ operations }) => operations.map((operation) => withFragments(operation, fragments)));
}

/**
 * Returns every operation of a slice with its fragments, checked against the schema and classified.
 * @param sources file name → its text.
 * @throws OperationError with file and operation of each error: unnamed, unknown field, duplicate name.
 */
export function extractOperations(schema: GraphQLSchema, sources: ReadonlyMap<string, string>): Operations {
  const faults: string[] = [];
  const documents = [...sources].map(([file, source]) => readDocuments(file, source, faults));
  const fragments = gatherFragments(documents, faults);
  const operations: Operations = {};
  const names = new Map<string, string>();
  for (const { file, operations: own } of documents) {
    for (const operation of own) {
      const name = operation.name?.value;
      if (!name) {
        faults.push(`${file}: an operation has no name`);
        continue;
      }
      const document = withFragments(operation, fragments);
      const errors = validate(schema, document);
      faults.push(...errors.map((error) => `${file} ${name}: ${error.message}`));
      if (errors.length > 0) continue;
      const text = operationText(document as Parameters<typeof operationText>[0]);
      const before = names.get(name);
      if (before !== undefined && before !== text) faults.push(`${file} ${name}: another operation has this name`);
      names.set(name, text);
      operations[createHash('sha256').update(text).digest('hex')] = {
        document: text,
        operationName: name,
        kind: classify(schema, document),
      };
    }
  }
  if (faults.length > 0) throw new OperationError(faults);
  return Object.fromEntries(Object.entries(operations).sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** Packages with their own operations, which belong to every slice that depends on them. */
const ASKING = ['@meowtale/notices', '@meowtale/profile'];

/** Reads the sources of a slice and of its packages with operations, without tests. */
export async function readSources(slice: string, root = repositoryRoot): Promise<Map<string, string>> {
  const { dependencies = {} } = JSON.parse(await readFile(path.join(root, slice, 'package.json'), 'utf8'));
  const packages = ASKING.filter((name) => name in dependencies).map((name) => name.replace('@meowtale', 'packages'));
  const all = await Promise.all([slice, ...packages].map((name) => readFolder(root, name)));
  return new Map(all.flat());
}

async function readFolder(root: string, name: string): Promise<[file: string, text: string][]> {
  const folder = path.join(root, name);
  const files = await findFiles(folder, (file) => /^src\/.*\.tsx?$/.test(file) && !/\.(?:test|d)\.tsx?$/.test(file), ['src']);
  return Promise.all(files.map(async (file) => [`${name}/${file}`, await readFile(path.join(folder, file), 'utf8')] as [string, string]));
}
