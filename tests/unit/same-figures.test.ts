import { checkSameFigures } from '../../src/build/content/checks/same-figures';

const issues = (zh: string, en: string) =>
  checkSameFigures([
    { zh: { source: 'a.zh.json', key: 'k', text: zh }, en: { source: 'a.en.json', key: 'k', text: en } },
  ]);

describe('the same figure in both languages is found the same', () => {
  test.each([
    ['digits', '保留最近 20 个修订版', 'The last 20 revisions stay'],
    ['thousands', '5,000 行', 'Above 5000 rows'],
    ['万', '41 万次请求', '410,000 requests'],
    ['万 with a fraction', '1.2 万个', '12,000 of them'],
    ['亿', '3 亿条', '300 million rows'],
    ['百万 in characters', '一百万个小文件', 'a million small files'],
    ['tens in characters', '回退要四十分钟', 'a rollback takes forty minutes'],
    ['a hundred and more', '三百多台虚拟机', 'more than 300 virtual machines'],
    ['a vague numeral and a number that it covers', '其余七十多个', 'the other seventy-seven'],
    ['几十 and dozens', '几十个容器', 'dozens of containers'],
    ['几十 and a number', '几十个容器里的一个', 'one of forty containers'],
    ['a percentage', '超过 50%', 'more than 50 per cent'],
    ['百分之', '百分之六', 'six per cent'],
    ['成', '多花四成请求', 'takes 40 per cent more requests'],
    ['成半', '利用率不到一成半', 'below fifteen per cent'],
    ['percentage points', '差 3 个百分点', 'a gap of 3 percentage points'],
    ['seconds and milliseconds', '0.5 秒', '500 ms'],
    ['hours and days', '24 小时内', 'within one day'],
    ['half an hour', '半小时内', 'within 30 minutes'],
    ['one and a half', '约一分半钟', 'about ninety seconds'],
    ['years and months', '18 个月', 'a year and a half'],
    ['a fortnight', '14 天', 'a fortnight'],
    ['once a minute', '每 1 分钟', 'every minute'],
    ['round the clock', '7×24 值守', 'staffed round the clock'],
    ['dates', '2026 年 7 月 16 日', '16 July 2026'],
    ['the afternoon', '下午 3 点', '15:00'],
    ['a third', '三分之一的流量', 'a third of traffic'],
    ['bits a second', '10 Gbps', '10 Gb/s'],
    ['an ordinal', '九十五分位', 'the 95th percentile'],
    ['a small number in words', '失败 3 次就暂停', 'pauses after three failures'],
    ['a number that shares its unit', '18.3 / 30 亿', '1.83 / 3 bn'],
    ['a name with digits that one language leaves out', '报文用 SM2 签名、HTTP/2 传输', 'messages are signed'],
    ['a reference', '{{claims.customers}} 家', '{{claims.customers}} of them'],
    ['words that are no figures', '统一的一致性，万一失败，三三两两', 'one of them, no doubt, at once'],
    ['a figure said twice', '30 秒，仍是 30 秒', '30 seconds'],
    ['a version of three parts that one language leaves out', '升级到 14.2.1', 'upgraded'],
    ['m for million', '5000 万行', '50m rows'],
    ['m for metres', '机柜间隔 50 米', 'racks 50 m apart'],
    ['two numerals side by side', '七八个容器', 'seven or eight containers'],
    ['成 with a second digit', '七成五的请求', '75 per cent of requests'],
    ['a half behind a unit', '三小时半', 'three and a half hours'],
    ['a half behind digits', '2 小时半', '2 hours and a half'],
    ['a half behind one unit', '90 分钟', 'an hour and a half'],
    ['the afternoon in characters', '下午三点', '3 pm'],
    ['数百 and hundreds', '数百台主机', 'hundreds of hosts'],
    ['once a month', '每月轮换', 'rotated monthly'],
    ['once a year', '每 12 个月', 'yearly'],
    ['hundreds and tens in words', '120 台', 'one hundred and twenty hosts'],
    ['thousands of hundreds in words', '20 万行', 'two hundred thousand rows'],
  ])('%s', (_, zh, en) => {
    expect(issues(zh, en)).toEqual([]);
  });
});

describe('another figure in the other language is named, with what each says', () => {
  test.each([
    ['another number', '保留 20 个', 'keeps 30', 'only in Chinese 20; only in English 30'],
    ['a number that English misses', '17 个车间自行决定', 'Each workshop decides', 'only in Chinese 17'],
    ['a number that Chinese misses', '课题组的 GPU 入池', '43 groups pooled their GPUs', 'only in English 43'],
    [
      'the same number of something else',
      '等待 30 秒',
      'waits 30 minutes',
      'only in Chinese 30 秒; only in English 30 minutes',
    ],
    ['a slipped 万', '41 万次', '41,000 requests', 'only in Chinese 41 万; only in English 41,000'],
    ['an exact number rounded', '三千张卡', '3,072 cards', 'only in Chinese 三千; only in English 3,072'],
    ['a vague numeral and a number beyond it', '三十多个', '45 of them', 'only in Chinese 三十多; only in English 45'],
    ['a percentage', '缩短 62%', 'shorter by 26%', 'only in Chinese 62%; only in English 26%'],
    ['a size', '2 GB 内存', '2 TB of memory', 'only in Chinese 2 GB; only in English 2 TB'],
    ['metres and grams', '10 W', '10 km', 'only in Chinese 10 W; only in English 10 km'],
    ['another year', '2021 年开源', 'open source since 2022', 'only in Chinese 2021 年; only in English 2022'],
    [
      'a claim that one language leaves out',
      '{{claims.customers}} 家客户',
      'many customers',
      'only in Chinese claims.customers',
    ],
  ])('%s', (_, zh, en, said) => {
    expect(issues(zh, en)).toEqual([{ source: 'a.en.json', key: 'k', message: `figures differ: ${said}` }]);
  });
});
