/** Names that are plain words, which translators would take for those: Harbor, Helm, Rancher. */
const plainNames =
  'Flask|Harbor|Helm|Istio|Jenkins|Kafka|Kratos|Kubernetes|Linux|Oracle|Prometheus|Quarkus|Rancher|Redis|Windows';

/** A word with a capital behind its first letter, a version, or one of the plain names. */
const name = new RegExp(`^(?:\\S+[A-Z]\\S*|v?\\d[\\d.–]*|${plainNames})$`);

/**
 * Whether a text is nothing but names of products or technology, such as `BeyondMesh` or
 * `Kubernetes 1.35`.
 */
const isName = (text: string): boolean =>
  /[a-z]/i.test(text) &&
  // Chinese has no blanks: a whole sentence with a name in it would be one word.
  !/\p{Script=Han}/u.test(text) &&
  text.split(/[ \u00a0]/).every((word) => name.test(word));

/** The value of `translate` for an element: `no` where its whole text is a name. */
export const translateOf = (text: string): 'no' | undefined => (isName(text) ? 'no' : undefined);
