import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import Ajv from 'ajv';
import { filesBelow } from '../../../src/calls/data-file';
import { root } from '../../../src/cli/support/environment';
import { codeEditorFiles } from '../code-editors';

const files = codeEditorFiles();

test('the JSON Schemas of code editors are current: npm run edit -- --schemas', () => {
  const stale = [...files].filter(([file, text]) => {
    const path = join(root, file);
    return !existsSync(path) || readFileSync(path, 'utf8') !== text;
  });
  expect(stale.map(([file]) => file)).toEqual([]);
});

const schemaAt = (file: string) =>
  new Ajv({ strict: false }).compile(JSON.parse(files.get(file) ?? '{}') as object);

test.each([
  ['pages', /^data\/pages\/.*\.(zh|en)\.json$/],
  ['news', /^data\/items\/news\//],
  ['case', /^data\/items\/case\//],
  ['facts', /^data\/products\//],
])('the schema of %s fits the files that it is for', (name, pattern) => {
  const validate = schemaAt(`.vscode/schemas/${name}.json`);
  const matching = filesBelow(root, 'data', '.json').filter((file) => pattern.test(file));

  expect(matching.length).toBeGreaterThan(0);
  for (const file of matching) {
    validate(JSON.parse(readFileSync(join(root, file), 'utf8')));
    expect([file, validate.errors ?? null]).toEqual([file, null]);
  }
});

test('a key that does not exist, a missing title and an unknown kind of section are errors as one types', () => {
  const validate = schemaAt('.vscode/schemas/pages.json');
  const page = JSON.parse(readFileSync(join(root, 'data/pages/case.zh.json'), 'utf8')) as {
    sections: object[];
  };

  expect(validate(page)).toBe(true);
  expect(validate({ ...page, heading: 'x' })).toBe(false);
  expect(validate({ ...page, title: undefined, sections: [] })).toBe(false);
  expect(validate({ ...page, sections: [{ kind: 'nothing', heading: 'x' }] })).toBe(false);
});
