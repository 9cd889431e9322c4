import * as v from 'valibot';
import { openOutcome, openPayload, outcome } from '../../src/contract/envelope';
import { siteInfo } from '../../src/contract/site-info';

const info = { copyright: '© 某云科技', crod: 'ICP 1', banner_id: '7' };
const withString = (data: unknown, rest: object = { status: 1, msg: '' }) =>
  JSON.stringify({ ...rest, data: JSON.stringify(data) });
const withObject = (data: unknown, rest: object = { status: 1, msg: '' }) =>
  JSON.stringify({ ...rest, data });

const openInfo = (body: string) => openPayload('GetSiteInfo', body, siteInfo);

describe('the payload of an answer (section 7)', () => {
  test.each([
    ['a JSON string', withString(info)],
    ['an object', withObject(info)],
    ['a JSON string without a status beside it', withString(info, {})],
    ['a JSON string beside a negative status', withString(info, { status: -1 })],
  ])('is read from data as %s', (_, body) => {
    expect(openInfo(body)).toEqual(info);
  });

  const busy = { status: 0, msg: '系统繁忙' };
  test.each([
    ['an empty answer', '', 'JSON', 'an empty answer'],
    ['a page of HTML', '<!doctype html><p>Sign in', 'JSON', '<!doctype html><p>Sign in'],
    ['a long body, shortened', 'x'.repeat(5000), 'JSON', `${'x'.repeat(117)}...`],
    ['an object without data', '{"status":1}', 'an envelope with data', '{"status":1}'],
    ['a list', '[]', 'an envelope with data', '[]'],
    [
      'data that is broken JSON',
      '{"data":"{\\"copyright\\":"}',
      'data to be a JSON string',
      '{"copyright":',
    ],
    [
      'data that is a sentence',
      '{"data":"system busy"}',
      'data to be a JSON string',
      'system busy',
    ],
    ['data that is null', '{"data":null}', 'data to be Object', 'null'],
    [
      'a missing key',
      withString({ crod: info.crod, banner_id: 7 }),
      'data to have the key copyright',
      'none',
    ],
    ['a key of the wrong type', withString({ ...info, crod: 5 }), 'data.crod to be string', '5'],
    [
      'no text',
      withString({ ...info, crod: '' }),
      'data.crod to be a text that is not empty',
      'an empty text',
    ],
    ['status 0 in the envelope', withObject(info, busy), 'a payload', 'status 0: 系统繁忙'],
    ['status 0 in data', withString(busy), 'a payload', 'status 0: 系统繁忙'],
    [
      'status 0 without a message',
      withObject(info, { status: 0, msg: null }),
      'a payload',
      'status 0: no message',
    ],
  ])('is refused for %s, by call, expectation and what came', (_, body, expected, got) => {
    expect(() => openInfo(body)).toThrow(
      new Error(`GetSiteInfo: expected ${expected}, got ${got}`),
    );
  });
});

describe('the outcome of a submission (section 8)', () => {
  test.each([1, 200, '-1'])('is a success with status %j', (status) => {
    const open = openOutcome('GetSubscribe', withString({ status, msg: '订阅成功' }), outcome);
    expect(open).toEqual({
      ok: true,
      msg: '订阅成功',
      answer: { status: Number(status), msg: '订阅成功' },
    });
  });

  test.each([
    [{ status: 0, msg: '该邮箱已订阅' }, '该邮箱已订阅'],
    [{ status: '00', msg: '该邮箱已订阅' }, '该邮箱已订阅'],
    [{ status: 0, msg: null }, ''],
  ])('is a failure with %j, and the message is the server’s', (data, msg) => {
    expect(openOutcome('GetSubscribe', withString(data), outcome)).toEqual({ ok: false, msg });
  });

  test('is read from the status in data, not from the one in the envelope', () => {
    const open = (inner: number, outer: number) =>
      openOutcome(
        'down_record',
        withString({ status: inner, msg: '' }, { status: outer, msg: 'x' }),
        outcome,
      ).ok;
    expect([open(0, 1), open(1, 0)]).toEqual([false, true]);
  });

  test.each([undefined, true, '', 1.5])('is refused with status %j', (status) => {
    const open = () => openOutcome('GetSubscribe', withString({ msg: 'ok', status }), outcome);
    expect(open).toThrow(/^GetSubscribe: expected .*status/);
  });

  test('holds what the call promises when it is a success; a failure need not', () => {
    const answer = v.looseObject({ apply_id: v.string() });
    expect(
      openOutcome('download_apply', withString({ status: 0, msg: '稍后' }), answer),
    ).toMatchObject({ ok: false });
    const open = () => openOutcome('download_apply', withString({ status: 1, msg: '' }), answer);
    expect(open).toThrow(/expected .*apply_id/);
  });
});

test('what an answer says of itself reaches a message as text: no control character, no line of its own', () => {
  const nasty = '\u001b[2J\n::warning::\u202ex\u{e0041}';
  const schema = v.object({ title: v.literal('x') });
  for (const body of [
    { data: { title: nasty } },
    { data: nasty },
    nasty,
    { data: { status: 0, msg: nasty } },
  ]) {
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    const open = () => openPayload('GetX', text, schema);
    expect(open).toThrow('GetX');
    expect(open).not.toThrow(/[\p{Cc}\p{Bidi_Control}\u{e0000}-\u{e007f}]/u);
  }
});
