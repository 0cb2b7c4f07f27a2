/** Thrown for an operation that plans don't support; stitching then runs it. */
export class NotPlanned extends Error {}
