import type { Language } from '../config/languages';
import type { ItemKind } from '../contract/content/item';
import { inLanguage } from './href';

/** The forms of the site; two pages may show the same one. */
export type FormName =
  | 'consult'
  | 'file'
  | 'report'
  | 'whitepaper'
  | 'ppt'
  | 'cloudtech'
  | 'partner'
  | 'trial'
  | 'customer';

/** One page with a form, and where it leads once the form is sent. */
export interface FormRoute {
  form: FormName;
  /** The page that confirms it, on each device; its counterpart where the device has no page of its own. */
  success: Record<'desktop' | 'phone', string>;
  /** What the address of that page is told. */
  query: Record<string, string>;
  /** Kinds of items among which the visitor chooses one (query `type`, specification section 2); none for a form about nothing in particular. */
  items: readonly ItemKind[];
  /** The form asks which product or solution it is about. */
  asksSubject: boolean;
}

const row = (
  form: FormName,
  success: string | FormRoute['success'],
  { query = {}, items = [], asksSubject = false }: Partial<Pick<FormRoute, 'query' | 'items' | 'asksSubject'>> = {},
): FormRoute => ({
  form,
  success: typeof success === 'string' ? { desktop: success, phone: success } : success,
  query,
  items,
  asksSubject,
});

const activation = { desktop: '/Activation', phone: '/applysuccess' };

const rows: Readonly<Record<string, FormRoute>> = {
  consult: row('consult', { desktop: '/consultSuccess', phone: '/consultsuccess' }, { asksSubject: true }),
  customerForm: row('customer', '/consultsuccess'),
  // On phones this page is the counterpart of the reports' form too: their numbers differ from those of the files.
  'fileDown/from': row(
    'file',
    { desktop: '/filedownActivation', phone: '/fileDownSuccess' },
    { items: ['fileDown', 'report'] },
  ),
  'report/reportDown': row(
    'report',
    { desktop: '/reportActivation', phone: '/fileDownSuccess' },
    { items: ['report'] },
  ),
  whitepaperFrom: row('whitepaper', '/whitepaperActivation', { items: ['whitePaper'] }),
  pptFrom: row('ppt', activation, { query: { kind: 'ppt' }, items: ['pptdown'] }),
  cloudtechForm: row('cloudtech', activation, { query: { kind: 'cloudtech' }, items: ['cloudtech'] }),
  'partner/apply': row('partner', activation, { query: { from: 'partner' } }),
  applyPartner: row('partner', activation, { query: { from: 'partner' } }),
  'try/application': row('trial', activation, { query: { from: 'trial' }, asksSubject: true }),
};

/** The form that the page of a route shows; null for a page without one. */
export const formOfRoute = (routeId: string): FormRoute | null => rows[routeId] ?? null;

/**
 * The address to which a form leads once it is sent.
 * @param type number of the item that it was about
 */
export function successAddress(
  { success, query }: FormRoute,
  device: 'desktop' | 'phone',
  language: Language,
  type?: string,
): string {
  const asked = new URLSearchParams({ ...query, ...(type ? { type } : {}) }).toString();
  return inLanguage(success[device], language) + (asked && `?${asked}`);
}
