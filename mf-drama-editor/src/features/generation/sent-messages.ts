/** A sent value, with or without a name. */
export interface SentField {
  name: string | null;
  /** Text as it is; anything else as parsed data. */
  value: unknown;
}

export interface SentMessage {
  /** The role of the message; null without roles. */
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

/** Returns whether a value is empty. */
export const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (typeof value === 'object' && Object.keys(value).length === 0);

/** Returns the data of a line and its name; null for text. */
function fieldIn(line: string): SentField | null {
  const [, name, quoted] = TAGGED.exec(line) ?? [];
  const value = dataIn(quoted ?? line);
  if (name !== undefined) return value === undefined ? null : { name, value };
  return typeof value === 'object' ? { name: null, value } : null;
}

/** Returns text and the quotes in it, in order. */
function fieldsIn(content: string): SentField[] {
  const fields: SentField[] = [];
  let lines: string[] = [];
  const close = () => {
    const text = lines.join('\n').trim();
    if (text !== '') fields.push({ name: null, value: text });
    lines = [];
  };
  for (const line of content.split('\n')) {
    const field = fieldIn(line);
    if (!field) lines.push(line);
    else {
      close();
      fields.push(field);
    }
  }
  close();
  return fields.filter(({ value }) => !isEmpty(value));
}

/** Reads what was sent for a step: messages by role, data as its fields, or plain text. */
export function readSent(sent: string): SentMessage[] {
  const whole = dataIn(sent);
  if (isRecord(whole)) {
    const filled = Object.entries(whole).filter(([, value]) => !isEmpty(value));
    return [{ role: null, fields: filled.map(([name, value]) => ({ name, value })) }];
  }
  const messages: { role: string | null; lines: string[] }[] = [];
  for (const line of sent.split('\n')) {
    const role = ROLE.exec(line)?.[1];
    if (role !== undefined) messages.push({ role, lines: [] });
    else if (messages.length === 0) messages.push({ role: null, lines: [line] });
    else messages.at(-1)?.lines.push(line);
  }
  return messages.map(({ role, lines }) => ({ role, fields: fieldsIn(lines.join('\n')) })).filter(({ fields }) => fields.length > 0);
}
