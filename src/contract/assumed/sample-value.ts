import type { Field } from './form-fields';

/** A value that a field's rule accepts: recognisably a test, with an undeliverable address. */
export function sampleValue({ control, options, input }: Field): string | boolean {
  if (control === 'agreement') return true;
  if (options !== undefined) return typeof options === 'string' ? '1' : (options[0] ?? '');
  if (control === 'textarea') return 'Sent by npm run contract; please ignore.';
  if (input?.type === 'email') return 'contract-check@vendor.example';
  return input?.type === 'tel' ? '+86 139 0000 0000' : 'Contract check';
}
