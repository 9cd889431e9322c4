import { setTimeout as pause } from 'node:timers/promises';
import type { ElementHandle, Page } from 'puppeteer';
import type { Language } from '../../../src/site/languages';

/** The middle of the window: Chinese is left of it, English right. */
const middle = 720;

/** Selects the fields of a key. */
const inputsOf = (key: string) => `input[id^="${key}-field"], textarea[id^="${key}-field"]`;

/** Scrolls there at once: a press of the mouse would miss what still moves. */
const scrollTo = (element: ElementHandle<Element>): Promise<void> =>
  element.evaluate((target) => target.scrollIntoView({ block: 'center', behavior: 'instant' }));

/**
 * The editor in a tab of the browser, as somebody uses it.
 * @param address of the editor
 */
export async function editorTab(tab: Page, address: string) {
  // What isn't saved may be lost.
  tab.on('dialog', (dialog) => void dialog.accept());
  await tab.setViewport({ width: 2 * middle, height: 1000 });
  // A save checks all data, which takes a while on a busy machine.
  tab.setDefaultTimeout(60_000);

  /** What is visible in a language, from top to bottom. */
  async function visible(selector: string, language: Language): Promise<ElementHandle<Element>[]> {
    const elements: ElementHandle<Element>[] = [];
    for (const element of await tab.$$(selector)) {
      const box = await element.boundingBox();
      if (box && (language === 'zh') === box.x < middle) elements.push(element);
    }
    return elements;
  }

  /** Opens a collection or an entry, as somebody who has just started the editor. */
  async function open(path: string): Promise<void> {
    await tab.goto(address);
    await tab.evaluate(() => localStorage.clear());
    await tab.goto('about:blank');
    await tab.goto(`${address}/#/${path}`);

    const login = await tab.waitForSelector('::-p-text(登录)');
    await login?.click();
  }

  /** Waits until the editor shows a text, or what else a selector of Puppeteer's names. */
  const shows = (selector: string) => tab.waitForSelector(selector);

  /** Presses what a selector of Puppeteer's names. */
  async function press(selector: string): Promise<void> {
    const element = await tab.waitForSelector(selector);
    if (element === null) throw new Error(`there is no ${selector}`);

    await scrollTo(element);
    await element.click();
  }

  /**
   * The field of a key.
   * @param place which of those that are visible in the language, from the end if it's negative
   */
  async function field(key: string, language: Language, place: number) {
    await tab.waitForSelector(inputsOf(key));
    const input = (await visible(inputsOf(key), language)).at(place);
    if (!input) throw new Error(`there is no field ${key} in ${language}`);

    await scrollTo(input);
    await input.focus();
    return input;
  }

  /** Writes a text in place of what the first field of a key has. */
  async function write(key: string, text: string, language: Language = 'zh'): Promise<void> {
    await field(key, language, 0);

    await tab.keyboard.down('Control');
    await tab.keyboard.press('KeyA');
    await tab.keyboard.up('Control');
    if (text === '') await tab.keyboard.press('Backspace');
    else await tab.keyboard.sendCharacter(text);
  }

  /**
   * Writes a text into an empty field.
   * @param place -1 for the last one, as of an entry that was just added
   */
  async function fill(
    key: string,
    text: string,
    language: Language = 'zh',
    place = -1,
  ): Promise<void> {
    await field(key, language, place);
    await tab.keyboard.sendCharacter(text);
  }

  /**
   * Adds a text to a list of texts.
   * @param label of the list
   */
  async function addText(key: string, label: string, text: string, language: Language = 'zh') {
    const buttons = `::-p-xpath(//button[contains(., "新增") and contains(., "${label}")])`;
    const [add] = await visible(buttons, language);
    await add?.click();

    for (const input of await visible(inputsOf(key), language)) {
      const isFilled = await input.evaluate((element) => Reflect.get(element, 'value') !== '');
      if (isFilled) continue;

      await input.focus();
      await tab.keyboard.sendCharacter(text);
      break;
    }
  }

  /**
   * Chooses an option of a list.
   * @param label of the list
   * @param option what its name begins with
   */
  async function choose(label: string, option: string): Promise<void> {
    await press(`::-p-xpath(//label[starts-with(., "${label}")]/following::input[1])`);
    await tab.keyboard.sendCharacter(option);
    await shows(`::-p-xpath(//*[starts-with(text(), "${option}") and contains(text(), " · ")])`);
    await tab.keyboard.press('Enter');
  }

  /** Takes back what was saved last, on the page of changes, which shows what it was. */
  async function undoLast(change: string): Promise<void> {
    await tab.goto(`${address}/changes`);
    await shows(`::-p-text(${change})`);
    const answer = tab.waitForResponse((response) => response.url().endsWith('/undo'));
    await press('::-p-text(撤销 · Undo)');
    await answer;
  }

  /** Uploads a file to the pictures, which are open. */
  async function upload(file: string): Promise<void> {
    const input = await tab.waitForSelector('input[type="file"]');
    await (input as ElementHandle<HTMLInputElement>).uploadFile(file);
  }

  /**
   * Adds a section to a page.
   * @param kind the label of its kind
   */
  async function addSection(kind: string, language: Language): Promise<void> {
    const menus = '::-p-xpath(//*[@role="button"][contains(., "版块 · ")])';
    await tab.waitForSelector(menus);
    const count = (await visible(inputsOf('heading'), language)).length;

    const [menu] = await visible(menus, language);
    if (!menu) throw new Error(`there is no list of sections in ${language}`);

    await scrollTo(menu);
    await menu.focus();
    await tab.keyboard.press('ArrowDown');

    const entry = `::-p-xpath(//*[@role="menuitem"][starts-with(normalize-space(.), "${kind}")])`;
    await (await tab.waitForSelector(entry))?.click();
    while ((await visible(inputsOf('heading'), language)).length === count) await pause(50);
  }

  /** Drags the last section above the one before it. */
  async function moveLastUp(language: Language): Promise<void> {
    const handles = await visible('[aria-roledescription="sortable"]', language);
    const [neighbour, last] = handles.slice(-2);
    if (!neighbour || !last) throw new Error(`there are no two sections in ${language}`);

    // Folded, so that both are as high as the others.
    for (const handle of handles.slice(-3)) {
      await handle.evaluate((element) => {
        const section = element.parentElement?.parentElement;
        const isOpen = section?.querySelector('input')?.checkVisibility();
        if (isOpen) element.parentElement?.querySelector('button')?.click();
      });
    }

    await scrollTo(last);

    const from = await last.boundingBox();
    const to = await neighbour.boundingBox();
    if (!from || !to) throw new Error(`the sections in ${language} can't be seen`);

    const x = from.x + from.width / 2;
    await tab.mouse.move(x, from.y + from.height / 2);
    await tab.mouse.down();
    await tab.mouse.move(x, to.y + to.height / 2, { steps: 20 });
    // The others make room first.
    await pause(500);
    await tab.mouse.up();
    // A press right after the drop still belongs to it, and is swallowed.
    await pause(500);
  }

  async function publish(): Promise<void> {
    await press('::-p-xpath(//*[@role="button"][.="保存"])');
    await press('::-p-xpath(//*[@role="menuitem"][contains(., "立即保存")])');
  }

  /**
   * Saves.
   * @returns the status of the answer
   */
  async function save(): Promise<number> {
    await tab.bringToFront();
    const answer = tab.waitForResponse((response) =>
      Boolean(response.request().postData()?.includes('persistEntry')),
    );
    await publish();
    return (await answer).status();
  }

  return {
    open,
    shows,
    press,
    write,
    fill,
    addText,
    choose,
    undoLast,
    upload,
    addSection,
    moveLastUp,
    publish,
    save,
  };
}

export type EditorTab = Awaited<ReturnType<typeof editorTab>>;
