import type { Language } from '../config/languages';

const closing = /^[\p{Pe}\p{Pf}\p{Po}%℃]+/u;
const opening = /[\p{Ps}\p{Pi}]$/u;
/** What belongs together where the dictionary of Intl.Segmenter sees words, or parts them in the wrong place. */
const terms = [
  ...[
    '供应链',
    '构建',
    '合开',
    '工程课',
    '三种模式',
    '接入层',
    '请求头',
    '代码库',
    '制品库',
    '容器云',
    '白皮书',
    '命名空间',
    '影响面',
    '数据库',
    '断网',
    '配额',
    '三个',
  ],
  ...['委办局系统', '哪笔', '内部仓库', '自己的机器上', '自己的代码库'],
];

/** Where Chinese words begin. */
function wordStarts(text: string): number[] {
  const starts = new Set(
    Array.from(new Intl.Segmenter('zh', { granularity: 'word' }).segment(text), ({ index }) => index),
  );
  for (const term of terms)
    for (let at = text.indexOf(term); at >= 0; at = text.indexOf(term, at + 1)) {
      for (let inside = at + 1; inside < at + term.length; inside += 1) starts.delete(inside);
      starts.add(at).add(at + term.length);
    }
  return [...starts].filter((start) => start < text.length).sort((first, second) => first - second);
}

/** The pieces of a headline that must not be broken across lines. Blanks are kept at their ends. */
export function pieces(text: string, language: Language): string[] {
  const found: string[] = [];
  const starts = language === 'zh' ? wordStarts(text) : [];
  const parts =
    language === 'zh' ? starts.map((start, index) => text.slice(start, starts[index + 1])) : text.split(/(?<=\s)/);
  for (const part of parts) {
    const last = found.at(-1);
    const joins =
      last !== undefined &&
      (closing.test(part) ||
        /^\s/.test(part) ||
        opening.test(last) ||
        // A number and what it counts, a name and its version.
        /(^|[^\p{L}])[\d.,]+\s$/u.test(last) ||
        (/\p{Script=Latin}\s$/u.test(last) && /^\d/.test(part) && language === 'zh') ||
        /[\d.,]$/.test(last));
    if (joins) found[found.length - 1] = last + part;
    else found.push(part);
  }
  return found;
}
