/**
 * Makes a function remember what it has given. A preview sources the whole site again after each edit, and what took long is there already.
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
