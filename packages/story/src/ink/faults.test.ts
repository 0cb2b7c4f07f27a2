import { describe, expect, test } from '@jest/globals';
import { type PlayState, play, viewOf, writeSave } from '../index.ts';
import { engineOf } from '../testing/stories.ts';

const FLOORBOARD = `The hall is dark.
* [Try the broken stair] -> stair
* [Take the good door] -> door
* [Ask for ever] -> ask
=== stair ===
{ false: The stair holds. }
=== door ===
The door opens on a warm room.
* [Sit down] -> seat
=== seat ===
You sit. The fire is real.
-> END
=== ask ===
Again.
-> ask
`;

describe.each([
  ['runs out', 0, 'broken'],
  ['never ends', 2, 'too-long'],
])('a choice whose passage %s', (_, faulty, fault) => {
  const engine = engineOf(FLOORBOARD);
  const choose = (state: PlayState, index: number) => play(engine, state, { type: 'choose', index });
  const start = () => play(engine, null, { type: 'start', seed: 1 });

  test('is a fault each time, and each is counted', () => {
    const once = choose(start(), faulty);
    const twice = choose(once, faulty);
    expect([once, twice].map((state) => [state.fault, state.faultCount])).toEqual([
      [fault, 1],
      [fault, 2],
    ]);
    expect(viewOf(engine, twice).choices).toHaveLength(3);
  });

  test('leaves the other choices as they were, and what is saved afterwards', () => {
    const onward = choose(choose(choose(start(), faulty), 1), 0);
    expect(viewOf(engine, onward)).toMatchObject({ fault: null, ended: true, paragraphs: [{ text: 'You sit. The fire is real.' }] });
    const loaded = play(engine, null, { type: 'load', save: writeSave(onward) });
    expect(viewOf(engine, loaded)).toMatchObject({ recovery: 'restored', paragraphs: [{ text: 'You sit. The fire is real.' }] });
  });

  test('leaves a save that is loaded after it, a step back and a new start as they were', () => {
    const save = writeSave(choose(start(), 1));
    const stuck = choose(start(), faulty);
    expect(viewOf(engine, play(engine, stuck, { type: 'load', save })).choices).toMatchObject([{ text: 'Sit down' }]);
    choose(start(), faulty);
    expect(viewOf(engine, start()).choices).toHaveLength(3);
  });
});
