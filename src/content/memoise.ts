/**
 * Makes a value at its first use: what takes long to prepare costs nothing where it isn't needed.
 * @param make pure
 */
export function once<Value>(make: () => Value): () => Value {
  let result: { value: Value } | undefined;
  return () => {
    result ??= { value: make() };
    return result.value;
  };
}

/**
 * Makes a function remember what it has given. A preview sources the whole site again after each
 * edit, and what took long is there already.
 * @param make pure; its results must not be changed
 * @param keyOf names an input; the same key has the same result
 */
export function memoise<Input extends unknown[], Output>(
  make: (...input: Input) => Output,
  keyOf: (...input: Input) => string,
): (...input: Input) => Output {
  const results = new Map<string, { value: Output }>();
  return (...input) => {
    const key = keyOf(...input);
    const result = results.get(key);
    if (result) return result.value;

    const value = make(...input);
    results.set(key, { value });
    return value;
  };
}

/**
 * Makes a function of an object and a name remember what it has given, for as long as there is the
 * object.
 * @param make pure; its results must not be changed, nor may the object be
 */
export function memoiseByObject<Subject extends object, Name, Output>(
  make: (subject: Subject, name: Name) => Output,
): (subject: Subject, name: Name) => Output {
  const results = new WeakMap<Subject, Map<Name, { value: Output }>>();

  return (subject, name) => {
    const ofSubject = results.get(subject) ?? new Map<Name, { value: Output }>();
    results.set(subject, ofSubject);

    const result = ofSubject.get(name) ?? { value: make(subject, name) };
    ofSubject.set(name, result);
    return result.value;
  };
}
