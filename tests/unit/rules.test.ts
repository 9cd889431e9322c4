import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { rules } from '../rules';
import { root } from '../support/root';

/** Names of the tests, groups and journeys of a file, as they stand in its source; a value in it is `…`. */
function namesIn(file: string): Set<string> {
  const source = ts.createSourceFile(
    file,
    readFileSync(file, 'utf8'),
    ts.ScriptTarget.Latest,
    false,
    file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );
  const names = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && /^(describe|test|walk|journey)\b/.test(node.expression.getText(source))) {
      const [name] = node.arguments;
      if (name && ts.isStringLiteralLike(name)) names.add(name.text);
      else if (name && ts.isTemplateExpression(name))
        names.add([name.head.text, ...name.templateSpans.map(({ literal }) => literal.text)].join('…'));
    }
    node.forEachChild(visit);
  };
  visit(source);
  return names;
}

const files = new Map<string, Set<string>>();
const namesOf = (path: string): Set<string> | null => {
  const file = ['.ts', '.tsx'].map((end) => join(root, 'tests', path + end)).find((candidate) => existsSync(candidate));
  if (file === undefined) return null;
  const names = files.get(path) ?? namesIn(file);
  files.set(path, names);
  return names;
};

test.each(rules)('section $section: $rule, is held by tests that exist', ({ heldBy }) => {
  const missing = heldBy.filter((holder) => {
    const [path = '', name = ''] = holder.split(' › ');
    return !namesOf(path)?.has(name);
  });
  expect(missing).toEqual([]);
});

test('every section of rules has rows, and no rule stands twice', () => {
  expect([...new Set(rules.map(({ section }) => section))].sort()).toEqual([2, 3, 4, 5, 6, 7, 8, 9]);
  expect(new Set(rules.map(({ section, rule }) => `${section} ${rule}`)).size).toBe(rules.length);
});
