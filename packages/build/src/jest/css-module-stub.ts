/** A CSS module that maps every class to its own name. */
const classes: Record<string, string> = new Proxy({}, { get: (_, name) => (typeof name === 'string' ? name : undefined) });

export default classes;
