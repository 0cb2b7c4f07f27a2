import { attempt } from './attempt.ts';
import type { FoundScene, StoryEngine } from './engine.ts';
import { StoryFault } from './engine.ts';
import { arrive, type PlayState, type Recovery, type Turn } from './run.ts';
import type { Save } from './save.ts';

const RECOVERIES: Readonly<Record<FoundScene['at'], Recovery>> = { node: 'kept', ancestor: 'ancestor', start: 'restarted' };

/**
 * Finds a run of another version or language in a story with stable places, and its earlier turns back to the first whose node is gone.
 * When the story fails there, the run is kept as it was, for a corrected version. Returns null when the engine or the save has no such
 * places.
 */
export function findPlaces(engine: StoryEngine, base: PlayState, save: Save): PlayState | null {
  const last = save.turns.at(-1);
  if (engine.find === undefined || last === undefined) return null;
  try {
    const found = engine.find(last.snapshot, last.place);
    const recovery = save.fingerprint === engine.fingerprint ? 'translated' : RECOVERIES[found.at];
    const turns = [...turnsBefore(engine, save.turns), turnOf(found, last)];
    const updatedTurns = turns.map((turn, at) => ({ ...turn, chosen: retold(save.turns.slice(-turns.length - 1), turns, at) }));
    return { ...arrive({ ...base, turns: updatedTurns.slice(0, -1) }, updatedTurns.at(-1) as Turn), recovery };
  } catch (error) {
    if (!(error instanceof StoryFault)) throw error;
    if (error.code === 'unreadable') return null;
    const { fingerprint, language, shape, turns, endings } = save;
    return { ...base, fingerprint, language, shape, turns, endings, fault: error.code, faultCount: 1 };
  }
}

function turnsBefore(engine: StoryEngine, turns: readonly Turn[]): Turn[] {
  const found: Turn[] = [];
  for (const turn of turns.slice(0, -1).toReversed()) {
    const scene = attempt(() => engine.find?.(turn.snapshot, turn.place));
    if (scene?.at !== 'node') break;
    found.unshift(turnOf(scene, turn));
  }
  return found;
}

const turnOf = ({ at: _, ...scene }: FoundScene, { chosen, choice }: Turn): Turn => ({ ...scene, chosen, choice });

/** Returns a turn's chosen text in this version or language, or the old one when the choice is gone. `before` ends as `turns` does. */
function retold(before: readonly Turn[], turns: readonly Turn[], at: number): string | null {
  const { chosen } = turns[at] as Turn;
  const led = before.at(at - turns.length - 1)?.passage.choices.find(({ text }) => text === chosen);
  return turns[at - 1]?.passage.choices.find(({ id }) => id !== undefined && id === led?.id)?.text ?? chosen;
}
