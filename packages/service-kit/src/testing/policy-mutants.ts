import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

/** A policy with one of its conditions removed or inverted. */
export interface Mutant {
  /** The line and the change: `12: a && b → a`. */
  change: string;
  source: string;
}

type Edit = [node: ts.Node, text: string];

const OPPOSITE: Readonly<Record<string, string>> = { '===': '!==', '!==': '===', '>=': '<', '<=': '>', '>': '<=', '<': '>=' };
const OTHERWISE: Readonly<Record<string, string>> = { some: 'every', every: 'some' };

/** Returns the mutations of a node: removed guards, halved or inverted conditions, removed list members and statements. */
function editsOf(node: ts.Node, file: ts.SourceFile): Edit[] {
  const text = (part: ts.Node) => part.getText(file);
  if (ts.isIfStatement(node)) return [[node, '']];
  if (ts.isBinaryExpression(node)) {
    const sign = node.operatorToken.getText(file);
    if (sign === '&&' || sign === '||')
      return [
        [node, `(${text(node.left)})`],
        [node, `(${text(node.right)})`],
      ];
    return OPPOSITE[sign] ? [[node.operatorToken, OPPOSITE[sign]]] : [];
  }
  if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken) return [[node, text(node.operand)]];
  if (ts.isConditionalExpression(node))
    return [
      [node, `(${text(node.whenTrue)})`],
      [node, `(${text(node.whenFalse)})`],
    ];
  if (ts.isPropertyAccessExpression(node) && OTHERWISE[node.name.text]) return [[node.name, OTHERWISE[node.name.text] ?? '']];
  if (ts.isArrayLiteralExpression(node) && node.elements.length > 1)
    return node.elements.map((removed) => [
      node,
      `[${node.elements
        .filter((each) => each !== removed)
        .map(text)
        .join(', ')}]`,
    ]);
  if (ts.isExpressionStatement(node)) return [[node, '']];
  if (ts.isCallExpression(node) && /^(?:require|assert)/.test(text(node.expression)) && node.arguments[0])
    return [[node, text(node.arguments[0])]];
  return [];
}

export function mutantsOf(source: string): Mutant[] {
  const file = ts.createSourceFile('policy.ts', source, ts.ScriptTarget.Latest, true);
  const mutants: Mutant[] = [];
  function walk(node: ts.Node): void {
    if (ts.isImportDeclaration(node) || ts.isTypeNode(node) || ts.isTypeAliasDeclaration(node)) return;
    for (const [from, to] of editsOf(node, file)) {
      const line = file.getLineAndCharacterOfPosition(from.getStart(file)).line + 1;
      const was = from.getText(file).replaceAll(/\s+/g, ' ');
      mutants.push({
        change: `${line}: ${was} → ${to.replaceAll(/\s+/g, ' ') || 'nothing'}`,
        source: source.slice(0, from.getStart(file)) + to + source.slice(from.getEnd()),
      });
    }
    ts.forEachChild(node, walk);
  }
  walk(file);
  return mutants;
}

/** Loads a policy's imports, so that its mutants throw the same error classes as the original. */
async function importsOf(path: string): Promise<Map<string, unknown>> {
  const { importedFiles } = ts.preProcessFile(readFileSync(path, 'utf8'));
  const load = async ({ fileName }: ts.FileReference) => {
    const imported: unknown = await import(fileName.startsWith('.') ? join(dirname(path), fileName) : fileName);
    return [fileName, imported] as const;
  };
  return new Map(await Promise.all(importedFiles.map(load)));
}

function evaluate<P>(source: string, imports: ReadonlyMap<string, unknown>): P {
  const compilerOptions = { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022 };
  const { outputText } = ts.transpileModule(source, { compilerOptions });
  const exports = {} as P;
  new Function('exports', 'require', outputText)(exports, (name: string) => imports.get(name));
  return exports;
}

/** Returns the code of the error that a rule throws, or its result. */
export function outcomeOf(rule: () => unknown): unknown {
  try {
    return rule();
  } catch (error) {
    return (error as { code?: string }).code ?? error;
  }
}

/**
 * Runs `rules` on each mutant of a policy and returns the changes that it didn't detect.
 * @param rules asserts all that is expected of a policy
 */
export async function unnoticed<P>(path: string, rules: (policy: P) => unknown): Promise<string[]> {
  const imports = await importsOf(path);
  const survivors: string[] = [];
  for (const { change, source } of mutantsOf(readFileSync(path, 'utf8'))) {
    try {
      await rules(evaluate<P>(source, imports));
      survivors.push(change);
    } catch {
      // Detected.
    }
  }
  return survivors;
}
