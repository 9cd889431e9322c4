import * as v from 'valibot';
import { downloadKinds } from '../../site/downloads';
import type { FormCall } from '../../site/forms';
import { type Submission, submission } from '../call';
import { outcome } from '../envelope';
import { identifier, optionalText } from '../fields';
import { fields, rulesOf } from './form-fields';

/*
 * Assumptions: the specification does not show how the consultation, download, partner, trial and
 * customer forms are sent. A vendor whose API differs changes this folder.
 */

/**
 * The schema of what a form sends: its fields, and `source`: the page, product or file that the
 * visitor came from.
 */
function payload(
  call: FormCall,
  furtherFields: Record<string, v.GenericSchema> = {},
): v.GenericSchema<Record<string, unknown>, Record<string, unknown>> {
  return v.object({
    ...rulesOf(call),
    source: fields.source?.rule ?? v.string(),
    ...furtherFields,
  });
}

/**
 * What a successful application for a download answers besides its status: the downloader record.
 */
const downloadApplicationAnswer = v.looseObject({ apply_id: identifier, user_ip: optionalText });

/** The call of a form whose answer has nothing but its status. */
const application = (call: FormCall) => submission(call, payload(call), outcome, { assumed: true });

export const consult = application('consult');

/** Applies for a download of one kind; answers the downloader record. */
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
  customer_form: application('customer_form'),
  partner_apply: application('partner_apply'),
  trial_apply: application('trial_apply'),
  download_apply: applyForDownload,
};
