/** Wraps a value so that `read` is called at each property access, however deep. The same object always gets the same wrapper. */
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
