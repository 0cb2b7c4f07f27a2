import { expect, test } from '@jest/globals';
import { type PlayState, play } from '@meowtale/story';
import { compileInk } from '@meowtale/story/compile';
import { createInkEngine } from '@meowtale/story/ink';
import { faultlessOf } from './faultless.ts';

const compiled = compileInk('Dark.\n+ [Stair] -> stair\n+ [Door] -> END\n=== stair ===\n{ false: It holds. }\n');
if (!compiled.ok) throw new Error(JSON.stringify(compiled.faults));
const engine = createInkEngine(compiled.bundle);

test('after a story error the saved state stays the same object, and the next choice is saved again', () => {
  const begun = play(engine, null, { type: 'start', seed: 1 });
  const stuck = play(engine, begun, { type: 'choose', index: 0 });
  const onward = play(engine, stuck, { type: 'choose', index: 1 });
  const saved: (PlayState | null)[] = [];
  for (const state of [begun, stuck, onward]) saved.push(faultlessOf(saved.at(-1) ?? null, state));
  expect(stuck.fault).toBe('broken');
  expect(saved[1]).toBe(begun);
  expect(saved[2]).toBe(onward);
  expect(faultlessOf(null, stuck)).toBeNull();
});
