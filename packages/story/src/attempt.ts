import { StoryFault } from './engine.ts';

/** What an action gives (true for nothing), or null when the story or a save is at fault. */
export function attempt<T>(action: () => T): T | null {
  try {
    return action() ?? (true as T);
  } catch (error) {
    if (error instanceof StoryFault) return null;
    throw error;
  }
}
