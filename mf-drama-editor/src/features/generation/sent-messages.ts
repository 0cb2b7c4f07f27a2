/** Something that was sent under a name, or without one. */
export interface SentField {
  name: string | null;
  /** Words as they are; anything else as the data that it was. */
  value: unknown;
}

export interface SentMessage {
  /** Who says it to the model; null where nobody is told apart. */
  role: string | null;
  fields: SentField[];
}

const ROLE = /^\[(system|user|assistant)\]$/;
const TAGGED = /^<([\w-]+)>(.*)<\/\1>$/;

function dataIn(text: string): unknown {
  if (!/^[[{"\d]/.test(text)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether there is nothing in it. */
export const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (typeof value === 'object' && Object.keys(value).length === 0);

/** A line that is data, and under which name; null for one that is words. */
function fieldIn(line: string): SentField | null {
  const [, name, quoted] = TAGGED.exec(line) ?? [];
  const value = dataIn(quoted ?? line);
  if (name !== undefined) return value === undefined ? null : { name, value };
  return typeof value === 'object' ? { name: null, value } : null;
}

/** Words with what is quoted among them, in order. */
function fieldsIn(content: string): SentField[] {
  const fields: SentField[] = [];
  let words: string[] = [];
  const close = () => {
    const text = words.join('\n').trim();
    if (text !== '') fields.push({ name: null, value: text });
    words = [];
  };
  for (const line of content.split('\n')) {
    const field = fieldIn(line);
    if (!field) words.push(line);
    else {
      close();
      fields.push(field);
    }
  }
  close();
  return fields.filter(({ value }) => !isEmpty(value));
}

/** What was sent for a step, as it is read: messages of who said them, data that somebody was given as its fields, or plain words. */
export function readSent(sent: string): SentMessage[] {
  const whole = dataIn(sent);
  if (isRecord(whole)) {
    const told = Object.entries(whole).filter(([, value]) => !isEmpty(value));
    return [{ role: null, fields: told.map(([name, value]) => ({ name, value })) }];
  }
  const said: { role: string | null; lines: string[] }[] = [];
  for (const line of sent.split('\n')) {
    const role = ROLE.exec(line)?.[1];
    if (role !== undefined) said.push({ role, lines: [] });
    else if (said.length === 0) said.push({ role: null, lines: [line] });
    else said.at(-1)?.lines.push(line);
  }
  return said.map(({ role, lines }) => ({ role, fields: fieldsIn(lines.join('\n')) })).filter(({ fields }) => fields.length > 0);
}
