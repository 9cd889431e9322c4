import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../../src/cli/support/environment';
import { dataFiles } from '../data-files';
import { fieldsOfFiles } from '../documents';
import type { Field } from '../fields';

/** A field and all below it, by their paths. */
function fieldsBelow(field: Field, above: string): [path: string, field: Field][] {
  const path = `${above}/${field.name}`;
  const children = [...(field.fields ?? []), ...(field.types ?? [])];
  const ofList = field.field ? [field.field] : [];

  return [[path, field], ...[...children, ...ofList].flatMap((child) => fieldsBelow(child, path))];
}

test('every field of every form, and every kind of section, is labelled in both languages', () => {
  const fields = dataFiles.flatMap((files) =>
    fieldsOfFiles(files).flatMap((field) => fieldsBelow(field, files.name)),
  );
  const unlabelled = fields.filter(([, { label }]) => !/^\S.* · \S/.test(label));

  expect(fields.length).toBeGreaterThan(500);
  expect(unlabelled.map(([path]) => path)).toEqual([]);
});

test('the editor never ships: the site depends on none of its packages, and imports none of its files', () => {
  const packageOf = (folder: string) =>
    JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as {
      dependencies?: Record<string, string>;
      devDependencies?: Record<string, string>;
      workspaces?: unknown;
    };

  const site = packageOf('.');
  const names = Object.keys({ ...site.dependencies, ...site.devDependencies });

  expect(names.filter((name) => /decap|sveltia/.test(name))).toEqual([]);
  expect(Object.keys(packageOf('tools/edit').dependencies ?? {})).toContain('decap-cms');
  expect(site.workspaces).toBeUndefined();
  expect(readFileSync(join(root, '.dependency-cruiser.cjs'), 'utf8')).toContain(
    'site-and-mock-import-no-tests-and-no-tools',
  );
});
