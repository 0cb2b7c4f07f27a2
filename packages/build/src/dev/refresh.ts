import { type Node, type Program, parseSync } from 'oxc-parser';

const COMPONENT = /^[A-Z]/;
const HOOK = /^use[A-Z]/;
/** Hooks whose arguments are a part of the signature: after an edit of the first state, the old one would be wrong. */
const WITH_FIRST_STATE = /^use(?:State|Reducer)$/;

interface Found {
  name: string;
  /** A declaration, whose name is assigned; otherwise the range of the function that a constant is set to. */
  init: { start: number; end: number } | null;
  body: Node;
}

type AnyNode = Record<string, unknown> & { type: string; start: number; end: number };
const isNode = (value: unknown): value is AnyNode => typeof value === 'object' && value !== null && 'type' in value;

function walk(value: unknown, visit: (node: AnyNode) => void): void {
  if (Array.isArray(value)) for (const item of value) walk(item, visit);
  else if (isNode(value)) {
    visit(value);
    for (const child of Object.values(value)) walk(child, visit);
  }
}

/** Returns a plain function's body; undefined for any other node. */
function functionIn(node: unknown): AnyNode | undefined {
  const isFunction = isNode(node) && ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'].includes(node.type);
  return isFunction && !node.async && !node.generator && node.body ? node : undefined;
}

const nameOf = (node: unknown): string => (isNode(node) && typeof node.name === 'string' ? node.name : '');

/** Returns the functions that a statement of the module declares. */
function functionsOf(statement: AnyNode): Found[] {
  const isExport = statement.type === 'ExportNamedDeclaration' || statement.type === 'ExportDefaultDeclaration';
  const declared = isExport ? (statement.declaration as AnyNode | null) : statement;
  if (!declared) return [];
  if (declared.type === 'FunctionDeclaration') {
    const found = functionIn(declared);
    return found && nameOf(declared.id) ? [{ name: nameOf(declared.id), init: null, body: found.body as Node }] : [];
  }
  if (declared.type !== 'VariableDeclaration' || declared.kind !== 'const') return [];
  return (declared.declarations as AnyNode[]).flatMap(({ id, init }): Found[] => {
    const found = functionIn(init);
    return found && nameOf(id) ? [{ name: nameOf(id), init: { start: found.start, end: found.end }, body: found.body as Node }] : [];
  });
}

/** Returns the names that a module imports or declares itself. */
function namesIn({ body }: Program): ReadonlySet<string> {
  const names = new Set<string>();
  for (const statement of body as unknown as AnyNode[]) {
    const declared = (statement.type.startsWith('Export') ? statement.declaration : statement) as AnyNode | null;
    for (const { local } of (statement.type === 'ImportDeclaration' ? statement.specifiers : []) as AnyNode[]) names.add(nameOf(local));
    if (declared?.type === 'FunctionDeclaration') names.add(nameOf(declared.id));
    if (declared?.type === 'VariableDeclaration') for (const { id } of declared.declarations as AnyNode[]) names.add(nameOf(id));
  }
  return names;
}

/** Returns what a function calls of hooks, in order, and which of them the module knows by name. */
function hooksOf(body: Node, source: string, known: ReadonlySet<string>): { signature: string; uses: string[] } {
  const calls: string[] = [];
  const uses = new Set<string>();
  walk(body, (node) => {
    if (node.type !== 'CallExpression') return;
    const callee = node.callee as AnyNode;
    const name = callee.type === 'MemberExpression' ? nameOf(callee.property) : nameOf(callee);
    if (!HOOK.test(name)) return;
    const [first] = node.arguments as AnyNode[];
    calls.push(WITH_FIRST_STATE.test(name) && first ? `${name}(${source.slice(first.start, first.end)})` : name);
    if (callee.type === 'Identifier' && known.has(name)) uses.add(name);
  });
  return { signature: calls.join(' '), uses: [...uses] };
}

/** Returns whether a module exports components only, so that an edit needs no other module to run again. */
function exportsOnly({ body }: Program, components: ReadonlySet<string>): boolean {
  const exported = (body as unknown as AnyNode[]).filter(({ type, exportKind }) => type.startsWith('Export') && exportKind !== 'type');
  const isComponent = (statement: AnyNode): boolean => {
    if (statement.type === 'ExportAllDeclaration') return false;
    const declared = statement.declaration as AnyNode | null;
    if (!declared) return (statement.specifiers as AnyNode[]).every(({ local }) => components.has(nameOf(local)));
    if (declared.type.startsWith('TS')) return true;
    const names =
      declared.type === 'VariableDeclaration' ? (declared.declarations as AnyNode[]).map(({ id }) => nameOf(id)) : [nameOf(declared.id)];
    return names.every((name) => components.has(name));
  };
  return components.size > 0 && exported.every(isComponent);
}

/**
 * Returns a script whose components can be replaced while they are mounted (`runtime/refresh.ts`); unchanged without any. Lines keep their
 * numbers. React's own refresh needs its development build, and the page has the shell's React, which is the one of production.
 * @param id the file's name, the same in each build
 */
export function withRefresh(id: string, source: string, runtime: string): string {
  const { program, errors } = parseSync(id, source);
  if (errors.length > 0) return source;
  const found = (program.body as unknown as AnyNode[]).flatMap(functionsOf);
  const components = id.endsWith('.tsx') ? found.filter(({ name }) => COMPONENT.test(name)) : [];
  const hooks = found.filter(({ name }) => HOOK.test(name));
  if (components.length + hooks.length === 0) return source;
  const known = namesIn(program);
  const extra = ({ body }: Found) => {
    const { signature, uses } = hooksOf(body, source, known);
    return `${JSON.stringify(signature)}, () => [${uses.join(', ')}]`;
  };
  const key = ({ name }: Found) => JSON.stringify(`${id} ${name}`);
  const declared = components.filter(({ init }) => init === null);
  const before = declared.map((one) => `${one.name} = $refresh.component(${key(one)}, ${one.name}, ${extra(one)});`).join('');
  const after = hooks.map((one) => `\n$refresh.hook(${one.name}, ${extra(one)});`).join('');
  const isAccepted = exportsOnly(program, new Set(components.map(({ name }) => name)));
  let text = source;
  for (const one of components.toReversed()) {
    if (!one.init) continue;
    const { start, end } = one.init;
    text = `${text.slice(0, start)}$refresh.component(${key(one)}, ${text.slice(start, end)}, ${extra(one)})${text.slice(end)}`;
  }
  const accept = isAccepted ? '\nif (import.meta.webpackHot) import.meta.webpackHot.accept();' : '';
  return `import * as $refresh from ${JSON.stringify(runtime)};${before}${text}${after}${accept}\n`;
}
