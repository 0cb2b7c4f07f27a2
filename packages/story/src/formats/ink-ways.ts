import { type DraftScene, type Step, stepsWithin } from './draft.ts';
import type { InkNames } from './ink-names.ts';
import type { FaultKey } from './types.ts';

/** Replaces the names in a scene's diverts with the keys of scenes, once all places are known. */
export function resolveWays(scene: DraftScene, names: InkNames, refuse: (text: string, line: number, key?: FaultKey) => void): void {
  const knot = scene.key.split('.')[0] ?? '';
  for (const step of stepsWithin(scene.steps)) {
    if (step.do !== 'jump') continue;
    const key = names.place(step.to, knot);
    if (key === null) refuse(`-> ${step.to}`, step.line, 'ink.syntax');
    else step.to = key;
  }
  for (const { name, line } of names.unknown()) refuse(name, line, 'ink.syntax');
  // The fallback choice becomes the target without a choice, or an ending.
  scene.steps = scene.steps.flatMap((step): Step[] => {
    if (step.do !== 'if' || step.branches[0]?.when !== 'unknown') return [step];
    const body = step.branches[0].steps;
    const [only] = body;
    if (body.length !== 1 || (only?.do !== 'jump' && only?.do !== 'end')) refuse('->', step.line);
    if (only?.do === 'end') scene.ending = only.name;
    return only?.do === 'jump' ? [{ do: 'go-on', line: step.line, to: only.to }] : [];
  });
}

/** Puts the content before the first knot first, or the knot that it only diverts to. */
export function rootFirst(scenes: readonly DraftScene[]): DraftScene[] {
  const [root, ...knots] = scenes;
  const [only] = root?.steps ?? [];
  if (root === undefined || (root.steps.length === 0 && knots.length > 0)) return knots;
  const target = root.steps.length === 1 && only?.do === 'jump' ? knots.find(({ key }) => key === only.to) : undefined;
  return target === undefined ? [root, ...knots] : [target, ...knots.filter((knot) => knot !== target)];
}
