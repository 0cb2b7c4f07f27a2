import { jsonrepair } from 'jsonrepair';
import { z } from 'zod';
import { ANSWERS, type Answer, type AnswerKind } from '../generation/steps.ts';

const THOUGHT = /<think(?:ing)?>/;
const THOUGHT_END = /(<\/think(?:ing)?>)/;
const FAULTS_TOLD = 20;

/**
 * Returns the JSON schema of a step's answer in a form that every server accepts: all fields required, no additional ones, no lengths,
 * no references and no `$schema`.
 */
export function portableSchema(kind: AnswerKind): Record<string, unknown> {
  const { $schema: _, ...schema } = z.toJSONSchema(ANSWERS[kind], { reused: 'inline' });
  return schema;
}

export type Read<Kind extends AnswerKind> = { answer: Answer<Kind> } | { faults: string[] };

/**
 * Removes the thoughts that some models write before the answer. Linear in the text's length, because some answers consist of nothing else.
 */
function withoutThoughts(reply: string): string {
  const pieces = reply.split(THOUGHT_END);
  return pieces
    .map((piece, at) => {
      // Each piece at an odd place is an end, which goes with the thought before it.
      const begins = pieces[at % 2 === 0 ? at : at - 1]?.search(THOUGHT) ?? -1;
      if (begins < 0 || at === pieces.length - 1) return piece;
      return at % 2 === 0 ? piece.slice(0, begins) : '';
    })
    .join('');
}

/** Returns the outermost JSON object in a model's text, without prose and fences around it. */
function objectIn(reply: string): string {
  const text = withoutThoughts(reply);
  const [from, to] = [text.indexOf('{'), text.lastIndexOf('}')];
  if (from < 0) return '';
  return to > from ? text.slice(from, to + 1) : text.slice(from);
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return JSON.parse(jsonrepair(json));
  }
}

/** Parses a step's answer from a model's text: repairs mere JSON errors, else returns what doesn't fit the schema. */
export function readAnswer<Kind extends AnswerKind>(kind: Kind, reply: string): Read<Kind> {
  const json = objectIn(reply);
  if (json === '') return { faults: ['There is no JSON object in it.'] };
  let value: unknown;
  try {
    value = parsed(json);
  } catch (error) {
    return { faults: [`It is no JSON: ${error instanceof Error ? error.message : 'unreadable'}`] };
  }
  const result = ANSWERS[kind].safeParse(value);
  if (result.success) return { answer: result.data as Answer<Kind> };
  return {
    faults: result.error.issues
      .slice(0, FAULTS_TOLD)
      .map(({ path, message }) => `${path.map(String).join('.') || 'the object'}: ${message}`),
  };
}
