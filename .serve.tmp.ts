import { createServer } from 'node:http';
import { createSiteHandler } from '/work/main/src/cli/support/site-server';
import { createMockApi } from '/work/main/mock-api/server';
const site = createSiteHandler('/work/main/public'); const mock = createMockApi({root:'/work/main'});
createServer((q,s)=>mock.handler(q,s,()=>site(q,s))).listen(9000);
