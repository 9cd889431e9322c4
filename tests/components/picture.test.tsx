/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import type { IGatsbyImageData } from 'gatsby-plugin-image';
import { Picture } from '../../src/components/picture';

const image: IGatsbyImageData = {
  layout: 'constrained',
  width: 800,
  height: 450,
  backgroundColor: '#123456',
  images: {
    fallback: { src: '/a.png', srcSet: '/a-400.png 400w, /a.png 800w', sizes: '50vw' },
    sources: [{ type: 'image/webp', srcSet: '/a-400.webp 400w, /a.webp 800w', sizes: '50vw' }],
  },
};

/** Shows a picture and gives its elements. */
function show(props: Partial<Parameters<typeof Picture>[0]> = {}) {
  const { container } = render(<Picture image={image} alt="A console" {...props} />);
  return {
    picture: screen.getByRole('img', { name: 'A console' }),
    sources: [...container.querySelectorAll('source')],
  };
}

test('a picture keeps its place and its colour until it has come, without a script', () => {
  const { picture } = show();
  expect(picture).toHaveAttribute('width', '800');
  expect(picture).toHaveAttribute('height', '450');
  expect(picture).toHaveStyle({ backgroundColor: '#123456' });
  expect(picture).toHaveAttribute('src', '/a.png');
});

test('a picture without a colour of its own has none', () => {
  const { backgroundColor: _, ...plain } = image;
  expect(show({ image: plain }).picture).not.toHaveAttribute('style');
});

test.each([
  ['the query’s', undefined, '50vw'],
  ['what the page asks for', '100vw', '100vw'],
])('its size is %s, for every format', (_, sizes, expected) => {
  const { picture, sources } = show({ sizes });
  expect([...sources, picture].map((element) => element.getAttribute('sizes'))).toEqual([expected, expected]);
});

test.each([
  [true, 'eager', 'high'],
  [false, 'lazy', null],
])('in the first screen (%s) it is loaded %s', (priority, loading, fetchpriority) => {
  const { picture } = show({ priority });
  expect(picture.getAttribute('loading')).toBe(loading);
  expect(picture.getAttribute('fetchpriority')).toBe(fetchpriority);
});

test.each([
  ['one size alone', { src: '/a.png', srcSet: '/a.png 800w', sizes: '50vw' }],
  ['no set', { src: '/a.png', sizes: '50vw' }],
])('a picture of %s has neither set nor sizes beside its source', (_, fallback) => {
  const { picture, sources } = show({ image: { ...image, images: { fallback } } });
  expect(sources).toEqual([]);
  expect(picture).toHaveAttribute('src', '/a.png');
  expect(picture).not.toHaveAttribute('srcset');
  expect(picture).not.toHaveAttribute('sizes');
});
