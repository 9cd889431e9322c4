import { testPages } from './pages';

testPages('en', 'phone');
