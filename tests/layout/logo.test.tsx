import { fireEvent, render, screen } from '@testing-library/react';
import { Logo } from '../../src/layout/logo';
import { vendorName } from '../../src/site/vendor';

const name = vendorName.en;
const wide = { src: '/logo.webp', width: 234, height: 78 };

test('a wide picture is the logo, with the name as its text; broken, it gives way to mark and name, and a later one is tried', () => {
  const { container, rerender } = render(<Logo language="en" picture={wide} />);
  expect(screen.queryByText(name)).toBeNull();

  fireEvent.error(screen.getByRole('img', { name }));
  expect(container.querySelector('svg')).toBeInTheDocument();
  expect(screen.getByText(name)).toBeVisible();

  rerender(<Logo language="en" picture={{ ...wide, src: '/new.webp' }} />);
  expect(screen.getByRole('img', { name })).toHaveAttribute('src', '/new.webp');
});

test('a picture without room for a name is the mark beside it', () => {
  const { container } = render(<Logo language="en" picture={{ ...wide, width: 78 }} />);

  expect(container.querySelector('img')).toHaveAttribute('alt', '');
  expect(container.querySelector('svg')).toBeNull();
  expect(screen.getByText(name)).toBeVisible();
});
