import * as v from 'valibot';
import { figureLabel, measured } from '../../../src/content/schemas/charts';
import { checkCase, checkCoverFigure } from '../../../src/features/listing/check';
import { content } from '../../fixtures/site';

/* What is checked of a case, on one that is in order and is then changed. */

const [original] = content.items.case;
if (!original) throw new Error('the small site has no case');

const figure = (value: string, hasBasis = true) =>
  v.parse(measured, {
    label: { zh: '占比', en: 'share' },
    value,
    ...(hasBasis && { basis: { zh: '十月平均', en: 'average of October' } }),
  });

const sound: typeof original = {
  ...original,
  updated: '2099-01-01',
  figures: { share: figure('38%') },
};

const keysOf = (changed: Partial<typeof original>): string[] => {
  const keys: string[] = [];
  checkCase({ ...sound, ...changed }, content.facts, (key) => keys.push(key));
  return keys;
};

test.each([
  ['2,000 nodes', 'It runs on 2,000 nodes.', []],
  ['2,000 nodes', 'It runs on 200 nodes.', ['coverFigure.en']],
  ['OCI', 'An oci repository.', []],
  ['OCI', 'A repository.', ['coverFigure.en']],
  // Texts may write it out.
  ['40 nodes', 'It runs on forty nodes.', []],
])('the figure %p on a cover stands in the text %p', (figureText, description, expected) => {
  const keys: string[] = [];
  const coverFigure = { zh: original.zh.title, en: figureText };
  const item = { ...original, coverFigure, en: { ...original.en, description } };
  checkCoverFigure(item, (key) => keys.push(key));
  expect(keys).toEqual(expected);
});

test('a case in order has no issue', () => {
  expect(keysOf({})).toEqual([]);
});

test('a share and a change have a basis, a count needs none', () => {
  const change = v.parse(measured, {
    label: { zh: '用时', en: 'time' },
    before: 9,
    after: 3,
    unit: { zh: '天', en: 'days' },
  });
  const figures = { share: figure('38%', false), change, count: figure('46', false) };
  expect(keysOf({ figures })).toEqual(['figures.share.basis', 'figures.change.basis']);
});

test('the title names the customer as its record does', () => {
  const zh = { ...sound.zh, title: '一家银行的容器平台' };
  expect(keysOf({ zh })).toEqual(['zh.title']);
});

test('a release that is younger than the text needs the day of the change', () => {
  const [[target, product] = []] = content.facts;
  const [release] = product?.releases ?? [];
  if (!target || !product || !release) throw new Error('the small site has no release');

  const en = { ...sound.en, scale: `now on ${product.name.en} ${release.version}` };
  const changed = { en, related: [target], date: '2020-01-01' };
  expect(keysOf({ ...changed, updated: undefined })).toEqual(['updated']);
  expect(keysOf({ ...changed, updated: '2099-01-01' })).toEqual([]);
});

test('a case is changed after it is published', () => {
  expect(keysOf({ updated: sound.date })).toContain('updated');
});

test.each([
  ['个系统迁入容器平台', false],
  ['迁入容器平台的系统', true],
  ['处理时间', true],
])('%s is a label in either order: %s', (zh, isLabel) => {
  expect(v.is(figureLabel, { zh, en: 'systems' })).toBe(isLabel);
});
