/**
 * Leaves the words of messages out of the mutation testing (stryker.config.mjs): tests hold what is refused and which key or file a message names, and rightly not each of its
 * words. A message is the text in `new …Error(…)`, in `warn(…)` and in `warning:`, and the last argument of a rule of valibot (`v.minLength(1, 'at least one')`).
 */
const isText = (node) => node.type === 'StringLiteral' || node.type === 'TemplateLiteral';

/** Whether the words at a path are a message. */
function isMessage(path) {
  const { parent, node, key, listKey } = path;
  if (parent.type === 'NewExpression' && listKey === 'arguments') return /Error$/.test(parent.callee.name ?? '');
  if (parent.type === 'ObjectProperty' && key === 'value') return parent.key.name === 'warning';
  if (parent.type !== 'CallExpression' || listKey !== 'arguments') return false;
  if (parent.callee.type === 'Identifier') return parent.callee.name === 'warn';
  const isRule = parent.callee.type === 'MemberExpression' && parent.callee.object.name === 'v';
  return (
    isRule &&
    node === parent.arguments.at(-1) &&
    (parent.arguments.length > 1 || /^(nonEmpty|email|url|isoDate)$/.test(parent.callee.property.name))
  );
}

export const strykerPlugins = [
  {
    kind: 'Ignore',
    name: 'messages',
    value: {
      shouldIgnore: (path) => (isText(path.node) && isMessage(path) ? 'The words of a message' : undefined),
    },
  },
];
