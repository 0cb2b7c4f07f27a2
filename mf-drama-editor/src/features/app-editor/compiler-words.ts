/** What the compiler says most often, which is always English, and what of it our own sentence names. */
const KNOWN: readonly { key: string; says: RegExp }[] = [
  { key: 'target', says: /^Divert target not found: '-> (?<name>[^']+)'/ },
  { key: 'function', says: /^Function call target not found: '-> (?<name>[^']+)'/ },
  { key: 'variable', says: /^Unresolved variable: (?<name>[\p{L}\p{N}_.]+)/u },
  { key: 'variable', says: /^Variable could not be found to assign to: '(?<name>[^']+)'/ },
  { key: 'end', says: /^Apparent loose end/ },
  { key: 'missing', says: /^Expected closing (?:brace )?'(?<sign>.)'/ },
  { key: 'logic', says: /^Expected some kind of logic/ },
  { key: 'twice', says: /already contains flow named '(?<name>[^']+)' \(at line (?<line>\d+)\)/ },
  { key: 'twice', says: /declaration variable '(?<name>[^']+)' that was already declared \(line (?<line>\d+)\)/ },
  { key: 'twice', says: /label name '(?<name>[^']+)' already exists in this context on line (?<line>\d+)/ },
  { key: 'blank', says: /^Expected at least one line within/ },
  { key: 'side', says: /^Expected right side of '(?<sign>[^']+)'/ },
  { key: 'divert', says: /^Empty diverts/ },
  { key: 'stray', says: /^Expected end of line but saw '(?<text>.+)'$/s },
  { key: 'include', says: /^INCLUDE is not supported/ },
];

type Translate = (key: string, params: Record<string, string>) => string;

/** What the compiler says, in the reader's language; what we have no words for is quoted as the compiler's own. */
export function compilerWords(message: string, t: Translate): string {
  for (const { key, says } of KNOWN) {
    const found = says.exec(message);
    if (found) return t(`appEditor.ink.${key}`, { ...found.groups });
  }
  return t('appEditor.ink.quoted', { message });
}
