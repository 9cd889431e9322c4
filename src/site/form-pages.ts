import type { FormName } from './forms';
import { inLanguage } from './href';
import type { ItemKind } from './item-kinds';
import type { Language } from './languages';

/**
 * A page with a form, and where the visitor goes after submitting it. Two pages may show the same
 * form.
 */
export interface FormRoute {
  form: FormName;
  /** The page that confirms it, by device. */
  success: Record<'desktop' | 'phone', string>;
  query?: Record<string, string>;
  /** The kinds of items to choose from (query `type`, specification section 2). */
  items?: readonly ItemKind[];
}

const onBoth = (path: string) => ({ desktop: path, phone: path });
const activation = { desktop: '/Activation', phone: '/applysuccess' };

const rows: Readonly<Record<string, FormRoute>> = {
  consult: { form: 'consult', success: { desktop: '/consultSuccess', phone: '/consultsuccess' } },
  customerForm: { form: 'customer', success: onBoth('/consultsuccess') },
  // Phones use this page for reports too: no report has the number of a file.
  'fileDown/from': {
    form: 'file',
    success: { desktop: '/filedownActivation', phone: '/fileDownSuccess' },
    items: ['fileDown', 'report'],
  },
  'report/reportDown': {
    form: 'report',
    success: { desktop: '/reportActivation', phone: '/fileDownSuccess' },
    items: ['report'],
  },
  whitepaperFrom: {
    form: 'whitepaper',
    success: onBoth('/whitepaperActivation'),
    items: ['whitePaper'],
  },
  pptFrom: { form: 'ppt', success: activation, query: { kind: 'ppt' }, items: ['pptdown'] },
  cloudtechForm: {
    form: 'cloudtech',
    success: activation,
    query: { kind: 'cloudtech' },
    items: ['cloudtech'],
  },
  'partner/apply': { form: 'partner', success: activation, query: { from: 'partner' } },
  applyPartner: { form: 'partner', success: activation, query: { from: 'partner' } },
  'try/application': { form: 'trial', success: activation, query: { from: 'trial' } },
};

/** The form on the page of a route; null for a page without one. */
export const formOfRoute = (routeId: string): FormRoute | null => rows[routeId] ?? null;

/**
 * The address that the visitor is taken to after submitting a form.
 * @param type number of the requested item
 */
export function successAddress(
  { success, query }: Pick<FormRoute, 'success' | 'query'>,
  device: 'desktop' | 'phone',
  language: Language,
  type?: string,
): string {
  const parameters = new URLSearchParams(query);
  if (type) parameters.set('type', type);

  const search = parameters.toString();
  return inLanguage(success[device], language) + (search && `?${search}`);
}
