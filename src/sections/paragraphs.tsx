import { Sentence } from '../components/words';
/** Texts as paragraphs. */
export const Paragraphs = ({ texts }: { texts: readonly string[] }) =>
  texts.map((text) => (
    <p key={text}>
      <Sentence text={text} />
    </p>
  ));
