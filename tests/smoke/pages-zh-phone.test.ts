import { testPages } from './pages';

testPages('zh', 'phone');
