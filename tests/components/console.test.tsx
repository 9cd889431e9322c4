import { fireEvent, render, screen } from '@testing-library/react';
import { ConsolePicture } from '../../src/components/console-picture';
import { labelsOf, pageAt } from '../fixtures/pages';

test('the guided console starts with the whole; next and previous choose its panels by the text that explains them', () => {
  const [view] = pageAt('/en/product/BCC').view.consoles ?? [];
  if (!view) throw new Error('no console');
  const labels = labelsOf('en').console;
  const callouts = ['The form', 'The pods'].map((text) => ({ text, place: [60, 0, 40, 50], panel: null }));
  const { container } = render(<ConsolePicture {...view} callouts={callouts} labels={labels} />);
  const chosen = () => screen.getByRole<HTMLInputElement>('radio', { checked: true }).labels?.[0]?.textContent;
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  expect(chosen()).toBe(labels.whole);
  press(labels.next);
  expect(chosen()).toBe('The form');
  press(labels.previous);
  press(labels.previous);
  expect(chosen()).toBe('The pods');
  press(labels.next);
  expect(chosen()).toBe(labels.whole);
  // As large as it gets, and no further than the right edge.
  expect(container.querySelector('figure')?.style.getPropertyValue('--zoom-2')).toBe('translate(-90%, 0%) scale(1.90)');
});
