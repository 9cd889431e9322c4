import { useTranslation } from 'gatsby-plugin-react-i18next';
import { Anchor } from '../../components/anchor';
import { Frame } from '../../components/frame';
import { ConsolePicture, type QueriedConsole } from './console-picture';
import * as styles from './showcase.module.css';

interface Props {
  items: readonly QueriedConsole[];
}

/**
 * Consoles of several products, one at a time. Radio buttons select one, so no script is needed;
 * the others aren't loaded.
 */
export const Showcase = ({ items }: Props) => {
  const { t } = useTranslation('page');
  return (
    <Frame
      id="consoles"
      heading={t('consoles')}
      lead={t('consolesLead')}
      surface="tint"
      rank="major"
    >
      <div className={styles.showcase} role="radiogroup" aria-labelledby="consoles-heading">
        {items.map((console, index) => (
          <div key={console.name} className={styles.item}>
            <label className={styles.tab}>
              <input type="radio" name="console" defaultChecked={index === 0} />
              {console.short}
            </label>
            <div className={styles.panel}>
              {/* The page of the product describes the whole. */}
              <ConsolePicture {...console} alt="" />
              {console.href && (
                <p className={styles.more}>
                  <Anchor href={console.href}>{t('consolesMore', { name: console.name })}</Anchor>
                </p>
              )}
            </div>
          </div>
        ))}
      </div>
    </Frame>
  );
};
