import { LOCALES } from '@meowtale/contracts';
import { ANSWERS, type Answer, type AnswerKind } from '../../generation/steps.ts';

type Item = Readonly<Record<string, unknown>>;

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

const objectsIn = (value: unknown): Item[] => {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(objectsIn);
  return Array.isArray(value) ? inner : [value as Item, ...inner];
};

/** Returns the JSON objects of a prompt: in lines of their own, and in tags, optionally only those named `tag`. */
function itemsIn(prompt: string, tag = '[a-z-]+'): Item[] {
  const tagged = [...prompt.matchAll(new RegExp(`<(${tag})>(.*)</\\1>`, 'g'))].map(([, , json = '']) => json);
  const loose = prompt.split('\n').filter((line) => line.startsWith('{'));
  return [...tagged, ...loose].flatMap((json) => objectsIn(jsonOf(json)));
}

const isText = (value: unknown): value is string => typeof value === 'string';
const locales = LOCALES.join('|');

/** Returns the target language, from the system prompt or else the prompt. */
const targetIn = (prompt: string): string =>
  [`\\bWrite in\\b[^\\n]*?(${locales})`, `\\b(?:into|to)\\b[^\\n]*?(${locales})`, `(${locales})`]
    .map((pattern) => new RegExp(pattern, 'i').exec(prompt)?.[1])
    .find(isText) ?? 'en-US';

/** Answers a checkable translation: the target language, and the source with the glossary's words. */
function translate(prompt: string): Answer<'translation'> {
  const items = itemsIn(prompt);
  const glossary = items.flatMap(({ term, ...words }) => {
    const word = Object.values(words).find(isText);
    return isText(term) && word ? [{ term, word }] : [];
  });
  const worded = (text: string) => glossary.reduce((sum, { term, word }) => sum.replaceAll(term, word), text);
  const lines = items.flatMap(({ id, text }) =>
    isText(id) && isText(text) ? [{ id, text: `⟦${targetIn(prompt)}⟧ ${worded(text)}` }] : [],
  );
  return { lines };
}

/** A claim such as `eyes=blue`, which the same key with another value contradicts. */
const CLAIM = /\b(\w+)=(\w+)/g;

const stringsIn = (value: unknown): string[] => {
  if (isText(value)) return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
};

const claimsIn = (prompt: string, tag: string) =>
  itemsIn(prompt, tag).flatMap(({ node, ...said }) =>
    stringsIn(isText(node) ? said : []).flatMap((text) =>
      [...text.matchAll(CLAIM)].map(([quote, key, value]) => ({ passage: { node: String(node), quote }, key, value })),
    ),
  );

/** Answers each pair of contradicting claims, whatever their branches. */
function compare(prompt: string): Answer<'consistency'> {
  const claims = claimsIn(prompt, 'story');
  const all = [...['cast', 'entries', 'earlier'].flatMap((tag) => claimsIn(prompt, tag)), ...claims];
  const findings = all.flatMap((second, index) =>
    all
      .slice(0, index)
      .filter(({ key, value }) => key === second.key && value !== second.value)
      .map((first) => ({ kind: 'other' as const, first: first.passage, second: second.passage, why: `It says ${first.value} before.` })),
  );
  return { claims: claims.map(({ passage }) => passage), findings };
}

const series = <T>(count: number, make: (number: number) => T): T[] => Array.from({ length: count }, (_, index) => make(index + 1));

const somebody = (number: number) => ({
  name: `Person ${number}`,
  sex: (['female', 'male', 'other'] as const)[number % 3] ?? 'other',
  brief: `Brief of person ${number}.`,
  feature: `Feature of person ${number}.`,
  trait: `Trait of person ${number}.`,
  behavior: `Behaviour of person ${number}.`,
  status: `Status of person ${number}.`,
});
const titled = (what: string) => (number: number) => ({
  title: `${what} ${number}`,
  brief: `What happens in ${what.toLowerCase()} ${number}.`,
});

/** Answers plain texts, as many as the prompt asks for. */
function write(kind: AnswerKind, prompt: string): unknown {
  const wanted = Number([...prompt.matchAll(/\b(?:exactly|write|write the|up to) (\d{1,2})\b/gi)].at(-1)?.[1] ?? 3);
  const cast = itemsIn(prompt, 'cast').flatMap(({ name }) => (isText(name) ? [name] : []));
  const targets = itemsIn(prompt, 'targets').flatMap(({ number }) => (typeof number === 'number' ? [number] : []));
  const makers: { [Kind in AnswerKind]: () => Answer<Kind> } = {
    characters: () => ({ characters: series(wanted, somebody) }),
    character: () => ({ character: somebody(1) }),
    acts: () => ({ acts: series(wanted, titled('Act')) }),
    sequences: () => ({ sequences: series(wanted, titled('Sequence')) }),
    paragraphs: () => ({
      paragraphs: series(wanted, (number) => ({ ...titled('Paragraph')(number), place: 'Harbour', present: cast.slice(0, 2) })),
    }),
    dialogues: () => ({
      lines: series(wanted, (number) => ({
        speaker: cast[(number - 1) % (cast.length + 1)] ?? null,
        text: `Line ${number}.`,
        direction: '',
      })),
      choices: targets.slice(0, 2).map((leadsTo) => ({ text: `Go to ${leadsTo}.`, leadsTo })),
    }),
    line: () => ({ text: 'The same line, written anew.' }),
    translation: () => translate(prompt),
    keywords: () => ({ keywords: 'harbour, night, (lantern light:1.2)', negative: 'text, blurry' }),
    consistency: () => compare(prompt),
  };
  return makers[kind]();
}

const propertiesOf = (schema: unknown): string => Object.keys((schema as { properties?: object } | undefined)?.properties ?? {}).join();
const KINDS = new Map(
  (Object.keys(ANSWERS) as AnswerKind[]).map((kind) => [
    kind === 'translation' ? 'lines of translation' : Object.keys(ANSWERS[kind].shape).join(),
    kind,
  ]),
);

/** Returns the kind of a step by the schema in the last line of the system prompt. */
function kindOf(schemaLine: string): AnswerKind {
  const properties = propertiesOf(jsonOf(schemaLine));
  return KINDS.get(properties === 'lines' ? 'lines of translation' : properties) ?? 'line';
}

export interface Told {
  role: string;
  content: string;
}

/** Returns a valid answer. */
export function answerTo(messages: readonly Told[]): unknown {
  const of = (role: string) => messages.filter((message) => message.role === role).map(({ content }) => content);
  const [system = '', prompt = ''] = [of('system')[0], of('user')[0]];
  const end = system.lastIndexOf('\n') + 1;
  return write(kindOf(system.slice(end)), `${system.slice(0, end)}\n${prompt}`);
}
