import { StoryFault } from './engine.ts';

/** Returns an action's result (true for nothing), or null when it throws a `StoryFault`. */
export function attempt<T>(action: () => T): T | null {
  try {
    return action() ?? (true as T);
  } catch (error) {
    if (error instanceof StoryFault) return null;
    throw error;
  }
}
