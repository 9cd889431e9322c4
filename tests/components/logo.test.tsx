import { fireEvent, render, screen } from '@testing-library/react';
import { Logo } from '../../src/chrome/logo';
import { vendorName } from '../../src/config/vendor';

const name = vendorName.en;
const wide = { src: '/logo.webp', width: 234, height: 78 };

test('without a picture it is mark and name', () => {
  const { container } = render(<Logo language="en" />);
  expect(container.querySelector('svg')).toBeInTheDocument();
  expect(screen.getByText(name)).toBeVisible();
});

test('a wide picture is the logo, with the name as its text and its place reserved', () => {
  render(<Logo language="en" picture={wide} />);
  const image = screen.getByRole('img', { name });
  expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['234', '78']);
  expect(screen.queryByText(name)).toBeNull();
});

test('a picture without room for a name is the mark beside it', () => {
  const { container } = render(<Logo language="en" picture={{ ...wide, width: 78 }} />);
  expect(container.querySelector('img')).toHaveAttribute('alt', '');
  expect(container.querySelector('svg')).toBeNull();
  expect(screen.getByText(name)).toBeVisible();
});

test('a broken picture gives way to mark and name, a later one is tried', () => {
  const { container, rerender } = render(<Logo language="en" picture={wide} />);
  fireEvent.error(screen.getByRole('img'));
  expect(container.querySelector('svg')).toBeInTheDocument();
  expect(screen.getByText(name)).toBeVisible();
  rerender(<Logo language="en" picture={{ ...wide, src: '/new.webp' }} />);
  expect(screen.getByRole('img', { name })).toHaveAttribute('src', '/new.webp');
});
