/** What plans don't know how to do; stitching does it. */
export class NotPlanned extends Error {}
