import { Fragment } from 'react';
import type { Item, State, WidgetOf } from '../schema';
import { grounds, useWidth } from './parts';

/** Strings, comments, keys before a colon and declarations: close enough for every syntax that consoles show. */
const tokens =
  /("[^"]*")|((?:^|\s)#.*|\/\/.*)|([\w./-]+(?=:)|\b(?:package|import|deny|if|else|return|new|void|public|final|module|source)\b)/;
const hues = [undefined, 'var(--ant-color-success-text)', 'var(--soft)', 'var(--accent)'];

interface Row extends Item {
  numbers: (number | string)[];
  kind?: State | 'hunk' | undefined;
  comment?: Item | undefined;
}

const Remark = ({ state, children }: { state: State | undefined; children: string | undefined }) => {
  const { isNarrow } = useWidth();
  return (
    <span className="remark" style={state && !isNarrow ? { background: grounds[state] } : {}}>
      {children}
    </span>
  );
};

const Rows = ({ rows }: { rows: readonly Row[] }) => (
  <div className="code">
    {rows.map(({ numbers, kind, text = '', label, state, comment }, index) => (
      <Fragment key={index}>
        <div className={kind === 'hunk' ? 'row hunk' : 'row'} style={{ background: kind && grounds[kind] }}>
          {numbers.map((number, side) => (
            <span key={side ? 'new' : 'old'} className="number">
              {number}
            </span>
          ))}
          <span className="source">
            {text.split(tokens).map((part, at) => (
              <i key={at} style={{ color: hues[at % hues.length] }}>
                {part}
              </i>
            ))}
          </span>
          {label && <Remark state={state}>{label}</Remark>}
        </div>
        {comment && (
          <div className="comment-box">
            <b>{comment.who}</b> <Remark state="info">{comment.tag}</Remark> <em>{comment.time}</em>
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
    return { numbers: [index + 1], kind: mark?.state, text, state: mark?.state, label: mark?.note };
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
    const kind = sign === '+' ? 'ok' : sign === '-' ? 'bad' : undefined;
    return { ...owner, numbers, kind, text: `${sign.replace('-', '−')} ${line.slice(1)}`, comment };
  });
  return <Rows rows={file ? [{ numbers: [], kind: 'hunk', text: file }, ...rows] : rows} />;
}

/** Output of a command. */
export const Terminal = ({ lines }: WidgetOf<'terminal'>) => {
  const colours: Record<string, string> = {
    '✓': 'var(--ant-color-success-text)',
    '!': 'var(--ant-color-warning)',
    '✗': 'var(--ant-color-error)',
    '#': 'var(--soft)',
  };
  return (
    <div className="code" style={{ padding: '0 14px', border: 0 }}>
      {lines.map((line, index) => (
        <div key={index} style={{ color: colours[line.charAt(0)] }}>
          {line || '\u00a0'}
        </div>
      ))}
    </div>
  );
};
