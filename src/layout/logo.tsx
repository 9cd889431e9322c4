import { useEffect, useRef, useState } from 'react';
import type { Language } from '../site/languages';
import { vendorMark, vendorName } from '../site/vendor';
import * as styles from './logo.module.css';

/** The API's logo (`logo_url`). */
export interface LogoPicture {
  src: string;
  /** Its size as built, which is reserved. */
  width: number;
  height: number;
}

/**
 * Width per height from which a picture is a logo with its name in it; any other is a mark, with
 * the name beside it.
 */
const withName = 1.5;

/**
 * The vendor’s logo: the API's picture, else mark and name. A picture that is broken gives way to
 * the mark.
 */
export function Logo({
  language,
  picture = null,
}: {
  language: Language;
  picture?: LogoPicture | null;
}) {
  const image = useRef<HTMLImageElement>(null);
  const [brokenSrc, setBrokenSrc] = useState('');
  const src = picture?.src ?? '';
  // It may have failed before scripts ran.
  useEffect(() => {
    if (image.current?.complete && image.current.naturalWidth === 0) setBrokenSrc(src);
  }, [src]);

  const visiblePicture = picture && brokenSrc !== src ? picture : null;
  const isWhole =
    visiblePicture !== null && visiblePicture.width >= visiblePicture.height * withName;

  return (
    <span className={styles.logo} translate="no">
      {visiblePicture ? (
        <img
          {...visiblePicture}
          ref={image}
          alt={isWhole ? vendorName[language] : ''}
          className={styles.picture}
          onError={() => setBrokenSrc(src)}
        />
      ) : (
        // Shapes alone: the schema of data/vendor.json refuses anything else.
        <span
          aria-hidden="true"
          className={styles.mark}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: see above
          dangerouslySetInnerHTML={{ __html: vendorMark }}
        />
      )}
      {!isWhole && <span>{vendorName[language]}</span>}
    </span>
  );
}
