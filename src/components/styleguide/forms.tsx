import { Checkbox, Select, TextArea, TextField } from '../field';
import * as styles from './layout.module.css';
import { Chapter, type ChapterProps, Specimen } from './specimen';

/** The fields of forms. */
export function Forms({ texts }: ChapterProps) {
  const { fields, deployments, required } = texts.samples;
  return (
    <Chapter id="forms" texts={texts}>
      <Specimen of="textField" source="src/components/field.tsx" texts={texts}>
        {() => (
          <div className={styles.columns}>
            <TextField
              label={fields.name.label}
              hint={fields.name.hint}
              required
              requiredMark={required}
              autoComplete="off"
            />
            <TextField
              label={fields.account.label}
              hint={fields.account.hint}
              defaultValue={fields.account.value}
              disabled
            />
            <TextField label={fields.company.label} defaultValue={fields.company.value} autoComplete="off" />
            <TextField
              label={fields.email.label}
              defaultValue={fields.email.value}
              error={fields.email.error}
              type="email"
              inputMode="email"
              autoComplete="off"
              required
              requiredMark={required}
            />
          </div>
        )}
      </Specimen>
      <Specimen of="textArea" source="src/components/field.tsx" texts={texts}>
        {() => (
          <div className={styles.stack}>
            <TextArea label={fields.message.label} hint={fields.message.hint} />
            <TextArea
              label={fields.messageWrong.label}
              defaultValue={fields.messageWrong.value}
              error={fields.messageWrong.error}
              rows={2}
              required
              requiredMark={required}
            />
          </div>
        )}
      </Specimen>
      <Specimen of="select" source="src/components/field.tsx" texts={texts}>
        {() => (
          <div className={styles.columns}>
            <Select
              label={fields.version.label}
              placeholder={fields.version.placeholder}
              options={['1.28', '1.29', '1.30'].map((version) => ({ value: version, label: version }))}
            />
            <Select
              label={fields.versionWrong.label}
              error={fields.versionWrong.error}
              placeholder={fields.version.placeholder}
              options={deployments}
              required
              requiredMark={required}
            />
          </div>
        )}
      </Specimen>
      <Specimen of="checkbox" source="src/components/field.tsx" texts={texts}>
        {() => (
          <>
            <Checkbox label={fields.agree.label} required requiredMark={required} />
            <Checkbox label={fields.news.label} hint={fields.news.hint} defaultChecked />
            <Checkbox
              label={fields.agreeWrong.label}
              error={fields.agreeWrong.error}
              required
              requiredMark={required}
            />
          </>
        )}
      </Specimen>
    </Chapter>
  );
}
