import type { Drawing as DrawingData } from '../drawings/svg';
import '../styles/drawing.css';

interface Props {
  drawing: DrawingData;
  /** What it shows, for readers who do not see it; without it the drawing is an ornament, or said in the text beside it. */
  label?: string;
  /** A group has links in it. */
  role?: 'img' | 'group';
  className?: string;
}

/** A drawing of the build, inline: it takes the colours of theme and family (src/styles/drawing.css). */
export const Drawing = ({ drawing: { width, height, markup }, label, role = 'img', className = '' }: Props) => (
  <svg
    className={`drawing ${className}`}
    viewBox={`0 0 ${width} ${height}`}
    width={width}
    height={height}
    {...(label ? { role, 'aria-label': label } : { 'aria-hidden': true })}
    // Made by src/drawings, which escapes all texts. React has nothing to hydrate in it.
    // biome-ignore lint/security/noDangerouslySetInnerHtml: see above
    dangerouslySetInnerHTML={{ __html: markup }}
  />
);
