import * as v from 'valibot';
import { fieldLimits } from '../../config/forms';
import { industries } from '../../config/industries';
import { submission } from '../call';
import { outcome } from '../envelope';
import { identifier, optionalText } from '../fields';

/*
 * Assumptions: the specification does not show how the consultation, download, partner, trial and customer forms are
 * sent. A vendor whose API differs changes this folder.
 */

const named = (least: number, most: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.minLength(least, `at least ${least} characters`),
    v.maxLength(most, `at most ${most} characters`),
  );

/** Digits, @ and + as a Chinese keyboard writes them in full width become those that a mail server or a telephone knows. */
const halfWidth = v.transform((value: string) => value.normalize('NFKC').trim());

/** A mainland mobile number, or an international number with its country code. */
export const phoneNumber = v.pipe(
  v.string(),
  halfWidth,
  v.transform((value) => value.replace(/[\s().-]/g, '')),
  v.regex(/^(\+?86)?1[3-9]\d{9}$|^\+[1-9]\d{6,14}$/, 'a mainland mobile number or an international number'),
);

/** A work e-mail address, by the standard rule; the subscription's own rule is src/config/email-pattern.ts. */
export const workEmail = v.pipe(
  v.string(),
  halfWidth,
  v.email('an e-mail address'),
  v.maxLength(fieldLimits.email, `at most ${fieldLimits.email} characters`),
);

/** What the select of industries offers; empty: none chosen. */
export const industryChoices = [...industries, 'other'] as const;

/** What every form asks for. */
export const applicant = v.object({
  name: named(2, fieldLimits.name),
  company: named(2, fieldLimits.company),
  position: v.optional(named(0, fieldLimits.position), ''),
  email: workEmail,
  phone: phoneNumber,
  industry: v.optional(v.picklist(['', ...industryChoices], 'an industry of the list'), ''),
  message: v.optional(named(0, fieldLimits.message), ''),
  /** Agreement to the privacy policy. */
  agreed: v.literal(true, 'agreement to the privacy policy'),
  /** The page, product or file that the visitor came from. */
  source: v.optional(named(0, fieldLimits.source), ''),
});

/** Payload of `api/Submit/download_apply`. */
export const downloadApplication = v.object({
  ...applicant.entries,
  kind: v.picklist(['file', 'whitepaper', 'ppt', 'cloudtech'], 'one of the four kinds of downloads'),
  file_id: identifier,
});

/** What `api/Submit/download_apply` answers besides its status. */
export const downloadApplicationAnswer = v.looseObject({ apply_id: identifier, user_ip: optionalText });

export type Applicant = v.InferOutput<typeof applicant>;
export type DownloadApplication = v.InferOutput<typeof downloadApplication>;

const assumed = { assumed: true } as const;
export const consult = submission('consult', applicant, outcome, assumed);
export const applyForDownload = submission('download_apply', downloadApplication, downloadApplicationAnswer, assumed);
export const applyForPartnership = submission('partner_apply', applicant, outcome, assumed);
export const applyForTrial = submission('trial_apply', applicant, outcome, assumed);
export const sendCustomerForm = submission('customer_form', applicant, outcome, assumed);
