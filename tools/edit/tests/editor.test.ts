import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ElementHandle } from 'puppeteer';
import { root } from '../../../src/cli/support/environment';
import { listen, type Running } from '../../../src/features/hosting/http';
import { copyOfProject } from '../../../tests/support/project-copy';
import { createEditor } from '../server';

/* Tasks of somebody who has never used git, in the editor's page. */

let copy: ReturnType<typeof copyOfProject>;
let server: Running;

beforeAll(async () => {
  copy = copyOfProject('data');
  const decap = join(root, 'tools/edit/node_modules/decap-cms');
  const editor = createEditor({ root: copy.root, decap, siteUrl: 'http://localhost:8000' });
  server = await listen(editor, 0);
  // What isn't saved may be lost.
  page.on('dialog', (dialog) => void dialog.accept());
  await page.setViewport({ width: 1440, height: 1000 });
});

afterAll(async () => {
  await server.close();
  copy.remove();
});

const text = (file: string) => readFileSync(join(copy.root, file), 'utf8');

/** Opens an address of the editor, as somebody who has just started it. */
async function open(address: string): Promise<void> {
  await page.goto(server.address);
  await page.evaluate(() => localStorage.clear());
  await page.goto('about:blank');
  await page.goto(`${server.address}/#/${address}`);
  const login = await page.waitForSelector('::-p-text(登录)');
  await login?.click();
}

/** The middle of the window: Chinese is left of it, English right. */
const middle = 720;

/** A field by its key, the first that is visible in a language. */
async function field(key: string, language: 'zh' | 'en' = 'zh'): Promise<ElementHandle<Element>> {
  await page.waitForSelector(`[id^="${key}-field"]`);
  for (const input of await page.$$(`input[id^="${key}-field"], textarea[id^="${key}-field"]`)) {
    const box = await input.boundingBox();
    if (box && (language === 'zh' ? box.x < middle : box.x >= middle)) return input;
  }
  throw new Error(`no field ${key} in ${language}`);
}

/** Writes a text in place of what a field has. */
async function write(key: string, value: string, language: 'zh' | 'en' = 'zh'): Promise<void> {
  const input = await field(key, language);
  await input.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await input.focus();
  await page.keyboard.down('Control');
  await page.keyboard.press('KeyA');
  await page.keyboard.up('Control');
  if (value === '') await page.keyboard.press('Backspace');
  else await page.keyboard.sendCharacter(value);
}

async function clickPublish(): Promise<void> {
  const publish = await page.waitForSelector('::-p-xpath(//*[@role="button"][.="发布"])');
  await publish?.click();
  const now = await page.waitForSelector(
    '::-p-xpath(//*[@role="menuitem"][contains(., "立即发布")])',
  );
  await now?.click();
}

/** Saves, and gives the status of the answer. */
async function save(): Promise<number> {
  const answer = page.waitForResponse((response) =>
    Boolean(response.request().postData()?.includes('persistEntry')),
  );
  await clickPublish();
  return (await answer).status();
}

test('the fields are labelled in both languages, both languages stand side by side, and a headline changes in both', async () => {
  await open('collections/pages/entries/case');
  await page.waitForSelector('::-p-text(标题 · Heading)');

  await write('heading', '客户怎样使用这些产品', 'zh');
  await write('heading', 'How customers use our products', 'en');
  expect(await save()).toBe(200);

  expect(text('data/pages/case.zh.json')).toContain('"heading": "客户怎样使用这些产品"');
  expect(text('data/pages/case.en.json')).toContain('"heading": "How customers use our products"');
  expect(text('data/pages/case.zh.json')).toContain('{{claims.customers.date}}');
});

test('a fact that does not exist is refused in words, and an empty title before anything is sent', async () => {
  const before = text('data/pages/case.zh.json');
  await open('collections/pages/entries/case');

  await write('lead', '共 {{claims.nothing.value}} 家客户。');
  expect(await save()).toBe(422);
  await page.waitForSelector('::-p-text(claims.nothing)');

  await write('title', '');
  await clickPublish();
  await page.waitForSelector(
    '::-p-xpath(//*[contains(text(), "必填") or contains(text(), "必需")])',
  );
  expect(text('data/pages/case.zh.json')).toBe(before);
});

test('the English name of a menu entry is renamed', async () => {
  await open('collections/menuNames/entries/menuNames');
  const entry = await page.waitForSelector(
    '::-p-xpath((//*[text()="首页"]/ancestor::*[.//button][1]//button)[1])',
  );
  await entry?.click();
  await write('en', 'Front page');
  expect(await save()).toBe(200);

  expect(text('data/english/names.json')).toContain('"首页": { "en": "Front page" }');
});

test('a news item is added, with the next number and the day filled in', async () => {
  await open('collections/news/new');
  await write('_slug', 'opening-in-nanjing');
  await write('title', '南京办公室启用', 'zh');
  await write('title', 'Our Nanjing office is open', 'en');
  await write('description', '华东交付团队迁入南京新址，电话与邮箱不变。', 'zh');
  await write(
    'description',
    'The delivery team for East China has moved. Phone and mailbox stay the same.',
    'en',
  );

  /** Adds an entry to a list of texts. */
  const add = async (key: string, label: string, value: string, language: 'zh' | 'en' = 'zh') => {
    const buttons = await page.$$(
      `::-p-xpath(//button[contains(., "新增") and contains(., "${label}")])`,
    );
    for (const button of buttons) {
      const box = await button.boundingBox();
      const isHere = box && (language === 'zh' ? box.x < middle : box.x >= middle);
      if (!isHere) continue;
      await button.click();
      break;
    }
    const inputs = await page.$$(`input[id^="${key}-field"], textarea[id^="${key}-field"]`);
    for (const input of inputs) {
      const box = await input.boundingBox();
      const isHere = box && (language === 'zh' ? box.x < middle : box.x >= middle);
      const isFilled = await input.evaluate((element) => Reflect.get(element, 'value') !== '');
      if (!isHere || isFilled) continue;
      await input.focus();
      await page.keyboard.sendCharacter(value);
      break;
    }
  };
  await add('body', '正文', '新址位于江宁区，团队共 12 人。', 'zh');
  await add('body', '正文', 'It’s in Jiangning, and the team has twelve people.', 'en');
  await add('tags', '标签', 'company');
  await add('tags', '标签', 'open-source');
  expect(await save()).toBe(200);

  const file = 'data/items/news/opening-in-nanjing.json';
  expect(existsSync(join(copy.root, file))).toBe(true);
  expect(text(file)).toContain('"tags": ["company", "open-source"]');
});
