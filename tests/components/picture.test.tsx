import { render } from '@testing-library/react';
import { Picture } from '../../src/components/picture';

const image = {
  layout: 'fullWidth',
  width: 1200,
  height: 750,
  images: {
    sources: [{ media: '(max-width: 599px)', srcSet: '/panel.webp', type: 'image/webp' }],
    fallback: { src: '/whole.webp' },
  },
} as const;

test('a picture keeps its place, loads when it is near, and has another source for phones', () => {
  const { container } = render(
    <Picture
      image={{ ...image, images: { ...image.images, sources: [...image.images.sources] } }}
      alt="A console"
    />,
  );

  const picture = container.querySelector('img');
  expect(picture).toHaveAttribute('src', '/whole.webp');
  expect(picture).toHaveAttribute('width', '1200');
  expect(picture).toHaveAttribute('height', '750');
  expect(picture).toHaveAttribute('loading', 'lazy');
  expect(picture).toHaveAccessibleName('A console');

  const source = container.querySelector('source');
  expect(source).toHaveAttribute('media', '(max-width: 599px)');
  expect(source).toHaveAttribute('srcset', '/panel.webp');
});
