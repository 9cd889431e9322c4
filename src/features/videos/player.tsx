import { useTranslation } from 'gatsby-plugin-react-i18next';
import { useState } from 'react';
import { companyAddress } from '../../site/company-address';
import { type Language, languageTags } from '../../site/languages';
import * as shared from '../../styles/shared.module.css';
import * as styles from './player.module.css';

interface Props {
  /** Null if there's none yet. */
  video: Queries.Video | null;
  title: string;
  duration: string | null;
  /** The company host; empty for the site's own origin. */
  host: string;
  language: Language;
  /** Its form hasn't been sent yet: shows only a still. */
  isLocked: boolean;
}

/**
 * The native player with captions in the page's language. Nothing is loaded before the visitor
 * presses play. Failures are announced, with a link to the file.
 */
export function Player({ video, title, duration, host, language, isLocked }: Props) {
  const { t } = useTranslation('video');
  if (!video) return <p className={shared.notice}>{t('noVideo')}</p>;

  const source = companyAddress(host, video.url);
  const poster = companyAddress(host, video.poster);
  const facts = <Facts duration={duration} />;

  if (isLocked) {
    return (
      <figure>
        {poster && <img className={styles.picture} src={poster} alt="" width={1280} height={720} />}
        <figcaption className={styles.caption}>
          {facts}
          <span className={`${shared.touch} ${shared.reserved}`}>{t('openFile')}</span>
        </figcaption>
      </figure>
    );
  }

  if (!source) {
    return (
      <p className={shared.alarm} role="alert">
        {t('distrusted')}
      </p>
    );
  }

  return (
    <figure className={shared.screenOnly}>
      <Video
        source={source}
        poster={poster}
        captions={companyAddress(host, video.captions)}
        isOtherHost={host !== ''}
        label={t('player', { title })}
        language={language}
      />
      <figcaption className={styles.caption}>
        {facts}
        <a href={source} className={shared.touch}>
          {t('openFile')}
        </a>
      </figcaption>
    </figure>
  );
}

/** How long a video is, and that it has no sound. */
function Facts({ duration }: Pick<Props, 'duration'>) {
  const { t } = useTranslation('video');
  return (
    <span>
      {duration && `${t('duration', { duration })} · `}
      {t('silent')}
    </span>
  );
}

interface VideoProps {
  source: string;
  poster: string | null;
  captions: string | null;
  /** Whether the files are on another host than the page. */
  isOtherHost: boolean;
  label: string;
  language: Language;
}

/**
 * Captions from another host need its permission (CORS). With `crossOrigin`, a host that doesn't
 * give it blocks the video too, so the second attempt goes without captions.
 */
function Video({ source, poster, captions, isOtherHost, label, language }: VideoProps) {
  const { t } = useTranslation('video');
  const [attempt, setAttempt] = useState<'with captions' | 'without captions' | 'failed'>(
    'with captions',
  );
  const hasCaptions = attempt === 'with captions';

  const onError = () => setAttempt(isOtherHost && hasCaptions ? 'without captions' : 'failed');

  return (
    <>
      <video
        key={hasCaptions ? 'with captions' : 'without captions'}
        className={styles.picture}
        controls
        playsInline
        preload="none"
        width={1280}
        height={720}
        aria-label={label}
        {...(poster ? { poster } : {})}
        {...(isOtherHost && hasCaptions ? { crossOrigin: 'anonymous' as const } : {})}
        // The visitor has already pressed play.
        autoPlay={attempt === 'without captions'}
      >
        {/* A video's last source reports its failures. */}
        <source src={source} type="video/mp4" onError={onError} />
        {captions && hasCaptions && (
          <track
            kind="captions"
            src={captions}
            srcLang={languageTags[language]}
            label={t('captions')}
            default
          />
        )}
      </video>
      <p role="alert" className={attempt === 'failed' ? shared.alarm : undefined}>
        {attempt === 'failed' && t('failed')}
      </p>
    </>
  );
}
