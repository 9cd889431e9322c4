import { dot, each, escapeHtml, type Writer, when } from '../markup';
import type { WidgetOf } from '../schema';

type Syntax = WidgetOf<'code'>['syntax'];

/** Strings and words of a language, or a key before a colon. */
const tokens: Record<Syntax, RegExp> = {
  yaml: /(&quot;.*?&quot;)|(?<=^\s*(?:- )?)([\w./-]+)(?=:)/g,
  java: /(&quot;.*?&quot;)|\b(public|private|final|return|if|else|throw|new|void|boolean|int|long|static|class|record|try|catch|for|var)\b/g,
  rego: /(&quot;.*?&quot;)|\b(package|import|deny|contains|if|not|some|in|default)\b/g,
  hcl: /(&quot;.*?&quot;)|\b(module|source|variable|resource|version)\b/g,
  plain: /(&quot;.*?&quot;)|(?!)/g,
};

/** Colours comments, strings, keys and words; `line` is escaped already. */
const paint = (line: string, syntax: Syntax): string => {
  const comment = line.search(syntax === 'java' ? /\/\// : /(?:^|\s)#/);
  const head = comment < 0 ? line : line.slice(0, comment);
  const tail = comment < 0 ? '' : `<i class="comment">${line.slice(comment)}</i>`;
  const coloured = head.replace(
    tokens[syntax],
    (found, string: string | undefined) => `<i class="${string ? 'string' : 'word'}">${found}</i>`,
  );
  return coloured + tail;
};

/** Source with line numbers and remarks at its lines. */
export const code = ({ syntax, start = 1, lines, marks }: WidgetOf<'code'>, writer: Writer): string =>
  `<div class="code">${each(lines, (line, index) => {
    const mark = marks?.find((given) => given.line === index + 1);
    return `<div class="row ${mark ? `marked ${mark.state}` : ''}"><span class="number">${start + index}</span><span class="source">${paint(writer.say(line), syntax)}</span>${when(mark?.note, (note) => `<span class="remark">${writer.say(note)}</span>`)}</div>`;
  })}</div>`;

/** Two versions of a file, with owners at lines and comments between them. */
export const diff = (given: WidgetOf<'diff'>, writer: Writer): string => {
  let [old, fresh] = [given.old, given.new];
  const rows = given.lines.map((text, index) => {
    const line = typeof text === 'string' ? text : text[writer.language];
    const sign = line[0] ?? ' ';
    const comment = given.comments?.find(({ after }) => after === index + 1);
    const owner = given.owners?.find((item) => item.line === index + 1);
    const below = when(
      comment,
      ({ who, time, tag, text: said }) =>
        `<div class="comment-box"><p><b>${writer.say(who)}</b>${when(tag, (label) => `<span class="tag info">${writer.say(label)}</span>`)}<em>${writer.say(time)}</em></p><p>${writer.say(said)}</p></div>`,
    );
    if (sign === '@') {
      const [, left, right, title] = /^@(\d+),(\d+) ?(.*)$/.exec(line) ?? [];
      [old, fresh] = [Number(left ?? old), Number(right ?? fresh)];
      return `<div class="row hunk"><span class="number">⋯</span><span class="number">⋯</span><span class="source">${escapeHtml(title ?? '')}</span></div>${below}`;
    }
    const name = sign === '+' ? 'added' : sign === '-' ? 'removed' : '';
    const left = sign === '+' ? '' : String(old++);
    const right = sign === '-' ? '' : String(fresh++);
    return `<div class="row ${name}"><span class="number">${left}</span><span class="number">${right}</span><span class="sign">${sign === '-' ? '−' : sign}</span><span class="source">${paint(escapeHtml(line.slice(1)), given.syntax)}</span>${when(owner, (item) => `<span class="remark ${item.state ?? ''}">${writer.say(item.label)}</span>`)}</div>${below}`;
  });
  return `<div class="code diff">${when(given.file, (file) => `<div class="file">${writer.say(file)}</div>`)}${rows.join('')}</div>`;
};

/** Output of a command: `$` starts an order, `✓`, `!` and `✗` a result, `#` a remark. */
export const terminal = ({ lines }: WidgetOf<'terminal'>, writer: Writer): string => {
  const names: Record<string, string> = { $: 'order', '✓': 'ok', '!': 'warn', '✗': 'bad', '#': 'remark' };
  return `<div class="terminal">${each(lines, (line) => {
    const text = writer.say(line);
    return `<div class="${names[text[0] ?? ''] ?? ''}">${text || '&nbsp;'}</div>`;
  })}</div>`;
};

/** Events in order. */
export const log = ({ rows, time = '64px' }: WidgetOf<'log'>, writer: Writer): string =>
  `<div class="log" style="--time:${time};--count:${rows.length}">${each(
    rows,
    (row) =>
      `<div><time>${writer.say(row.time)}</time>${dot(row.state)}<span>${writer.say(row.text)}</span>${when(row.who, (who) => `<em>${writer.say(who)}</em>`)}</div>`,
  )}</div>`;
