/** Functions for notices about plans; the table is this capability's own. */
export { lockNextToCheck, type NotifiedPlan, type SavedPlan, saveCheck } from './repository.ts';
