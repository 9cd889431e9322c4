import { downloaderKeys } from '../../src/site/downloads';
import {
  afterDoubleClick,
  apply,
  button,
  download,
  downloadableKinds,
  expectLogged,
  expectNewTab,
  leaveRecord,
} from './downloads';
import { expectOnce, fillIn, newPerson, submit } from './forms';
import { expectNoShift, on, onDesktop, onEither } from './journey';
import { content, describeWithMock } from './site';
import type { Visitor } from './visitor';
import { byTurns, devices } from './visits';

/** Where a kind's form leads on each device. */
const results = {
  fileDown: { desktop: '/filedownActivation', phone: '/fileDownSuccess' },
  report: { desktop: '/reportActivation', phone: '/fileDownSuccess' },
  whitePaper: { desktop: '/whitepaperActivation', phone: '/whitepaperActivation' },
  pptdown: { desktop: '/Activation?kind=ppt', phone: '/applysuccess?kind=ppt' },
  cloudtech: { desktop: '/Activation?kind=cloudtech', phone: '/applysuccess?kind=cloudtech' },
} as const satisfies Record<(typeof downloadableKinds)[number], object>;

/** Kinds take turns on the devices. */
const journeys = downloadableKinds.flatMap((kind, place) =>
  byTurns(devices, place).map((device) => ({ kind, device })),
);

type Item = ReturnType<typeof download>;

/**
 * Presses the button of an item's page without a record: its form opens in a tab that can't reach
 * this one.
 */
async function expectFormInNewTab(visitor: Visitor, item: Item): Promise<void> {
  await visitor.open(item.page);
  await visitor.page.click(button);
  await expectNewTab(visitor, item.form);

  const [tab] = await visitor.otherTabs();
  expect(await tab?.evaluate(() => window.opener)).toBeNull();
  expect(await visitor.address()).toBe(item.page);
  await tab?.close();
}

/**
 * Sends an item's form, and expects the application, its record, and no draft.
 * @returns the application's id and the visitor's IP address
 */
async function sendForm(visitor: Visitor, item: Item, result: string) {
  const person = newPerson();
  await visitor.open(item.form);
  await fillIn(visitor, person);
  await submit(visitor);
  await visitor.leadsTo(visitor.at(`${result}${result.includes('?') ? '&' : '?'}type=${item.id}`));

  const application = await expectOnce('download_apply', person);
  expect(application).toMatchObject({
    ...person,
    kind: item.kind,
    file_id: String(item.id),
    agreed: true,
  });

  const { id, user_ip } = application;
  const record = JSON.parse((await visitor.stored(downloaderKeys[item.kind])) ?? 'null');
  expect(record).toEqual({ apply_id: String(id), userIp: user_ip });

  const drafts = () => Object.keys(sessionStorage).filter((name) => name.startsWith('draft:'));
  expect(await visitor.page.evaluate(drafts)).toEqual([]);

  return { id: String(id), user_ip };
}

/** Expects that a press has led to the player of a video, in the same tab. */
async function expectPlayer(visitor: Visitor, item: Item): Promise<void> {
  // The address by number leads on to the video's own page.
  await visitor.leadsTo(`${item.page}?id=${item.id}`);
  await visitor.page.waitForSelector('main video');

  expect(await visitor.otherTabs()).toEqual([]);
}

/** Expects that a press has opened the file in one new tab, which can't reach this one. */
async function expectFile(visitor: Visitor, item: Item): Promise<void> {
  await expectNewTab(visitor, item.target);

  const tabs = await visitor.otherTabs();
  const openers = await Promise.all(tabs.map((tab) => tab.evaluate(() => window.opener)));
  expect(openers).toEqual([null]);
}

describeWithMock('download gating', () => {
  describe.each(journeys)('$kind on a $device', ({ kind, device }) => {
    on(device)(
      'opens its form, whose result hands it over, and each download is logged (sections 2 to 7)',
      async (visitor) => {
        const { page, ui } = visitor;
        const item = download(kind, visitor.language);
        // A new tab is no phone.
        if (device === 'desktop') await expectFormInNewTab(visitor, item);
        const { id, user_ip } = await sendForm(visitor, item, results[kind][device]);

        // It is the same when it is opened again.
        if (device === 'phone') await visitor.open(await visitor.address());
        else await visitor.settled();
        await visitor.says('main', item.title);
        expect(await visitor.text('main')).toContain(ui.results.ready);
        await expectNoShift(visitor);

        // A double click is one.
        await page.click(button, { count: 2 });
        if (kind === 'cloudtech') await expectPlayer(visitor, item);
        else await expectFile(visitor, item);

        expect(await expectLogged(id)).toMatchObject([{ file_id: String(item.id), user_ip }]);
        expect(await page.$$('[role="alert"] p')).toEqual([]);
      },
    );
  });

  onEither('a result page without a record says so, and offers the form', async (visitor) => {
    const item = download('whitePaper', visitor.language);
    await visitor.open(visitor.at(`/whitepaperActivation?type=${item.id}`));
    await visitor.says('main', visitor.ui.results.unregistered);

    expect(await visitor.page.$(`${button}[href="${item.form}"]`)).not.toBeNull();
  });

  onEither(
    'the construction guide of the artifact repository passes the gate (section 2)',
    async (visitor) => {
      const item = content.items.fileDown.find(
        ({ slug }) => slug === 'folibrary-construction-guide',
      );
      const form = visitor.at(`/fileDown/from?type=${item?.id}`);

      await visitor.open(visitor.at('/product/BeyondFolibrary'));
      await visitor.page.click(`${button}[href="${form}"]`);
      await expectNewTab(visitor, form);

      // The form is filled in there; this tab stays as it is.
      const [tab] = await visitor.otherTabs();
      if (!tab) throw new Error('no tab');

      const id = await apply({ kind: 'file', id: item?.id ?? 0 });
      await leaveRecord({ page: tab }, 'file', id);
      await tab.close();
      await afterDoubleClick(visitor);
      await visitor.page.click(`${button}[href="${form}"]`);

      await expectNewTab(visitor, `/upload/files/fileDown/${item?.slug}.${visitor.language}.`);
      expect(await expectLogged(id)).toMatchObject([{ file_id: String(item?.id) }]);
    },
  );

  onDesktop('a list has a button for every entry', async (visitor) => {
    const item = download('whitePaper', visitor.language);
    const list = visitor.at('/whitePaper');

    await visitor.open(list);
    expect(await visitor.page.$$(button)).toHaveLength(content.items.whitePaper.length);

    const id = await apply(item);
    await leaveRecord(visitor, item.kind, id);
    await visitor.page.$eval(button, (link) =>
      link.scrollIntoView({ block: 'center', behavior: 'instant' }),
    );
    await visitor.page.click(button);

    await expectNewTab(visitor, item.target);
    await expectLogged(id);
    // The row's own link is not followed.
    expect(await visitor.address()).toBe(list);
  });
});
