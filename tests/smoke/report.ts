import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Kind, kinds } from './check';
import type { Result } from './pool';

export interface Report {
  /** What was tested. */
  base: string;
  results: readonly Result[];
  /** Of the whole run. */
  milliseconds: number;
}

const kindNames: Record<Kind, string> = {
  page: 'Pages',
  item: 'Items',
  link: 'Links',
  state: 'Opened states',
  journey: 'Journeys',
};

type Outcome = 'failed' | 'flaky' | 'passed';
const outcomeOf = ({ failures, flaky }: Result): Outcome => {
  if (failures.length > 0) return 'failed';
  return flaky.length > 0 ? 'flaky' : 'passed';
};
const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`;
const numberOf = (results: readonly Result[], outcome: Outcome) =>
  results.filter((result) => outcomeOf(result) === outcome).length;
const bySlowness = (results: readonly Result[]) =>
  [...results].sort((one, other) => other.milliseconds - one.milliseconds);

/** Characters that XML knows (XML 1.0, section 2.2). */
const isForXml = (character: string): boolean => {
  const code = character.codePointAt(0) ?? 0;
  return (
    code === 0x9 ||
    code === 0xa ||
    code === 0xd ||
    (code >= 0x20 && code <= 0xd7ff) ||
    (code >= 0xe000 && code <= 0xfffd) ||
    code >= 0x10000
  );
};

/** Text as a part of HTML or XML; characters that XML does not know are left out. */
const escaped = (text: string): string =>
  [...text]
    .filter(isForXml)
    .join('')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

/** The checks that took longest, one a line. */
export const slowest = (results: readonly Result[], count = 10): string =>
  bySlowness(results)
    .slice(0, count)
    .map(({ check, milliseconds }) => `${seconds(milliseconds).padStart(8)}  ${check.name}`)
    .join('\n');

/** The results in the form that build servers read; a flaky check as `flakyFailure`, as Maven Surefire writes it. */
export function junit({ results, milliseconds }: Report): string {
  const attributes = (group: readonly Result[], time: number) =>
    `tests="${group.length}" failures="${numberOf(group, 'failed')}" time="${(time / 1000).toFixed(3)}"`;
  const suites = kinds.flatMap((kind) => {
    const group = results.filter(({ check }) => check.kind === kind);
    if (group.length === 0) return [];
    const cases = group.map(({ check, failures, flaky, milliseconds: time }) => {
      const told = [
        ...failures.map((failure) => ['failure', failure]),
        ...flaky.map((failure) => ['flakyFailure', failure]),
      ];
      const inside = told.map(
        ([tag, text = '']) => `<${tag} message="${escaped(text.split('\n')[0] ?? '')}">${escaped(text)}</${tag}>`,
      );
      return `    <testcase classname="smoke.${kind}" name="${escaped(check.name)}" time="${(time / 1000).toFixed(3)}">${inside.join('')}</testcase>`;
    });
    const sum = group.reduce((all, { milliseconds: time }) => all + time, 0);
    return [`  <testsuite name="smoke.${kind}" ${attributes(group, sum)}>`, ...cases, '  </testsuite>'];
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="smoke" ${attributes(results, milliseconds)}>`,
    ...suites,
    '</testsuites>',
    '',
  ].join('\n');
}

const style = `:root{color-scheme:light dark;font:15px/1.5 system-ui,sans-serif}body{max-width:72rem;margin:2rem auto;padding:0 1rem}
h1{font-size:1.5rem}h2{font-size:1.15rem;margin-top:2rem}table{border-collapse:collapse;width:100%}td,th{padding:.3rem .6rem;border-bottom:1px solid #8886;text-align:left;vertical-align:top}
td:nth-child(2),td:nth-child(3){white-space:nowrap}.failed{color:#c62828}.flaky{color:#a15c00}.passed{color:#2e7d32}@media(prefers-color-scheme:dark){.failed{color:#ff8a80}.flaky{color:#ffb74d}.passed{color:#81c784}}
ul{margin:.2rem 0;padding-left:1.2rem;overflow-wrap:anywhere}img{max-width:15rem;max-height:12rem;border:1px solid #8886}img:focus,a:focus>img{max-width:100%;max-height:none}summary{cursor:pointer}`;

const signs: Record<Outcome, string> = { failed: '✗ failed', flaky: '~ flaky', passed: '✓ passed' };

/** One check as a row of a table. */
function row(result: Result): string {
  const { check, failures, flaky, milliseconds, picture } = result;
  const outcome = outcomeOf(result);
  const told = [...failures, ...flaky.map((failure) => `first try: ${failure}`)].map(
    (failure) => `<li>${escaped(failure)}</li>`,
  );
  const shown = picture ? `data:image/jpeg;base64,${Buffer.from(picture).toString('base64')}` : null;
  const thumbnail = shown
    ? `<a href="${shown}" download="failure.jpg"><img src="${shown}" alt="The window at the failure"></a>`
    : '';
  return `<tr><td>${escaped(check.name)}${told.length > 0 ? `<ul>${told.join('')}</ul>` : ''}${thumbnail}</td><td class="${outcome}">${signs[outcome]}</td><td>${seconds(milliseconds)}</td></tr>`;
}

const table = (results: readonly Result[]) =>
  `<table><thead><tr><th scope="col">Check</th><th scope="col">Result</th><th scope="col">Time</th></tr></thead><tbody>${results.map(row).join('')}</tbody></table>`;

/** The results as one page that opens without a network: what failed and was flaky with pictures, the slowest, then every check. */
export function html({ base, results, milliseconds }: Report): string {
  const [failed, flaky] = (['failed', 'flaky'] as const).map((outcome) =>
    results.filter((result) => outcomeOf(result) === outcome),
  );
  const counts = (['passed', 'flaky', 'failed'] as const).map(
    (outcome) => `<span class="${outcome}">${numberOf(results, outcome)} ${outcome}</span>`,
  );
  const section = (title: string, group: readonly Result[] = []) =>
    group.length > 0 ? `<h2>${title} (${group.length})</h2>${table(group)}` : '';
  const all = kinds.map((kind) => {
    const group = results.filter(({ check }) => check.kind === kind);
    return group.length > 0
      ? `<details><summary>${kindNames[kind]} (${group.length})</summary>${table(group.map((result) => ({ ...result, picture: null })))}</details>`
      : '';
  });
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Smoke run: ${numberOf(results, 'failed')} failed</title><style>${style}</style></head>
<body><h1>Smoke run</h1><p>${escaped(base)}: ${results.length} checks in ${seconds(milliseconds)}: ${counts.join(', ')}</p>
${section('Failed', failed)}${section('Flaky: passed at the second try', flaky)}
<h2>The slowest</h2>${table(
    bySlowness(results)
      .slice(0, 10)
      .map((result) => ({ ...result, picture: null })),
  )}
<h2>All</h2>${all.join('')}</body></html>
`;
}

/** Writes `index.html` and `junit.xml`. @returns the folder */
export function writeReports(root: string, report: Report): string {
  const folder = join(root, 'reports/smoke');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'index.html'), html(report));
  writeFileSync(join(folder, 'junit.xml'), junit(report));
  return folder;
}
