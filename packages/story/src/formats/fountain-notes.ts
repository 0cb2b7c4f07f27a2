import { assignmentsIn, readAssignment } from './assignment.ts';
import type { DraftChoice, Step, When } from './draft.ts';
import { readCondition } from './expression.ts';
import { notePieces, unescapeNote } from './fountain-markup.ts';
import type { LossLog } from './losses.ts';

/** Returns the assignments of a note; anything else in it is a loss. */
export function setsIn(text: string, line: number, losses: LossLog): Extract<Step, { do: 'set' }>[] {
  return assignmentsIn(text).flatMap((part) => {
    const assignment = readAssignment(part);
    if (assignment === null) losses.add('effects', { line });
    return assignment === null ? [] : [{ do: 'set' as const, line, assignment }];
  });
}

/** Adds effects to the last line, so that they have its condition; without one they become steps. */
export function setAfter(steps: Step[], sets: readonly Extract<Step, { do: 'set' }>[]): void {
  const last = steps.at(-1);
  const say = last?.do === 'if' ? last.branches[0]?.steps[0] : last;
  if (say?.do === 'say') say.effects.push(...sets.map(({ assignment }) => assignment));
  else steps.push(...sets);
}

/** Parses `words -> target | if condition | do effects`. */
export function choiceIn(text: string, line: number, losses: LossLog): DraftChoice {
  const [head = '', ...rest] = notePieces(text);
  const at = head.lastIndexOf('->');
  const words = unescapeNote(at === -1 ? head : head.slice(0, at)).trim();
  const steps: Step[] = [];
  let when: When = null;
  for (const piece of rest) {
    const option = unescapeNote(piece);
    if (option.startsWith('if ')) when = readCondition(option.slice(3)) ?? 'unknown';
    else if (option.startsWith('do ')) steps.push(...setsIn(option.slice(3), line, losses));
    else losses.add('notes', { line });
  }
  if (at !== -1) steps.push({ do: 'jump', line, to: head.slice(at + 2).trim() });
  return { line, words, when, once: false, steps };
}
