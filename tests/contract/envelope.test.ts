import * as v from 'valibot';
import { ContractError, openOutcome, openPayload, outcome } from '../../src/contract/envelope';
import { siteInfo } from '../../src/contract/site-info';

const info = { copyright: '© 云筏科技', crod: '沪ICP备00000000号-1', banner_id: '7' };
const withString = (data: unknown, rest: object = { status: 1, msg: '' }) =>
  JSON.stringify({ ...rest, data: JSON.stringify(data) });
const withObject = (data: unknown, rest: object = { status: 1, msg: '' }) => JSON.stringify({ ...rest, data });

/** The error with which an answer is refused. */
function refusalOf(open: () => unknown): ContractError {
  try {
    open();
  } catch (error) {
    if (error instanceof ContractError) return error;
    throw error;
  }
  throw new Error('The answer was accepted.');
}
const refusedInfo = (body: string) => refusalOf(() => openPayload('GetSiteInfo', body, siteInfo));

describe('the payload of an answer (specification section 7)', () => {
  test.each([
    ['a JSON string', withString(info)],
    ['an object', withObject(info)],
    ['a JSON string in an envelope without status', withString(info, {})],
    ['a JSON string in an envelope with other keys', withString(info, { code: 200, total: 0 })],
    ['a JSON string in an envelope with a negative status', withString(info, { status: -1 })],
  ])('is read from data as %s', (_, body) => {
    expect(openPayload('GetSiteInfo', body, siteInfo)).toEqual(info);
  });

  test.each([
    ['an empty answer', '', 'JSON', 'an empty answer'],
    ['a page of HTML', '<!doctype html><p>Sign in', 'JSON', '<!doctype html><p>Sign in'],
    ['a body that ends too early', '{"status":1,"data":"{', 'JSON', '{"status":1,"data":"{'],
    ['an object without data', '{"status":1}', 'an envelope with data', '{"status":1}'],
    ['a list', '[]', 'an envelope with data', '[]'],
    ['null', 'null', 'an envelope with data', 'null'],
    ['a text', '"data"', 'an envelope with data', 'data'],
    ['data that is broken JSON', '{"data":"{\\"copyright\\":"}', 'data to be a JSON string', '{"copyright":'],
    ['data that is a sentence', '{"data":"system busy"}', 'data to be a JSON string', 'system busy'],
    ['data that is null', '{"data":null}', 'data to be Object', 'null'],
    ['data that is "null"', '{"data":"null"}', 'data to be Object', 'null'],
    [
      'data written as JSON twice',
      JSON.stringify({ data: JSON.stringify(JSON.stringify(info)) }),
      'data to be Object',
      JSON.stringify(info),
    ],
    ['a key of the wrong type', withString({ ...info, crod: 5 }), 'data.crod to be string', '5'],
    ['a key with null', withObject({ ...info, banner_id: null }), 'data.banner_id to be (number | string)', 'null'],
  ])('is refused in %s, saying what was expected and what came', (_, body, expected, got) => {
    const refusal = refusedInfo(body);
    expect(refusal).toMatchObject({ call: 'GetSiteInfo', expected, got });
    expect(refusal.message).toBe(`GetSiteInfo: expected ${expected}, got ${got}`);
  });

  test('names the key that is missing, and does not take its name for the value it should have', () => {
    const { message } = refusedInfo(withString({ crod: info.crod, banner_id: 7 }));
    expect(message).toContain('copyright');
    expect(message).not.toContain('to be "copyright"');
  });

  test('names a key inside of lists and groups by its whole path', () => {
    const menu = v.object({ 产品: v.array(v.object({ title: v.string() })) });
    const refusal = refusalOf(() =>
      openPayload('GetPcTopMenu', withString({ 产品: [{ title: 'a' }, { title: 2 }] }), menu),
    );
    expect(refusal.expected).toBe('data.产品.1.title to be string');
    expect(refusal.got).toBe('2');
  });

  test.each([
    ['empty data', withObject('')],
    ['a key without a text', withString({ ...info, copyright: '  ' })],
    ['an identifier without a text', withString({ ...info, banner_id: '' })],
  ])('says what came even if that is nothing: %s', (_, body) => {
    expect(refusedInfo(body).got).not.toBe('');
  });

  test('says what an identifier must be in words that fit into the sentence', () => {
    expect(refusedInfo(withString({ ...info, banner_id: '' })).message).not.toContain('Invalid');
  });

  test('quotes a long answer shortened', () => {
    const { got } = refusedInfo('x'.repeat(5000));
    expect(got).toMatch(/^x+\.\.\.$/);
    expect(got.length).toBeLessThanOrEqual(120);
  });

  test.each([
    ['in the envelope', withObject(info, { status: 0, msg: '系统繁忙' })],
    ['in the envelope, as a text', withObject(info, { status: '0', msg: '系统繁忙' })],
    ['in data', withString({ status: 0, msg: '系统繁忙' })],
    ['in both, with data null', withObject(null, { status: 0, msg: '系统繁忙' })],
  ])('is refused with the server’s message if status is 0 %s', (_, body) => {
    expect(refusedInfo(body).message).toBe('GetSiteInfo: expected a payload, got status 0: 系统繁忙');
  });

  test.each([[{ status: 0 }], [{ status: 0, msg: null }], [{ status: 0, msg: '' }]])(
    'with status 0 and no message (%j) says so',
    (rest) => {
      expect(refusedInfo(withObject(info, rest)).got).toBe('status 0: no message');
    },
  );
});

describe('the outcome of a submission (specification section 8)', () => {
  test.each([1, 2, 200, -1, '1', '200', '-1'])('is a success with status %j', (status) => {
    const open = openOutcome('GetSubscribe', withString({ status, msg: '订阅成功' }), outcome);
    expect(open).toEqual({ ok: true, msg: '订阅成功', answer: { status: Number(status), msg: '订阅成功' } });
  });

  test.each([0, '0', '00', '-0'])('is a failure with status %j, and the message is the server’s', (status) => {
    expect(openOutcome('GetSubscribe', withString({ status, msg: '该邮箱已订阅' }), outcome)).toEqual({
      ok: false,
      msg: '该邮箱已订阅',
    });
  });

  test('is read from the status of data, not from the one of the envelope', () => {
    expect(
      openOutcome('down_record', withString({ status: 0, msg: '未找到' }, { status: 1, msg: 'ok' }), outcome),
    ).toEqual({
      ok: false,
      msg: '未找到',
    });
    expect(
      openOutcome('down_record', withString({ status: 1, msg: '' }, { status: 0, msg: 'x' }), outcome),
    ).toMatchObject({ ok: true });
  });

  test.each([[{ status: 0 }], [{ status: 0, msg: null }]])('of %j has an empty message', (data) => {
    expect(openOutcome('GetSubscribe', withObject(data), outcome)).toEqual({ ok: false, msg: '' });
  });

  test.each([
    ['no status', { msg: 'ok' }],
    ['status null', { status: null }],
    ['status true', { status: true }],
    ['status ""', { status: '' }],
    ['status "ok"', { status: 'ok' }],
    ['status 1.5', { status: 1.5 }],
  ])('with %s is neither success nor failure: the call and the key are named', (_, data) => {
    const refusal = refusalOf(() => openOutcome('GetSubscribe', withString(data), outcome));
    expect(refusal.call).toBe('GetSubscribe');
    expect(refusal.expected).toContain('status');
  });

  test('of a success must hold what the call promises, of a failure need not', () => {
    const answer = v.looseObject({ apply_id: v.string() });
    expect(openOutcome('download_apply', withString({ status: 0, msg: '请稍后再试' }), answer)).toEqual({
      ok: false,
      msg: '请稍后再试',
    });
    const refusal = refusalOf(() => openOutcome('download_apply', withString({ status: 1, msg: '' }), answer));
    expect(refusal.expected).toContain('apply_id');
  });
});
