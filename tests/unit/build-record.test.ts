import {
  parseRecord,
  publishedFiles,
  readRecord,
  sliceDigests,
  transferOf,
  writeRecord,
} from '../../src/build/build-record';
import { buildRecord } from '../support/build-record';
import { temporaryFolder } from '../support/temporary-folder';

let site: ReturnType<typeof temporaryFolder>;
beforeEach(() => {
  site = temporaryFolder();
});
afterEach(() => site.remove());

describe('the files of a built site', () => {
  test('are those that are published: neither Gatsby’s pieces nor the record, copies apart', () => {
    for (const file of [
      'index.html',
      'index.html.br',
      'index.html.gz',
      'en/case/index.html',
      '_gatsby/slices/header-zh-1.html',
      'build.json',
    ])
      site.write(file, file);
    const { files, copies } = publishedFiles(site.folder);
    expect(Object.keys(files)).toEqual(['en/case/index.html', 'index.html']);
    expect(copies).toEqual(['index.html.br', 'index.html.gz']);
  });
});

describe('what has to be done to a published site', () => {
  const before = buildRecord({
    files: { 'index.html': '1', 'old.js': '1', 'app.js': '1' },
    copies: ['index.html.br', 'old.js.br', 'app.js.br'],
  });

  test('is to upload what differs and what is new, with its copies, to remove what went, and to upload the record', () => {
    const now = buildRecord({
      files: { 'index.html': '2', 'app.js': '1', 'new.js': '1' },
      copies: ['index.html.br', 'app.js.br', 'new.js.br'],
    });
    expect(transferOf(before, now)).toEqual({
      upload: ['index.html', 'new.js', 'index.html.br', 'new.js.br', 'build.json'],
      remove: ['old.js', 'old.js.br'],
    });
  });

  test('is to upload everything where nothing is published', () => {
    expect(transferOf(null, before).upload).toHaveLength(7);
  });

  test('is to remove copies that are not made any more: a host would send them in place of their file', () => {
    expect(transferOf(before, buildRecord({ files: before.files })).remove).toEqual(before.copies);
  });

  test('is to upload copies that are made for the first time', () => {
    expect(transferOf(buildRecord({ files: before.files }), before).upload).toEqual([...before.copies, 'build.json']);
  });
});

describe('the record of a build', () => {
  test('is read as it was written', () => {
    const written = buildRecord({
      answers: { recommendations: [{ productName: '容器云' }] },
      files: { 'index.html': '1' },
    });
    writeRecord(site.folder, written);
    expect(readRecord(site.folder)).toEqual(written);
  });

  test('is none where there is no file, a broken one, or one of another version', () => {
    expect(readRecord(site.folder)).toBeNull();
    site.write('build.json', '{"version":1,');
    expect(readRecord(site.folder)).toBeNull();
    site.write('build.json', JSON.stringify({ ...buildRecord({}), version: 2 }));
    expect(readRecord(site.folder)).toBeNull();
  });

  test.each([
    ['<!doctype html>', 'https://a.example/build.json is no JSON.'],
    [
      JSON.stringify({ ...buildRecord({}), passed: 'yes' }),
      'https://a.example/build.json is no record of a build: passed Invalid type: Expected boolean but received "yes"',
    ],
  ])('of a published site names its address when it does not fit: %s', (text, message) => {
    expect(() => parseRecord(text, 'https://a.example/build.json')).toThrow(message);
  });
});

test('the slices of a build are told by name, whatever their parts are called', () => {
  site.write('_gatsby/slices/header-zh-1.html', 'a');
  site.write('_gatsby/slices/header-zh-2.html', 'b');
  site.write(`_gatsby/slices/companions-en-${'0'.repeat(32)}-1.html`, 'c');
  site.write('_gatsby/slices/_gatsby-scripts-1.html', 'd');
  expect([...sliceDigests(site.folder).keys()].sort()).toEqual(['_gatsby-scripts', 'companions-en', 'header-zh']);
});
