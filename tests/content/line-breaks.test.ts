import { lineBreaks, titleMarks, withLineBreaks } from '../../src/content/line-breaks';
import { unmarked } from '../../src/site/line-breaks';
import { pages } from '../fixtures/pages';
import { content } from '../fixtures/site';

const { zh: inChinese, en: inEnglish } = titleMarks({
  ...content,
  pages: new Map([['product/BCC', { zh: { name: 'BCC 容器云控制台' }, en: { name: 'BCC' } }]]),
});

const withMarks = (title: string) => title.replaceAll('\u200b', '|').replaceAll('\u00a0', '_');

test.each([
  ['让关键业务稳稳跑在自己的云上', '让关键|业务|稳稳跑|在自己的|云上'],
  ['预约架构师，一个工作日内回复', '预约架构师，一个工作日内|回复'],
  ['BCC 容器云控制台：日志与服务器', 'BCC_容器云控制台：日志|与服务器'],
  // Words that belong to the next or the previous one, across a space too.
  ['整卡分配 GPU 的浪费与死锁', '整卡|分配 GPU_的|浪费|与死锁'],
  ['作业流在 Kubernetes 上编排批任务', '作业流|在_Kubernetes_上|编排批|任务'],
  ['六个产品族，每个产品独立升级', '六个产品族，每个产品|独立|升级'],
  // A long name may need a line of its own.
  ['四个平台与 BeyondContainer 的对比', '四个平台|与 BeyondContainer 的|对比'],
  ['四层之间统一接口', '四层之间|统一接口'],
  // The mark at the start makes the style apply that breaks at spaces alone.
  ['47 秒发布 3,072 张加速卡', '|47_秒发布 3,072_张加速卡'],
  ['支持 Kubernetes 1.28 至 1.36', '|支持 Kubernetes_1.28 至_1.36'],
])(
  'the lines of “%s” break between words, never between a figure and its unit',
  (title, expected) => {
    expect(withMarks(inChinese(title))).toBe(expected);
    expect(unmarked(inChinese(title))).toBe(title);
  },
);

test('the vendor’s name is on one line, whatever it is', () => {
  const vendor = { ...content.vendor, name: { zh: '北风云计算', en: 'Northwind Cloud' } };
  const { zh: mark } = titleMarks({ ...content, vendor, pages: new Map() });
  expect(withMarks(mark('加入北风云计算'))).toBe('加入|北风云计算');
});

test('English breaks at spaces, but not between a figure and its unit, nor within a name with its version', () => {
  expect(withMarks(inEnglish('Released in 47 seconds on Kubernetes 1.28'))).toBe(
    'Released in 47_seconds on Kubernetes_1.28',
  );

  // In a sentence, what's counted may begin a line.
  expect(inEnglish('It runs 3,072 accelerators in 47 seconds.')).toBe(
    'It runs 3,072 accelerators in 47\u00a0seconds.',
  );

  expect(
    withMarks(
      lineBreaks('en', ['filling station'])('Smart filling station: tills that work offline'),
    ),
  ).toBe('Smart filling_station: tills that work offline');
});

test('only titles carry marks: without them a view is as it was', () => {
  for (const { view, language } of pages) {
    const withBreaks = JSON.stringify(
      withLineBreaks(view, language === 'zh' ? inChinese : inEnglish),
    );
    expect(unmarked(withBreaks)).toBe(unmarked(JSON.stringify(view)));
  }
});
