/** A value that tells of each property that is read from it, however deep; the same value always gives the same one. */
export function counted<Value extends object>(value: Value, read: () => void): Value {
  const known = new WeakMap<object, object>();
  const wrap = (inner: unknown): unknown => {
    if (typeof inner !== 'object' || inner === null) return inner;
    const wrapped = known.get(inner) ?? wrapObject(inner);
    known.set(inner, wrapped);
    return wrapped;
  };
  const wrapObject = (inner: object): object => {
    if (inner instanceof Map) return new Map([...inner].map(([key, each]) => [key, wrap(each)]));
    return new Proxy(inner, {
      get(target, key) {
        read();
        return wrap(Reflect.get(target, key));
      },
    });
  };
  return wrap(value) as Value;
}
