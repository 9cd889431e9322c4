import * as v from 'valibot';
import { openOutcome, openPayload, outcome } from '../../src/calls/envelope';
import { siteInfo } from '../../src/calls/site-info';

const info = { copyright: '© 某云科技', crod: 'ICP 1', banner_id: '7' };

const withString = (data: unknown, envelope: object = { status: 1, msg: '' }) =>
  JSON.stringify({ ...envelope, data: JSON.stringify(data) });
const withObject = (data: unknown, envelope: object = { status: 1, msg: '' }) =>
  JSON.stringify({ ...envelope, data });

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
    ['status 0 without data', '{"status":"0","msg":"系统繁忙"}', 'a payload', 'status 0: 系统繁忙'],
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
  ])('is refused for %s, by call, expectation and what came', (_, body, expected, actual) => {
    expect(() => openInfo(body)).toThrow(
      new Error(`GetSiteInfo: expected ${expected}, got ${actual}`),
    );
  });
});

/** The body of an answer: `data` as a JSON string in an envelope. */
const openBody = (body: object) => openOutcome('GetSubscribe', JSON.stringify(body), outcome);
const openInner = (data: object) => openBody({ status: 1, msg: '', data: JSON.stringify(data) });

describe('the outcome of a submission (section 8)', () => {
  test.each([
    1,
    200,
    '-1',
    -1,
    1.5,
    'success',
    'ok',
    true,
    '',
    ' ',
    null,
    undefined,
    [],
    {},
    '1e-9',
  ])('is a success with status %j, in data and in the envelope alone', (status) => {
    const msg = '订阅成功';

    expect(openInner({ status, msg })).toMatchObject({ ok: true, msg });
    expect(openBody({ status, msg })).toMatchObject({ ok: true, msg });
    expect(openBody({ status, msg, data: '' })).toMatchObject({ ok: true, msg });
  });

  test.each([0, '0', '00', '0.0', ' 0 ', -0, false])(
    'is a failure with status %j, wherever it stands',
    (status) => {
      const msg = '该邮箱已订阅';
      const refusal = { ok: false, msg };

      expect(openInner({ status, msg })).toEqual(refusal);
      expect(openBody({ status, msg })).toEqual(refusal);
      expect(openBody({ status, msg, data: null })).toEqual(refusal);
      expect(openBody({ status, msg, data: 'system busy' })).toEqual(refusal);
      expect(openBody({ status, msg, data: { status: 1, msg: '成功' } })).toEqual(refusal);
      expect(openBody({ status, msg: '', data: JSON.stringify({ status: 1, msg }) })).toEqual(
        refusal,
      );
      expect(openBody({ status: 1, msg, data: { status } })).toEqual(refusal);
    },
  );

  test('an answer that says neither status nor message nor data is none', () => {
    expect(() => openBody({})).toThrow('GetSubscribe: expected an envelope with data, got {}');
    expect(() => openBody([])).toThrow('GetSubscribe: expected an envelope');
  });

  test.each([
    [429, '429'],
    [null, ''],
    [{ text: 'x' }, ''],
    [' 请稍后\n再试 ', '请稍后 再试'],
    ['\u202e\u0000\u001b[2Jbusy\u{e0041}', '[2Jbusy'],
    ['长'.repeat(5000), `${'长'.repeat(200)}…`],
  ])('shows the message %j as one short text', (msg, text) => {
    expect(openInner({ status: 0, msg })).toEqual({ ok: false, msg: text });
    expect(openBody({ status: 0, msg })).toEqual({ ok: false, msg: text });
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

test('parts of an answer stand in messages as plain text on one line', () => {
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
