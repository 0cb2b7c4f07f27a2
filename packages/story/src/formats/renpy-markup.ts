/** Names that Python, Ren'Py's store and its special labels use. */
export const RESERVED: ReadonlySet<string> = new Set(
  `and as assert async await break class continue def del elif else except finally for from global if import in is lambda nonlocal not
  or pass raise return try while with True False None print abs all any bool dict float input int len list max min object range set
  sorted str sum tuple type label menu jump call scene show hide init image define default transform screen style python at onlayer
  behind zorder pause play stop queue voice window nvl extend narrator centered config renpy gui build preferences persistent store
  director achievement iap layout theme ui im audio updater anim main_menu start quit after_load splashscreen before_main_menu
  after_warp hide_windows name_only adv main`.split(/\s+/),
);

export const isReserved = (name: string): boolean => RESERVED.has(name) || name.startsWith('seen_') || name.startsWith('_');

/** Writes words as a script's string: escapes quotes, interpolation, text tags and consecutive spaces. */
export const quoteText = (text: string): string =>
  `"${text
    .replaceAll('\t', ' ')
    .replaceAll('\\', '\\\\')
    .replaceAll('"', '\\"')
    .replaceAll('%', '\\%')
    .replace(/[[{【]/g, '$&$&')
    .replaceAll('\n', '\\n')
    .replace(/ {2,}/g, (blanks) => ` ${'\\ '.repeat(blanks.length - 1)}`)}"`;

export interface ReadText {
  text: string;
  /** Whether the string has interpolated values or text tags, which stay in the text as written. */
  hasValues: boolean;
  hasTags: boolean;
}

/** Reads a script's string by the rules of Ren'Py's lexer and text tags. */
export function readText(quoted: string): ReadText {
  const triple = quoted.startsWith('"""') || quoted.startsWith("'''");
  const inner = triple ? quoted.slice(3, -3) : quoted.slice(1, -1);
  let [hasValues, hasTags] = [false, false];
  const text = inner
    .replace(/[ \n\t\r]+/g, ' ')
    .replace(/\\(?:u([0-9a-fA-F]{4})|([\s\S]))|\[\[|\{\{|【【|[[{]/gu, (whole, code: string | undefined, sign: string | undefined) => {
      if (code !== undefined) return String.fromCharCode(Number.parseInt(code, 16));
      if (sign !== undefined) return sign === 'n' ? '\n' : sign;
      if (whole.length === 2) return whole.slice(1);
      if (whole === '[') hasValues = true;
      else hasTags = true;
      return whole;
    });
  return { text: text.trim(), hasValues, hasTags };
}
