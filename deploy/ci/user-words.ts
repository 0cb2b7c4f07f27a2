import ts from 'typescript';

/** Names of fields and variables that contain users' text. */
const WORDS = new Set([
  'name',
  'nickname',
  'brief',
  'introduction',
  'memo',
  'reason',
  'comment',
  'content',
  'note',
  'answer',
  'basename',
  'store_name',
  'buyer_name',
  'author_name',
  'author',
  'actor_name',
  'bank_name',
]);
/** Objects whose `title` or `label` a user wrote; other titles and labels are translated. */
const TITLED = new Set(['work', 'app', 'drama', 'act', 'sequence', 'character', 'article', 'value']);
/** Elements that give their content its own text direction, or don't display any. */
const ISOLATING = new Set(['UserText', 'FoldedText', 'bdi', 'title', 'option', 'VisuallyHidden']);

/** Returns whether a rendered expression may be a user's text as it is. A call, such as `t()`, isn't. */
function isUserWords(node: ts.Expression): boolean {
  if (ts.isParenthesizedExpression(node) || ts.isNonNullExpression(node)) return isUserWords(node.expression);
  if (ts.isConditionalExpression(node)) return isUserWords(node.whenTrue) || isUserWords(node.whenFalse);
  if (ts.isTemplateExpression(node)) return node.templateSpans.some(({ expression }) => isUserWords(expression));
  if (ts.isBinaryExpression(node)) {
    const isAnd = node.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken;
    return isUserWords(node.right) || (!isAnd && isUserWords(node.left));
  }
  if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression) && node.expression.name.text === 'trim')
    return isUserWords(node.expression.expression);
  if (ts.isIdentifier(node)) return WORDS.has(node.text);
  if (!ts.isPropertyAccessExpression(node)) return false;
  if (WORDS.has(node.name.text)) return true;
  const of = ts.isPropertyAccessExpression(node.expression) ? node.expression.name : node.expression;
  return (node.name.text === 'title' || node.name.text === 'label') && ts.isIdentifier(of) && TITLED.has(of.text);
}

/** Returns whether an element around an expression, in the same component, isolates it. */
function isIsolated(node: ts.Node): boolean {
  for (let at = node.parent; at && !ts.isFunctionLike(at); at = at.parent) {
    if (!ts.isJsxElement(at)) continue;
    const { tagName, attributes } = at.openingElement;
    if (ISOLATING.has(tagName.getText())) return true;
    if (attributes.properties.some((attribute) => ts.isJsxAttribute(attribute) && attribute.name.getText() === 'dir')) return true;
  }
  return false;
}

/** Returns the expressions that render a user's text without its own direction: children of JSX, and cells of tables. */
export function findBareUserWords(path: string, text: string): ts.Expression[] {
  const found: ts.Expression[] = [];
  function visit(node: ts.Node): void {
    if (ts.isJsxExpression(node) && node.expression && !ts.isJsxAttribute(node.parent)) {
      if (isUserWords(node.expression) && !isIsolated(node)) found.push(node.expression);
    } else if (ts.isPropertyAssignment(node) && node.name.getText() === 'render' && ts.isArrowFunction(node.initializer)) {
      const { body } = node.initializer;
      if (!ts.isBlock(body) && isUserWords(body)) found.push(body);
    }
    ts.forEachChild(node, visit);
  }
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));
  return found;
}

/**
 * Files that aren't checked: the design system renders what its callers pass, and they isolate users' text; tests and tools render nothing
 * to users.
 */
const isChecked = (path: string): boolean =>
  path.endsWith('.tsx') && !path.endsWith('.test.tsx') && !/^packages\/ui\/|\/testing\//.test(path);

/** Returns a fault for each place where a component renders a user's text that could change the direction of the text around it. */
export function userWordFaults(path: string, text: string): string[] {
  if (!isChecked(path)) return [];
  return findBareUserWords(path, text).map((node) => {
    const { line } = node.getSourceFile().getLineAndCharacterOfPosition(node.getStart());
    return `${path}:${line + 1}: ${node.getText()} may be a person's words; render it with UserText, or with dir="auto" on its element`;
  });
}
