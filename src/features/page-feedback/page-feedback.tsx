import { useRef, useState } from 'react';
import { Button } from '../../components/button';
import * as styles from './page-feedback.module.css';

interface Props {
  texts: Record<'question' | 'yes' | 'no' | 'thanks', string>;
  onAnswer(isUseful: boolean): void;
}

/** Asks whether the page was useful, then says thanks. */
export function PageFeedback({ texts, onAnswer }: Props) {
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
        {isAnswered && texts.thanks}
      </p>
      {!isAnswered && (
        <fieldset className={styles.question}>
          <legend>{texts.question}</legend>
          <Button look="quiet" onClick={answer(true)}>
            {texts.yes}
          </Button>
          <Button look="quiet" onClick={answer(false)}>
            {texts.no}
          </Button>
        </fieldset>
      )}
    </div>
  );
}
