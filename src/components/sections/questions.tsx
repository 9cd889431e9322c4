import { Accordion } from '../accordion';
import { Frame } from '../frame';
import type { SectionProps } from './props';

/** Questions and answers. */
export function Questions({ section }: SectionProps<'questions'>) {
  return (
    <Frame {...section} layout="split">
      <Accordion items={section.items.map(({ question, answer }) => ({ title: question, content: answer }))} />
    </Frame>
  );
}
