import { render } from '@testing-library/react';
import { Sentence, Words } from '../../src/components/words';

/* Lines end between words, and after the hyphen of long compounds only. */

test.each([
  ['On-site analysis goes on.', ['On-site']],
  ['Two sites are active-active, or read-only.', ['active-active', 'read-only']],
  ['An end-to-end test of a multi-architecture image', ['to-end']],
  ['运维人员可以 on-site 处理。', ['on-site']],
  ['No compound at all', []],
])('in “%s” no line ends within %j', (text, compounds) => {
  const { container } = render(<Sentence text={text} />);
  const whole = Array.from(container.querySelectorAll('.whole'), (part) => part.textContent);

  expect(whole).toEqual(compounds);
  expect(container).toHaveTextContent(text);
});

test('a space at the edge of a clause stands beside its box, where it is seen', () => {
  const { container } = render(<Words text=" 共享原理：四种方式 " />);
  const boxes = Array.from(container.querySelectorAll('.clause'), (box) => box.textContent);

  expect(boxes).toEqual(['共享原理：', '四种方式']);
  expect(container.textContent).toBe(' 共享原理：四种方式 ');
});
