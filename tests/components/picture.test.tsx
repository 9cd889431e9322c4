import { render } from '@testing-library/react';
import { Picture } from '../../src/components/picture';

const image = {
  layout: 'constrained',
  width: 1200,
  height: 750,
  images: {
    sources: [],
    fallback: { src: '/1200.png', srcSet: '/1200.png 1200w', sizes: '100vw' },
  },
} as const;

const imageData = { ...image, images: { ...image.images, sources: [] } };

function renderPicture(props: Partial<Parameters<typeof Picture>[0]> = {}) {
  const { container } = render(<Picture image={imageData} alt="A console" {...props} />);
  return container.querySelector('img');
}

test('a picture keeps its place and loads when it is near', () => {
  const picture = renderPicture();

  expect(picture).toHaveAttribute('src', '/1200.png');
  expect(picture).toHaveAttribute('srcset', '/1200.png 1200w');
  expect(picture).toHaveAttribute('width', '1200');
  expect(picture).toHaveAttribute('height', '750');
  expect(picture).toHaveAttribute('loading', 'lazy');
  expect(picture).toHaveAccessibleName('A console');
});

test('a picture offers the file that it is made of to screens that show more', () => {
  const picture = renderPicture({ master: { address: '/master.webp', width: 2400 } });

  expect(picture).toHaveAttribute('srcset', '/1200.png 1200w, /master.webp 2400w');
});

test('a picture is as wide as its query says, unless its place says otherwise', () => {
  expect(renderPicture()).toHaveAttribute('sizes', '100vw');
  expect(renderPicture({ sizes: '2400px' })).toHaveAttribute('sizes', '2400px');
});
