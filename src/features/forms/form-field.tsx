import { Checkbox, Select, TextArea, TextField } from '../../components/field';
import { fieldLimits } from '../../config/forms';
import { fill } from '../../i18n/texts';
import type { FormView } from '../../routes/page-view';
import * as styles from './application-form.module.css';
import { type FieldName, inputAttributes, type Rule, requiredFields } from './fields';
import type { FormTexts } from './form-state';

interface Props {
  name: FieldName;
  view: FormView;
  texts: FormTexts;
  fault: Rule | undefined;
  /** Characters in the message. */
  messageLength: number;
  /** The number of an item that the address asks for, and that there is not. */
  unknownItem: string | null;
}

/** What a visitor calls a field. */
export function labelOf(name: FieldName, form: FormView['form'], texts: FormTexts): string {
  if (name === 'message') return texts.forms[form].message;
  if (name === 'file_id' || name === 'source')
    return form in texts.choice ? texts.choice[form as keyof typeof texts.choice] : texts.choose;
  return texts.fields[name];
}

/** What is wrong with a field, in the visitor's words. */
export function messageOf(name: FieldName, fault: Rule, texts: FormTexts): string {
  const messages: Partial<Record<Rule, string>> = texts.errors[name];
  return fill(messages[fault] ?? texts.check, {
    least: 2,
    max: name in fieldLimits ? fieldLimits[name as keyof typeof fieldLimits] : '',
  });
}

/** One field of a form, in the shape that its name asks for. */
export function FormField({ name, view, texts, fault, messageLength, unknownItem }: Props) {
  const common = {
    name,
    label: labelOf(name, view.form, texts),
    required: requiredFields.has(name),
    requiredMark: texts.requiredMark,
    error: fault ? messageOf(name, fault, texts) : null,
  };
  switch (name) {
    case 'file_id': {
      const unknown = unknownItem === null ? null : fill(texts.unknownItem, { id: unknownItem.slice(0, 20) });
      return (
        <div className={styles.wide}>
          <Select {...common} error={unknown ?? common.error} options={view.choices} placeholder={texts.choose} />
        </div>
      );
    }
    case 'source':
      return (
        <div className={styles.wide}>
          <Select {...common} options={view.choices} placeholder={texts.undecided} />
        </div>
      );
    case 'industry':
      return <Select {...common} options={view.industries} placeholder={texts.choose} />;
    case 'message':
      return (
        <div className={styles.wide}>
          <TextArea
            {...common}
            autoComplete="off"
            rows={3}
            hint={fill(texts.optionalMessage, { max: fieldLimits.message, count: messageLength })}
          />
        </div>
      );
    case 'agreed': {
      const [before, after] = texts.agree.split('{{policy}}');
      return (
        <div className={styles.wide}>
          <Checkbox
            {...common}
            label={
              <>
                {before}
                <a href={view.privacy} target="_blank" rel="noopener">
                  {texts.policy}
                  <span className="visually-hidden"> ({texts.opensInNewTab})</span>
                </a>
                {after}
              </>
            }
          />
        </div>
      );
    }
    default:
      return (
        <TextField
          {...common}
          {...inputAttributes[name]}
          {...(name in texts.hints ? { hint: texts.hints[name as keyof typeof texts.hints] } : {})}
        />
      );
  }
}
