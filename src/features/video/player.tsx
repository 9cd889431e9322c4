import { useState } from 'react';
import { type Language, languageTags } from '../../config/languages';
import type { MediaVideo } from '../../contract/content/media';
import { fill } from '../../i18n/texts';
import type { UiTexts } from '../../i18n/ui-texts';
import { companyAddress } from '../../lib/company-address';
import * as shared from '../../styles/shared.module.css';
import * as styles from './player.module.css';

interface Props {
  /** Null until there is one. */
  video: MediaVideo | null;
  title: string;
  duration: string | null;
  /** The company host; empty: the site's own origin. */
  host: string;
  language: Language;
  texts: UiTexts['video'];
  /** It waits for its form: only a still, which says nothing that the title beside it does not. */
  isLocked: boolean;
}

/**
 * The native player with captions in the page's language; nothing is loaded before the visitor presses play.
 * A failure is announced and offers the file itself.
 */
export function Player({ video, title, duration, host, language, texts, isLocked }: Props) {
  const [state, setState] = useState<'whole' | 'bare' | 'failed'>('whole');
  if (!video) return <p className={styles.note}>{texts.noVideo}</p>;
  const source = companyAddress(host, video.url);
  const [captions, poster] = [companyAddress(host, video.captions), companyAddress(host, video.poster)];
  const facts = (
    <span>
      {duration && `${fill(texts.duration, { duration })} · `}
      {texts.silent}
    </span>
  );
  if (isLocked)
    return (
      <figure>
        {poster && <img className={styles.picture} src={poster} alt="" width={1280} height={720} />}
        <figcaption className={styles.caption}>{facts}</figcaption>
      </figure>
    );
  if (!source)
    return (
      <p className={styles.note} role="alert">
        {texts.distrusted}
      </p>
    );
  return (
    <figure className={shared.screenOnly}>
      <video
        key={state === 'whole' ? 'whole' : 'bare'}
        className={styles.picture}
        controls
        playsInline
        preload="none"
        width={1280}
        height={720}
        aria-label={fill(texts.player, { title })}
        {...(poster ? { poster } : {})}
        // Captions of another host need its permission (CORS); with `crossOrigin`, a host that gives none
        // refuses the video too.
        {...(host === '' || state !== 'whole' ? {} : { crossOrigin: 'anonymous' as const })}
        // The visitor has pressed play already.
        autoPlay={state === 'bare'}
      >
        {/* A video reports a failure of its last source there. */}
        <source
          src={source}
          type="video/mp4"
          onError={() => setState(host !== '' && state === 'whole' ? 'bare' : 'failed')}
        />
        {captions && state === 'whole' && (
          <track kind="captions" src={captions} srcLang={languageTags[language]} label={texts.captions} default />
        )}
      </video>
      <p role="alert" className={state === 'failed' ? shared.alarm : undefined}>
        {state === 'failed' && texts.failed}
      </p>
      <figcaption className={styles.caption}>
        {facts}
        <a href={source} className={shared.touch}>
          {texts.openFile}
        </a>
      </figcaption>
    </figure>
  );
}
