import type * as v from 'valibot';

/** A read call (specification section 7). */
export interface Read<A extends v.GenericSchema = v.GenericSchema> {
  name: string;
  method: 'GET';
  path: string;
  /** Schema of the answer's `data`. */
  answer: A;
  /**
   * Schema of an entry where `data` is what editors keep in lists: one that does not fit is left
   * out.
   */
  entry?: v.GenericSchema | undefined;
}

/** A submitting call (specification section 7). */
export interface Submission<
  R extends v.GenericSchema = v.GenericSchema,
  A extends v.GenericSchema = v.GenericSchema,
> {
  name: string;
  method: 'POST';
  path: string;
  request: R;
  answer: A;
  /** `partner`: sent to the partner backend's base path. */
  base: 'api' | 'partner';
  /** true: the specification does not show this call. */
  assumed: boolean;
}

/**
 * A reading call.
 * @param answer schema of the answer's `data`
 * @param entry schema of an entry of its lists, where invalid entries are left out
 */
export const read = <A extends v.GenericSchema>(
  name: string,
  path: string,
  answer: A,
  entry?: v.GenericSchema,
): Read<A> => ({ name, method: 'GET', path, answer, entry });

/**
 * A submitting call, at the address that the specification gives its name.
 * @param request schema of the request
 * @param answer schema of the answer
 */
export const submission = <R extends v.GenericSchema, A extends v.GenericSchema>(
  name: string,
  request: R,
  answer: A,
  { base = 'api', assumed = false }: Partial<Pick<Submission, 'base' | 'assumed'>> = {},
): Submission<R, A> => ({
  name,
  method: 'POST',
  path: `/api/Submit/${name}`,
  request,
  answer,
  base,
  assumed,
});
