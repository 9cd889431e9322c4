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
  /** Whether it also says how to check it, which lists don't. */
  hasCommands: boolean;
}

/**
 * The checksum of a file, and how to check it once the file is downloaded. Only its label is shown
 * until it's pressed.
 */
export const Checksum = ({ sha256, address, hasCommands }: Props) => {
  const { t } = useTranslation('downloads');

  return (
    <details className={styles.checksum}>
      <summary className={shared.disclosure}>{t('checksum.label')}</summary>
      <Value sha256={sha256} />
      {hasCommands && <Commands file={address.slice(address.lastIndexOf('/') + 1)} />}
    </details>
  );
};

/** How each system checks a file. */
function Commands({ file }: { file: string }) {
  const { t } = useTranslation('downloads');
  const commands = t('checksum.commands', { returnObjects: true, file });

  return (
    <>
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
    </>
  );
}

/** The checksum, which a press selects, with a button that copies it. */
function Value({ sha256 }: Pick<Props, 'sha256'>) {
  const { t } = useTranslation('downloads');
  const [answer, setAnswer] = useState<'copied' | 'notCopied' | null>(null);

  const copy = async () => setAnswer((await copyText(sha256)) ? 'copied' : 'notCopied');

  return (
    <p className={styles.value}>
      <code translate="no">{sha256}</code>
      <button type="button" className={shared.textButton} onClick={copy}>
        {t('checksum.copy')}
      </button>
      <span role="status">{answer && t(`checksum.${answer}`)}</span>
    </p>
  );
}
