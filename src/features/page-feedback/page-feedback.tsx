import { useTranslation } from 'gatsby-plugin-react-i18next';
import { useRef, useState } from 'react';
import { Button } from '../../components/button';
import * as styles from './page-feedback.module.css';

interface Props {
  onAnswer(isUseful: boolean): void;
}

/** Asks whether the page was useful, then says thanks. */
export function PageFeedback({ onAnswer }: Props) {
  const { t } = useTranslation('feedback');
  const thanks = useRef<HTMLParagraphElement>(null);
  const [isAnswered, setAnswered] = useState(false);
  const answer = (isUseful: boolean) => () => {
    onAnswer(isUseful);
    setAnswered(true);
    // The button that had the focus is gone.
    thanks.current?.focus();
  };

  return (
    <div className={styles.feedback}>
      <p ref={thanks} role="status" tabIndex={-1}>
        {isAnswered && t('thanks')}
      </p>
      {!isAnswered && (
        <fieldset className={styles.question}>
          <legend>{t('question')}</legend>
          <Button look="quiet" onClick={answer(true)}>
            {t('yes')}
          </Button>
          <Button look="quiet" onClick={answer(false)}>
            {t('no')}
          </Button>
        </fieldset>
      )}
    </div>
  );
}
