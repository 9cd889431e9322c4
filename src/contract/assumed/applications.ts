import * as v from 'valibot';
import { downloadKinds } from '../../config/downloads';
import type { FormCall } from '../../config/forms';
import { type Submission, submission } from '../call';
import { outcome } from '../envelope';
import { identifier, optionalText } from '../fields';
import { fields, rulesOf } from './form-fields';

/*
 * Assumptions: the specification does not show how the consultation, download, partner, trial and customer forms are
 * sent. A vendor whose API differs changes this folder.
 */

/** The form's fields, and `source`: the page, product or file that the visitor came from. */
const payload = (
  call: FormCall,
  more: Record<string, v.GenericSchema> = {},
): v.GenericSchema<Record<string, unknown>, Record<string, unknown>> =>
  v.object({ ...rulesOf(call), source: fields.source?.rule ?? v.string(), ...more });

/** What a successful application for a download answers besides its status: the downloader record. */
const downloadApplicationAnswer = v.looseObject({ apply_id: identifier, user_ip: optionalText });

const apply = (call: FormCall) => submission(call, payload(call), outcome, { assumed: true });

export const consult = apply('consult');
export const applyForDownload = submission(
  'download_apply',
  payload('download_apply', {
    kind: v.picklist(downloadKinds, 'one of the four kinds of downloads'),
  }),
  downloadApplicationAnswer,
  { assumed: true },
);

/** The call of each form. */
export const applications: Readonly<Record<FormCall, Submission>> = {
  consult,
  customer_form: apply('customer_form'),
  partner_apply: apply('partner_apply'),
  trial_apply: apply('trial_apply'),
  download_apply: applyForDownload,
};
