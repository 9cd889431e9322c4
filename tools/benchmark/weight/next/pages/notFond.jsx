import Template, { Head } from '../../../../../src/templates/not-found';
import { propsOf } from '../built.mjs';
import { carried } from '../carried';

export default carried(Template, Head);
export const getStaticProps = () => propsOf('/notFond');
