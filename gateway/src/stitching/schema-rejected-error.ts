/** Says that schemas don't fit together, or break live operations: the same schemas are rejected again. Any other error may pass. */
export class SchemaRejectedError extends Error {
  override name = 'SchemaRejectedError';
}
