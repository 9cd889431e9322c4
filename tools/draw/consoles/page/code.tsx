import { Card, Flex, Tag } from 'antd';
import { Fragment } from 'react';
import type { WidgetOf } from '../schema';
import { Line, presetOf } from './parts';

/**
 * Strings, comments, keys before a colon and declarations: close enough for every syntax that
 * consoles show.
 */
const tokens =
  /("[^"]*")|((?:^|\s)#.*|\/\/.*)|([\w./-]+(?=:)|\b(?:package|import|deny|if|else|return|new|void|public|final|module|source)\b)/;
const hues = [undefined, 'var(--ant-color-success-text)', 'var(--soft)', 'var(--accent)'];
/** Added and removed lines, and headings. */
const grounds: Record<string, string> = {
  '+': 'var(--ant-color-success-bg)',
  '-': 'var(--ant-color-error-bg)',
  '@': 'var(--ant-color-fill-tertiary)',
};
/** Results and comments in the output of a command. */
const shades: Record<string, string> = {
  '✓': '#7fc87f',
  '!': '#e0b040',
  '✗': '#ff7875',
  '#': '#8b949e',
};
const numberStyle = {
  width: 30,
  paddingRight: 8,
  textAlign: 'right',
  color: 'var(--ant-color-text-quaternary)',
} as const;

/** The number of a line; headings and removed lines have none. */
function numberText(sign: string, number: number): string | number {
  if (sign === '@') return '⋯';
  return sign === '-' ? '' : number;
}

/** Source code or a diff with remarks and comments, or the output of a command. */
export function Code({ lines, marks = [], terminal, number = 1 }: WidgetOf<'code'>) {
  let nextNumber = number;
  return (
    <div className={terminal ? 'code terminal' : 'code'}>
      {lines.map((line, index) => {
        const sign = line.charAt(0);
        const [, start, title] = /^@(\d+) ?(.*)$/.exec(line) ?? [];
        const lineNumber = Number(start ?? nextNumber);
        const isNumbered = !terminal && sign !== '@' && sign !== '-';
        nextNumber = isNumbered ? lineNumber + 1 : lineNumber;

        const { label, state, who, time, tag, text } =
          marks.find((mark) => mark.line === index + 1) ?? {};
        const background = grounds[sign] ?? (state && `var(--ant-color-${presetOf[state]}-bg)`);
        const parts = terminal
          ? [line || '\u00a0']
          : (title ?? line.replace(/^-/, '−')).split(tokens);

        return (
          <Fragment key={index}>
            <Flex style={{ background, ...(terminal && { color: shades[sign] }) }}>
              {!terminal && <span style={numberStyle}>{numberText(sign, lineNumber)}</span>}
              <span className="source" style={{ flex: 1 }}>
                {parts.map((part, at) => (
                  <i key={at} style={{ color: hues[at % hues.length] }}>
                    {part}
                  </i>
                ))}
              </span>
              {label && <Tag color={state && presetOf[state]}>{label}</Tag>}
            </Flex>
            {text && (
              <Card size="small" style={{ margin: '6px 14px 8px 30px' }}>
                <Line name={who} end={time}>
                  <Tag color="processing">{tag}</Tag>
                </Line>
                {text}
              </Card>
            )}
          </Fragment>
        );
      })}
    </div>
  );
}
