import { jsonrepair } from 'jsonrepair';
import { z } from 'zod';
import { ANSWERS, type Answer, type AnswerKind } from '../generation/steps.ts';

const THOUGHT = /<think(?:ing)?>/;
const THOUGHT_END = /(<\/think(?:ing)?>)/;
const FAULTS_TOLD = 20;

/**
 * A step's answer as a JSON schema that every server takes: each field required, nothing beside them, no length, no reference, and no
 * mark of which draft it is.
 */
export function portableSchema(kind: AnswerKind): Record<string, unknown> {
  const { $schema: _, ...schema } = z.toJSONSchema(ANSWERS[kind], { reused: 'inline' });
  return schema;
}

export type Read<Kind extends AnswerKind> = { answer: Answer<Kind> } | { faults: string[] };

/** Without what a model that thinks aloud says before it answers. Each sign is looked at once: some say nothing but that they think. */
function withoutThoughts(said: string): string {
  const pieces = said.split(THOUGHT_END);
  return pieces
    .map((piece, at) => {
      // Each piece at an odd place is an end, which goes with the thought before it.
      const begins = pieces[at % 2 === 0 ? at : at - 1]?.search(THOUGHT) ?? -1;
      if (begins < 0 || at === pieces.length - 1) return piece;
      return at % 2 === 0 ? piece.slice(0, begins) : '';
    })
    .join('');
}

/** The outermost object of what a model said, without the words and the fence around it. */
function objectIn(said: string): string {
  const text = withoutThoughts(said);
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

/** Reads a step's answer out of what a model said: mended where only its JSON is at fault, else what doesn't fit. */
export function readAnswer<Kind extends AnswerKind>(kind: Kind, said: string): Read<Kind> {
  const json = objectIn(said);
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
