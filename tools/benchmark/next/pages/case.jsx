import Template, { Head } from '../../../../src/templates/article';
import { propsOf } from '../built.mjs';
import { carried } from '../carried';

export default carried(Template, Head);
export const getStaticProps = () => propsOf('/case');
