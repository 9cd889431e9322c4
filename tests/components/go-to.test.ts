/** @jest-environment jsdom */
import { createGoTo } from '../../src/chrome/go-to';

const root = document.documentElement;

/** A way whose pages come when they are told to. */
function ways() {
  const waiting = new Map<string, { come(): void; fail(): void; reject(): void }>();
  const shown: string[] = [];
  const opened: string[] = [];
  const goTo = createGoTo({
    load: (path) =>
      new Promise((resolve, reject) => {
        waiting.set(path, {
          come: () => resolve(true),
          fail: () => resolve(false),
          reject: () => reject(new Error('no JSON')),
        });
      }),
    show: (address) => shown.push(address),
    open: (address) => opened.push(address),
  });
  const end = async (path: string, how: 'come' | 'fail' | 'reject') => {
    waiting.get(path)?.[how]();
    await Promise.resolve();
    await new Promise(process.nextTick);
  };
  return { goTo, end, shown, opened, waiting };
}
const online = (value: boolean) => jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(value);

beforeEach(() => {
  delete root.dataset.failed;
  delete root.dataset.loading;
});
afterEach(() => jest.restoreAllMocks());

test('a page is shown once what it needs has come, its query and hash kept', async () => {
  const { goTo, end, shown } = ways();
  void goTo('/case?x=1#list');
  expect(shown).toEqual([]);
  await end('/case', 'come');
  expect(shown).toEqual(['/case?x=1#list']);
});

test('asked for twice it is shown once (specification section 8)', async () => {
  const { goTo, end, shown, waiting } = ways();
  void goTo('/case');
  const first = waiting.get('/case');
  void goTo('/case');
  expect(waiting.get('/case')).toBe(first);
  await end('/case', 'come');
  expect(shown).toEqual(['/case']);
});

test('asked for again after it was shown it is shown again', async () => {
  const { goTo, end, shown } = ways();
  for (const _ of [1, 2]) {
    void goTo('/case');
    await end('/case', 'come');
  }
  expect(shown).toEqual(['/case', '/case']);
});

test('the last address asked for wins', async () => {
  const { goTo, end, shown } = ways();
  void goTo('/case');
  void goTo('/news');
  await end('/news', 'come');
  await end('/case', 'come');
  expect(shown).toEqual(['/news']);
});

test.each(['fail', 'reject'] as const)('what cannot be had is opened as a new document (%s)', async (how) => {
  online(true);
  const { goTo, end, shown, opened } = ways();
  void goTo('/case?x=1#list');
  await end('/case', how);
  expect([shown, opened]).toEqual([[], ['/case?x=1#list']]);
});

test('without a connection the visitor stays and is told; later the way is open again', async () => {
  online(false);
  const { goTo, end, opened, shown } = ways();
  void goTo('/case');
  await end('/case', 'fail');
  expect(opened).toEqual([]);
  expect(root).toHaveAttribute('data-failed');
  void goTo('/case');
  await end('/case', 'come');
  expect(shown).toEqual(['/case']);
});

test('a page that takes its time is seen to be on its way', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask'] });
  const { goTo, end } = ways();
  void goTo('/case');
  jest.advanceTimersByTime(300);
  expect(root).not.toHaveAttribute('data-loading');
  jest.advanceTimersByTime(200);
  expect(root).toHaveAttribute('data-loading');
  await end('/case', 'come');
  expect(root).not.toHaveAttribute('data-loading');
  jest.useRealTimers();
});
