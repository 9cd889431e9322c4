import { testPages } from './pages';

testPages('zh', 'desktop');
