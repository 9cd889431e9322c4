import { Fragment } from 'react';
import type { Item, WidgetOf } from '../schema';

/** Strings, comments, keys before a colon and declarations: close enough for every syntax that consoles show. */
const tokens =
  /("[^"]*")|((?:^|\s)#.*|\/\/.*)|([\w./-]+(?=:)|\b(?:package|import|deny|if|else|return|new|void|public|final|module|source)\b)/;
const names = ['', 'string', 'comment', 'word'];

interface Row extends Item {
  numbers: (number | string)[];
  kind: string;
  comment?: Item | undefined;
}

const Rows = ({ rows }: { rows: readonly Row[] }) => (
  <div className="code">
    {rows.map(({ numbers, kind, text = '', label, state = '', comment }, index) => (
      <Fragment key={index}>
        <div className={`row ${kind}`}>
          {numbers.map((number, side) => (
            <span key={side ? 'new' : 'old'} className="number">
              {number}
            </span>
          ))}
          <span className="source">
            {text.split(tokens).map((part, at) => (
              <i key={at} className={names[at % names.length]}>
                {part}
              </i>
            ))}
          </span>
          {label && <span className={`remark ${state}`}>{label}</span>}
        </div>
        {comment && (
          <div className="comment-box">
            <b>{comment.who}</b> <span className="remark info">{comment.tag}</span> <em>{comment.time}</em>
            <div>{comment.text}</div>
          </div>
        )}
      </Fragment>
    ))}
  </div>
);

/** Source code with line numbers and remarks. */
export const Code = ({ lines, marks }: WidgetOf<'code'>) => {
  const rows = lines.map((text, index) => {
    const mark = marks.find(({ line }) => line === index + 1);
    return { numbers: [index + 1], kind: mark?.state ?? '', text, state: mark?.state, label: mark?.note };
  });
  return <Rows rows={rows} />;
};

/** A diff with owners of lines and comments between them. */
export function Diff({ file, lines, owners = [], comments = [], ...first }: WidgetOf<'diff'>) {
  let [old, fresh] = [first.old, first.new];
  const rows = lines.map((line, index): Row => {
    const [, left, right, title] = /^@(\d+),(\d+) ?(.*)$/.exec(line) ?? [];
    const comment = comments.find(({ after }) => after === index + 1);
    if (title !== undefined) {
      [old, fresh] = [Number(left), Number(right)];
      return { numbers: ['⋯', '⋯'], kind: 'hunk', text: title, comment };
    }
    const sign = line.charAt(0);
    const numbers = [sign === '+' ? '' : old++, sign === '-' ? '' : fresh++];
    const owner = owners.find((one) => one.line === index + 1);
    const kind = sign === '+' ? 'ok' : sign === '-' ? 'bad' : '';
    return { ...owner, numbers, kind, text: `${sign.replace('-', '−')} ${line.slice(1)}`, comment };
  });
  return <Rows rows={file ? [{ numbers: [], kind: 'hunk', text: file }, ...rows] : rows} />;
}

/** Output of a command. */
export const Terminal = ({ lines }: WidgetOf<'terminal'>) => {
  const kinds: Record<string, string> = { '✓': 'string', '!': 'alert', '✗': 'fault', '#': 'comment' };
  return (
    <div className="code terminal">
      {lines.map((line, index) => (
        <div key={index} className={kinds[line.charAt(0)]}>
          {line || '\u00a0'}
        </div>
      ))}
    </div>
  );
};
