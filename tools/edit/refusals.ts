import { describeIssue, type Issue } from '../../src/calls/issue';
import { labelOf } from './fields';

/* What the check found, for somebody who knows the form and not the files. */

/** What `npm run content` says, and the same in Chinese. */
const reasons: readonly [reason: RegExp, chinese: string][] = [
  [/^is (.*), in Chinese (.*)$/s, '两种语言不一致：这里是“$1”，中文是“$2”。请在两栏里做同样的修改'],
  [/^(\d+) entries, (\d+) in Chinese$/, '这里有 $1 项，中文有 $2 项：请在两栏里加上或删去同样的项'],
  [/^only in Chinese$/, '只有中文有这一项：请在英文栏里也加上，或从中文栏删去'],
  [/^not in Chinese$/, '中文没有这一项：请在中文栏里也加上，或从英文栏删去'],
  [/^unknown reference ({{.*?}}).*$/s, '没有 $1 这个事实：请改成已有的名称，或不用花括号直接写'],
  [
    /^link leads nowhere: (.*?)(: .*)?$/s,
    '没有 $1 这个页面：请填页面编号（product/BCC）、条目（case/linjiang-bank）或 https:// 开头的网址',
  ],
  [/^link leads to no section: (.*)$/s, '没有 $1 这个版块：请改 # 后面的编号，或只链接到页面'],
  [/^link leads to a draft: (.*)$/s, '链接的页面还是草稿：$1'],
  [/^unknown tag (.*)$/s, '没有“$1”这个标签：请从列表里选'],
  [/^unknown office (.*)$/s, '没有“$1”这个办公室'],
  [/^there is no data\/motifs\/(.*?)\.svg.*$/s, '没有“$1”这个封面图案：请从列表里选'],
  [/^a date is YYYY-MM-DD.*$/, '日期写成“年-月-日”，如 2026-11-29，而且日历上要有这一天'],
  [/^not the newest first$/, '最新的版本要在最上面：按住中间的 = 拖动'],
  [/^is missing.*$/s, '没有填写'],
  [/^text is empty$/, '没有填写'],
  [/^at least (\d+).*$/s, '至少要有 $1 项'],
  [/^at most (\d+) characters$/, '最多 $1 个字符'],
  [/^a title has at most (\d+) characters$/, '标题最多 $1 个字符'],
  [/^Chinese characters in an English text$/, '英文里有汉字'],
  [/^HTML is shown.*$/s, 'HTML 标签会原样显示：请删去'],
  [/^(“.*”) is called (“.*”) here$/s, '$1在本站叫$2'],
  [/^(“.*”): write (“.*”)$/s, '不写$1，请写$2'],
  [/^cliché (“.*”)$/s, '$1是套话：请换一种说法'],
  [/^mentions (“.*”) in Chinese, but not (“.*”) in English.*$/s, '中文提到$1，英文没有提到$2'],
  [/^.* is also that of (.*)$/s, '与 $1 相同：每页的标题、摘要都要不同'],
  [/^(.*) isn’t in the item’s texts.*$/s, '正文里没有 $1：封面上的数字要是正文里写的'],
];

/** A reason in Chinese; undefined for one that only the English line gives. */
function inChinese(message: string): string | undefined {
  const reason = reasons.find(([pattern]) => pattern.test(message));
  return reason && message.replace(...reason);
}

const languageNames = { zh: '中文', en: '英文' } as const;

/**
 * Where an issue is, by the labels of the form: `英文 › 版块 · Sections 12 › 标题 · Heading`. Entries
 * of a list are counted from one, as people count them.
 */
export function placeOf({ source, key }: Pick<Issue, 'source' | 'key'>): string {
  const language = /\.(zh|en)\.json$/.exec(source)?.[1];
  const places: string[] = language === 'zh' || language === 'en' ? [languageNames[language]] : [];
  let above = '';

  for (const name of key.split('.').filter(Boolean)) {
    const place = places.at(-1);
    if (/^\d+$/.test(name) && place) {
      places[places.length - 1] = `${place} ${Number(name) + 1}`;
    } else {
      places.push(labelOf(name, above));
      above = name;
    }
  }

  return places.join(' › ');
}

/** An issue in Chinese by the form's labels, and below it as `npm run content` has it. */
function linesOf(issue: Issue): string {
  const reason = inChinese(issue.message) ?? '这里有一处不对，原因见下一行';
  return `${placeOf(issue)}：${reason}\n${describeIssue({ ...issue, at: '' })}`;
}

/** Whether an issue only follows from another: a section of another kind has other keys. */
const followsFrom = ({ source, key }: Issue, cause: Issue): boolean =>
  source === cause.source &&
  /\.kind$/.test(cause.key) &&
  key !== cause.key &&
  key.startsWith(cause.key.replace(/kind$/, ''));

/** Issues of a refusal: more would not be read. */
const mostIssues = 5;

/** The words of a refusal: where each mistake is, and what to do about it. */
export function wordsOf(issues: readonly Issue[]): string {
  const causes = issues.filter((issue) => !issues.some((other) => followsFrom(issue, other)));
  const further = causes.length - mostIssues;

  return [
    ...causes.slice(0, mostIssues).map(linesOf),
    ...(further > 0 ? [`还有 ${further} 处 · and ${further} more`] : []),
  ].join('\n\n');
}
