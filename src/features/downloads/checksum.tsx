import { useTranslation } from 'gatsby-plugin-react-i18next';
import { useState } from 'react';
import { copyText } from '../../components/copy-text';
import * as shared from '../../styles/shared.module.css';
import * as styles from './checksum.module.css';

interface Props {
  /** In hexadecimal. */
  sha256: string;
  /** Where the file is: its last part is the name that the file gets. */
  address: string;
  /** Whether only a label is shown until it's pressed, as in lists. */
  isFolded: boolean;
}

/** The checksum of a file, and how to check it once the file is downloaded. */
export function Checksum({ sha256, address, isFolded }: Props) {
  const { t } = useTranslation('downloads');

  if (isFolded) {
    return (
      <details className={`${styles.checksum} ${styles.folded}`}>
        <summary className={shared.disclosure}>{t('checksum.label')}</summary>
        <Value sha256={sha256} />
      </details>
    );
  }

  const file = address.slice(address.lastIndexOf('/') + 1);
  const commands = t('checksum.commands', { returnObjects: true, file });

  return (
    <div className={styles.checksum}>
      <Value sha256={sha256} label={t('checksum.label')} />
      <details>
        <summary className={shared.disclosure}>{t('checksum.how')}</summary>
        <p>{t('checksum.text')}</p>
        <dl className={styles.commands}>
          {commands.map(({ system, command }) => (
            <div key={system}>
              <dt>{system}</dt>
              <dd>
                <code translate="no">{command}</code>
              </dd>
            </div>
          ))}
        </dl>
      </details>
    </div>
  );
}

/** The checksum, which a press selects, with a button that copies it. */
function Value({ sha256, label }: Pick<Props, 'sha256'> & { label?: string }) {
  const { t } = useTranslation('downloads');
  const [answer, setAnswer] = useState<'copied' | 'notCopied' | null>(null);

  const copy = async () => setAnswer((await copyText(sha256)) ? 'copied' : 'notCopied');

  return (
    <p className={styles.value}>
      {label && <span>{label}</span>}
      <code translate="no">{sha256}</code>
      <button type="button" className={shared.textButton} onClick={copy}>
        {t('checksum.copy')}
      </button>
      <span role="status">{answer && t(`checksum.${answer}`)}</span>
    </p>
  );
}
