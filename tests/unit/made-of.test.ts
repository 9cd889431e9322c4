import {
  heldMadeOf,
  holdMadeOf,
  type MadeOf,
  navigationOf,
  noteRefusal,
  refusalOf,
} from '../../src/build/answers/made-of';
import { type Answers, reads } from '../../src/contract/calls';
import { openPayload } from '../../src/contract/envelope';
import { type ChangingApi, startChangingApi } from '../support/changing-api';
import { realContent, realEnglish } from '../support/real-site';
import { temporaryFolder } from '../support/temporary-folder';

let api: ChangingApi;
beforeAll(async () => {
  api = await startChangingApi();
});
afterAll(() => api.close());

const content = realContent();

/** What header and footer have to show, from the answers of now. */
async function navigation(language: 'zh' | 'en') {
  const answers = Object.fromEntries(
    await Promise.all(
      Object.entries(reads).map(async ([part, { name, path, answer }]) => [
        part,
        openPayload(name, await (await fetch(api.address + path)).text(), answer),
      ]),
    ),
  ) as Answers;
  return navigationOf(answers, language, realEnglish(content), '', 'https://files.skyraft.example');
}

describe('what every page has to show of the menus', () => {
  test('is every entry of the header under its title', async () => {
    const entry = api.menu['产品与服务']?.[0] ?? {};
    expect((await navigation('zh')).header).toContainEqual({
      title: entry['header_title'],
      href: entry['header_link'],
    });
  });

  test('is a group of a single entry under the group’s name, as the header shows it', async () => {
    const [entry] = api.menu['首页'] ?? [];
    if (!entry) throw new Error('The mock menu has no home.');
    const title = entry['header_title'];
    entry['header_title'] = '回到首页';
    expect((await navigation('zh')).header).toContainEqual({ title: '首页', href: '/' });
    entry['header_title'] = title;
  });

  test('is in English what English does not hide', async () => {
    const { header, footer } = await navigation('en');
    const addresses = [...header, ...footer].map(({ href }) => href);
    expect(addresses).toContain('/en/product/BeyondContainer');
    expect(addresses).not.toContain('/en/product/FoGit');
  });
});

describe('what a build notes about itself', () => {
  const made: MadeOf = {
    answers: {},
    pictures: { '/b.png': '2', '/a.png': '1' },
    navigation: { zh: { header: [], footer: [] }, en: { header: [], footer: [] } },
    hidden: [],
    siteUrl: 'https://www.skyraft.example',
  };

  test('does not depend on the order in which pictures were loaded', () => {
    const project = temporaryFolder();
    holdMadeOf(project.folder, made);
    expect(Object.keys(heldMadeOf(project.folder).pictures)).toEqual(['/a.png', '/b.png']);
    project.remove();
  });

  test('must be there after a build, which is told otherwise', () => {
    const project = temporaryFolder();
    expect(() => heldMadeOf(project.folder)).toThrow('has not noted what it was made of');
    expect(refusalOf(project.folder)).toBeNull();
    noteRefusal(project.folder, 'GetPcTopMenu: expected …');
    expect(refusalOf(project.folder)).toBe('GetPcTopMenu: expected …');
    project.remove();
  });
});
