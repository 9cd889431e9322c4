import * as v from 'valibot';
import { both, day, text } from '../../content/schemas/text';

const amount = v.pipe(v.number(), v.integer('a whole number'), v.minValue(1, 'at least 1'));

/**
 * data/training.json: the courses, what a seat costs, and when public classes begin. Texts refer to
 * it: `{{training.courses.101.name}}`.
 */
export const training = v.strictObject({
  /** What a seat in a public class costs a day, in yuan without tax. */
  seat: amount,
  /**
   * The least number of people for which a public class runs, how long before it that is confirmed,
   * and the most in any class.
   */
  smallest: both,
  confirmed: both,
  largest: both,
  /** By number of the course; its length in days. */
  courses: v.record(text, v.strictObject({ name: both, days: amount })),
  /** Public classes. The build leaves out those that have begun. */
  classes: v.array(
    v.strictObject({
      /** A number of `courses`. */
      course: text,
      /** Its first day. */
      start: day,
      /** The office of data/vendor.json in whose city it is, or `online`. */
      place: text,
      language: v.picklist(['zh', 'en']),
    }),
  ),
});

export type Training = v.InferOutput<typeof training>;
