/** A CSS module whose every class is called what the source calls it. */
const classes: Record<string, string> = new Proxy({}, { get: (_, name) => (typeof name === 'string' ? name : undefined) });

export default classes;
