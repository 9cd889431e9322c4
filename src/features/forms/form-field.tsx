import { graphql } from 'gatsby';
import { Trans, useTranslation } from 'gatsby-plugin-react-i18next';
import type { ReactNode } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import { limitsIn } from '../../calls/assumed/field-faults';
import { fields, isRequired, strangeParts } from '../../calls/assumed/form-fields';
import { Checkbox, Select, TextArea, TextField } from '../../components/field';
import * as styles from './form-field.module.css';
import type { FormValues } from './use-application';

/** The id of a field's control. */
export const fieldId = (name: string): string => `field-${name}`;

interface Props {
  field: Queries.FormFieldFragment;
  /** Address of the privacy policy; null for none. */
  privacy: string | null;
  newTabLabel: string;
  error: string | null;
  control: Control<FormValues>;
}

/** One field of a form, by the control that it's declared with. */
export function FormField({ field, privacy, newTabLabel, error, control }: Props) {
  const { t } = useTranslation('forms');
  const { name, label, hint, choices } = field;
  const value = String(useWatch({ control, name }) ?? '');

  const declared = fields[name];
  if (!declared) return null;

  const unreadablePart = error === null ? '' : strangeParts(declared, value);
  const unreadable = unreadablePart && t('unreadable', { part: unreadablePart });

  const attributes = {
    id: fieldId(name),
    label,
    hint,
    error: error && unreadable + error,
    requiredMark: t('requiredMark'),
    required: isRequired(declared),
    ...control.register(name),
  };

  switch (declared.control) {
    case 'select':
      return (
        <Select
          {...attributes}
          options={choices?.options ?? []}
          placeholder={choices?.placeholder ?? ''}
        />
      );
    case 'textarea':
      return (
        <TextArea
          {...attributes}
          autoComplete="off"
          rows={3}
          hint={
            <>
              {hint && <span className={styles.hint}>{hint}</span>}
              {t('length', { typed: value.length, count: limitsIn(declared.rule).max })}
            </>
          }
        />
      );
    case 'agreement':
      return (
        <Checkbox
          {...attributes}
          label={<AgreementLabel privacy={privacy} newTabLabel={newTabLabel} />}
        />
      );
    case 'text':
      return <TextField {...attributes} {...declared.input} />;
  }
}

/** The sentence of agreement, with a link to the policy. */
function AgreementLabel({ privacy, newTabLabel }: Pick<Props, 'privacy' | 'newTabLabel'>) {
  const { t } = useTranslation('forms');

  return (
    <Trans
      t={t}
      i18nKey="agree"
      components={{ policy: <PolicyLink href={privacy} newTabLabel={newTabLabel} /> }}
    />
  );
}

interface PolicyLinkProps {
  href: string | null;
  newTabLabel: string;
  children?: ReactNode;
}

const PolicyLink = ({ href, newTabLabel, children }: PolicyLinkProps) =>
  href === null ? (
    <span>{children}</span>
  ) : (
    <a href={href} target="_blank" rel="noopener">
      {children}
      <span className="visually-hidden"> ({newTabLabel})</span>
    </a>
  );

export const query = graphql`
  fragment FormField on FormField {
    name
    label
    hint
    choices {
      options { value label }
      placeholder
    }
    errors {
      missing
      short
      long
      invalid
    }
  }
`;
