import { testPages } from './pages';

testPages('en', 'desktop');
