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
  'headline',
  'logline',
]);
/** Names that contain users' text or ours. */
const MAYBE_WORDS = new Set(['title', 'label', 'words']);
/** Objects whose `title` or `label` a user wrote; other titles and labels are translated. */
const TITLED = new Set(['work', 'app', 'drama', 'act', 'sequence', 'character', 'article', 'value', 'paragraph', 'story', 'listing']);
/** Elements that give their content its own text direction, or don't display any. */
const ISOLATING = new Set(['UserText', 'FoldedText', 'bdi', 'title', 'option', 'VisuallyHidden']);
/** Elements and components whose own text has its own direction by `packages/ui/src/styles/base.css`; buttons have labels of ours. */
const STYLED = new Set(['h1', 'h2', 'h3', 'h4', 'p', 'dd', 'th', 'td', 'blockquote', 'a', 'Text', 'Title', 'Badge', 'Chip', 'Button']);
/** Where that style isn't loaded. */
const UNSTYLED = 'svc-catalog/player/';

type IsWords = (node: ts.Expression) => boolean;

/** Returns whether an expression renders one of the given values as it is. A call, such as `t()`, doesn't. */
function renders(node: ts.Expression, isWords: IsWords): boolean {
  const of = (part: ts.Expression) => renders(part, isWords);
  if (ts.isParenthesizedExpression(node) || ts.isNonNullExpression(node)) return of(node.expression);
  if (ts.isConditionalExpression(node)) return of(node.whenTrue) || of(node.whenFalse);
  if (ts.isTemplateExpression(node)) return node.templateSpans.some(({ expression }) => of(expression));
  if (ts.isBinaryExpression(node)) {
    const isAnd = node.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken;
    return of(node.right) || (!isAnd && of(node.left));
  }
  if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression) && node.expression.name.text === 'trim')
    return of(node.expression.expression);
  return isWords(node);
}

/** Returns whether a value is a user's text, by its name. */
const isUserWords: IsWords = (node) => {
  if (ts.isIdentifier(node)) return WORDS.has(node.text);
  if (!ts.isPropertyAccessExpression(node)) return false;
  if (WORDS.has(node.name.text)) return true;
  const of = ts.isPropertyAccessExpression(node.expression) ? node.expression.name : node.expression;
  return (node.name.text === 'title' || node.name.text === 'label') && ts.isIdentifier(of) && TITLED.has(of.text);
};

/** Returns whether a value may be a user's text: a variable named like one, or a text in one of a story's languages (`words[language]`). */
const mayBeUserWords: IsWords = (node) => {
  if (ts.isElementAccessExpression(node) && ts.isPropertyAccessExpression(node.expression)) return node.expression.name.text === 'words';
  return ts.isIdentifier(node) && MAYBE_WORDS.has(node.text);
};

const hasAttribute = ({ attributes }: ts.JsxOpeningElement, name: string) =>
  attributes.properties.some((attribute) => ts.isJsxAttribute(attribute) && attribute.name.getText() === name);

/** Returns whether an element around an expression, in the same component, isolates it. */
function isIsolated(node: ts.Node): boolean {
  for (let at = node.parent; at && !ts.isFunctionLike(at); at = at.parent) {
    if (!ts.isJsxElement(at)) continue;
    if (ISOLATING.has(at.openingElement.tagName.getText()) || hasAttribute(at.openingElement, 'dir')) return true;
  }
  return false;
}

/** Returns whether the nearest element gives an expression its own direction by the style of all pages. */
function isStyled({ parent }: ts.Node): boolean {
  if (parent.getSourceFile().fileName.startsWith(UNSTYLED) || !ts.isJsxElement(parent)) return false;
  return STYLED.has(parent.openingElement.tagName.getText()) || hasAttribute(parent.openingElement, 'lang');
}

/** Returns whether a child of JSX is a user's text that is rendered without its own direction. */
function isBare(node: ts.JsxExpression, expression: ts.Expression): boolean {
  if (isIsolated(node)) return false;
  return renders(expression, isUserWords) || (!isStyled(node) && renders(expression, mayBeUserWords));
}

/** Returns the expressions that render a user's text without its own direction: children of JSX, and cells of tables. */
export function findBareUserWords(path: string, text: string): ts.Expression[] {
  const found: ts.Expression[] = [];
  function visit(node: ts.Node): void {
    if (ts.isJsxExpression(node) && node.expression && !ts.isJsxAttribute(node.parent)) {
      if (isBare(node, node.expression)) found.push(node.expression);
    } else if (ts.isPropertyAssignment(node) && node.name.getText() === 'render' && ts.isArrowFunction(node.initializer)) {
      const { body } = node.initializer;
      if (!ts.isBlock(body) && renders(body, isUserWords)) found.push(body);
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
