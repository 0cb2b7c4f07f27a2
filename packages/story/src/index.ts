export type {
  Choice,
  Ending,
  Paragraph,
  Passage,
  Scene,
  Speaker,
  StoryChart,
  StoryEngine,
  StoryFaultCode,
} from './engine.ts';
export { StoryFault } from './engine.ts';
export { isEchoed } from './is-echoed.ts';
export { type LogPage, logOf, type ReadingLog } from './log.ts';
export { type PlayAction, type PlayView, play, viewOf } from './player.ts';
export { type EndingReport, type PlaythroughFault, type PlaythroughReport, playInSteps, playThrough, type Span } from './playthroughs.ts';
export type { FoundEnding, PlayState, Recovery } from './run.ts';
export { SAVE_BUDGET_BYTES, writeSave } from './save.ts';
