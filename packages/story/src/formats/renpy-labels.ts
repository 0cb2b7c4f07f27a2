import type { StoryValue } from '@meowtale/contracts/inputs/drama/story-words';
import { type DraftScene, type Step, stepsWithin, type When } from './draft.ts';
import type { Literal } from './expression.ts';

/** Puts `start` first; or its target, when `start` only jumps there and nothing leads back to it. */
export function startFirst(scenes: DraftScene[]): DraftScene[] {
  const start = scenes.find(({ key }) => key === 'start');
  if (start === undefined) return scenes;
  const [only] = start.steps;
  const others = scenes.filter((scene) => scene !== start);
  const target = start.steps.length === 1 && only?.do === 'jump' ? others.find(({ key }) => key === only.to) : undefined;
  const leadsBack = others.some(({ steps }) => [...stepsWithin(steps)].some((step) => step.do === 'jump' && step.to === 'start'));
  if (target === undefined || leadsBack) return [start, ...others];
  return [target, ...others.filter((scene) => scene !== target)];
}

/**
 * Replaces `seen_<label>` counters with tests of how often a paragraph was read, which a drama counts itself. A counter is a variable that
 * only this label changes, by adding 1 before anything else.
 */
export function takeCounts(scenes: readonly DraftScene[], variables: Map<string, StoryValue>): void {
  const changes = new Map<string, number>();
  for (const { steps } of scenes) {
    for (const step of stepsWithin(steps)) {
      if (step.do === 'set') changes.set(step.assignment.name, (changes.get(step.assignment.name) ?? 0) + 1);
    }
  }
  const counted = new Map<string, string>();
  for (const scene of scenes) {
    const name = `seen_${scene.key}`;
    if (!addsOne(scene.steps[0], name) || changes.get(name) !== 1 || variables.get(name) !== 0) continue;
    scene.steps.shift();
    variables.delete(name);
    counted.set(name, scene.key);
  }
  for (const { steps } of scenes) for (const step of stepsWithin(steps)) countVisits(step, counted);
}

const addsOne = (step: Step | undefined, name: string): boolean =>
  step?.do === 'set' && step.assignment.name === name && step.assignment.do === 'add' && step.assignment.value === 1;

function countVisits(step: Step, counted: ReadonlyMap<string, string>): void {
  const rewriteLiteral = (literal: Literal): Literal => {
    const key = literal.name === null ? undefined : counted.get(literal.name);
    if (key === undefined || literal.kind !== 'compare' || typeof literal.value !== 'number') return literal;
    return { kind: 'visits', name: key, is: literal.is, value: literal.value };
  };
  const rewrite = (holder: { when: When }) => {
    if (holder.when === null || holder.when === 'unknown') return;
    holder.when = { ...holder.when, literals: holder.when.literals.map(rewriteLiteral) };
  };
  if (step.do === 'if') for (const branch of step.branches) rewrite(branch);
  if (step.do === 'menu') for (const choice of step.choices) rewrite(choice);
}
