import { graphql } from 'gatsby';
import type { Drawing as DrawingData } from '../drawings/svg';
import '../styles/drawing.css';

interface Props {
  drawing: DrawingData;
  /**
   * The text alternative. Without one the drawing is decorative or explained by the text around it.
   */
  label?: string;
  /** `group` if it contains links. */
  role?: 'img' | 'group';
  className?: string;
}

/**
 * An inline drawing made by the build, in the colours of the theme and the product family
 * (src/styles/drawing.css).
 */
export const Drawing = ({
  drawing: { width, height, markup },
  label,
  role = 'img',
  className = '',
}: Props) => (
  <svg
    className={`drawing ${className}`}
    viewBox={`0 0 ${width} ${height}`}
    width={width}
    height={height}
    {...(label ? { role, 'aria-label': label } : { 'aria-hidden': true })}
    // Made by src/drawings, which escapes all text. React has nothing to hydrate in it.
    // biome-ignore lint/security/noDangerouslySetInnerHtml: see above
    dangerouslySetInnerHTML={{ __html: markup }}
  />
);

/**
 * The drawing in a page's head: its own, else the figure of a list. Undefined if it has none, so
 * that the text takes the full width.
 */
export function pageVisual({
  motif,
  sections,
}: Partial<Pick<Queries.PageHeadFragment, 'motif'>> & Pick<Queries.PageBodyFragment, 'sections'>) {
  const figure = sections.flatMap((section) => ('figure' in section && section.figure) || []).at(0);
  const drawing = motif?.drawing ?? figure;
  return drawing && <Drawing drawing={drawing} label={motif?.label ?? ''} />;
}

export const query = graphql`
  fragment Drawing on Drawing {
    width
    height
    markup
  }
`;
