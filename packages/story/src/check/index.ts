export { type Appearance, appearancesOf } from './appearances.ts';
export { checkConsistency } from './check-consistency.ts';
export { checkStory } from './check-story.ts';
export { graphOf, type StoryEdge, type StoryEnd, type StoryGraph } from './graph.ts';
export {
  FINDING_KINDS,
  type Finding,
  type FindingKind,
  MEND_KEYS,
  type Mend,
  type MendKey,
  type Params,
  type Passage,
  PROBLEM_KINDS,
  type Problem,
  type ProblemKind,
  SEVERITIES,
  SEVERITY_OF,
  type Severity,
  type Spot,
} from './kinds.ts';
export { isNamedIn } from './names.ts';
export { type Readings, readingsOf } from './readings.ts';
