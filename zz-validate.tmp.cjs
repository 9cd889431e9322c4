const {readFileSync,readdirSync,existsSync,statSync}=require('node:fs');const {join}=require('node:path');
const {JSDOM}=require('jsdom');const {Parser}=require('htmlparser2');
const P='public';const site=require('./data/vendor.json').siteUrl;const bad=[];const say=(f,m)=>bad.push(`${f}: ${m}`);
const xmlDom=new JSDOM('');const ids=new Map();
const isFile=p=>existsSync(p)&&statSync(p).isFile();
const target=(p)=>{p=decodeURIComponent(p);if(p==='/'||p==='')return 'index.html';const a=p.slice(1);if(isFile(join(P,a)))return a;if(isFile(join(P,a,'index.html')))return a+'/index.html';return null};
const idsOf=f=>{if(!ids.has(f)){const s=new Set();new Parser({onopentag(n,a){if(a.id)s.add(a.id)}}).end(readFileSync(join(P,f),'utf8'));ids.set(f,s)}return ids.get(f)};
const check=(from,address)=>{if(!/^https?:/.test(address))return say(from,'not absolute '+address);if(!address.startsWith(site))return;const u=new URL(address);const t=target(u.pathname);if(!t)return say(from,'no '+address);if(u.hash&&t.endsWith('.html')&&!idsOf(t).has(decodeURIComponent(u.hash.slice(1))))say(from,'no element '+address)};
const xml=f=>{const d=new xmlDom.window.DOMParser().parseFromString(readFileSync(join(P,f),'utf8'),'application/xml');const e=d.querySelector('parsererror');if(e)say(f,e.textContent.slice(0,200));return d};
const all=readdirSync(P,{recursive:true}).map(String).filter(f=>!f.startsWith('_gatsby')&&!f.startsWith('page-data'));
const count={};
for(const f of all){
 const n=(k)=>count[k]=(count[k]??0)+1;
 if(/^sitemap.*xml$/.test(f)){n('sitemap');const d=xml(f);for(const e of d.getElementsByTagName('*'))if(e.localName==='loc')check(f,e.textContent);else if(e.localName==='link')check(f,e.getAttribute('href'))}
 else if(f.endsWith('rss.xml')){n('rss');const d=xml(f);for(const t of ['title','link','description','language','lastBuildDate'])if(!d.querySelector('channel > '+t))say(f,'no '+t);for(const i of d.querySelectorAll('item')){for(const t of ['title','link','guid','pubDate','description'])if(!i.querySelector(t)?.textContent.trim())say(f,'item without '+t);check(f,i.querySelector('link').textContent);if(isNaN(Date.parse(i.querySelector('pubDate').textContent)))say(f,'pubDate')}
   check(f,d.querySelector('channel > link').textContent);check(f,[...d.getElementsByTagName('atom:link')][0].getAttribute('href'));if(!d.querySelectorAll('item').length)say(f,'empty')
   const dates=[...d.querySelectorAll('pubDate')].map(e=>Date.parse(e.textContent));if(dates.some(x=>x>Date.now()))say(f,'future item '+[...d.querySelectorAll('item')].filter((_,i)=>dates[i]>Date.now()).map(e=>e.querySelector('title').textContent))}
 else if(f.endsWith('feed.json')){n('feed.json');const j=JSON.parse(readFileSync(join(P,f)));for(const k of ['version','title','home_page_url','feed_url','language'])if(!j[k])say(f,'no '+k);check(f,j.home_page_url);check(f,j.feed_url);for(const i of j.items){check(f,i.url);if(!i.title||!i.content_text||isNaN(Date.parse(i.date_published)))say(f,'item '+i.id)}}
 else if(f.endsWith('llms.txt')){n('llms');const s=readFileSync(join(P,f),'utf8');if(!/^# .+\n\n> .+\n/.test(s))say(f,'head');for(const [,h] of s.matchAll(/\]\(([^)]+)\)/g))check(f,h);if(/\{\{|undefined|null/.test(s))say(f,'odd');count.llmsLinks=(count.llmsLinks??0)+[...s.matchAll(/\]\(/g)].length}
 else if(f.endsWith('.md')){n('md');const s=readFileSync(join(P,f),'utf8').replace(/```[\s\S]*?```/g,'').replace(/`[^`\n]*`/g,'');if(!/^# \S/.test(s))say(f,'head');if(/\{\{|undefined/.test(s))say(f,'odd');if(s.length<300)say(f,'short '+s.length);for(const [,h] of s.matchAll(/(?<!\\)\]\(([^)\s]+)\)/g)){if(/^(mailto|tel):/.test(h))continue;check(f,h)}
   const html=target('/'+f.replace(/(^|\/)index\.md$/,'').replace(/\.md$/,''));if(!html)say(f,'no page');
   for(const t of s.split('\n\n').filter(x=>x.startsWith('|'))){const w=t.split('\n').map(l=>l.replace(/\\\|/g,'').split('|').length);if(new Set(w).size>1)say(f,'table widths '+w)}}
 else if(f.endsWith('security.txt')){n('security');const s=readFileSync(join(P,f),'utf8');const e=/Expires: (.*)/.exec(s)[1];const d=(Date.parse(e)-Date.now())/864e5;if(!(d>30&&d<366))say(f,'expires '+e);for(const [,h] of s.matchAll(/(?:Policy|Canonical): (.*)/g))check(f,h);if(!/^Contact: mailto:/m.test(s))say(f,'contact')}
 else if(/compatibility\.csv$/.test(f)){n('csv');const s=readFileSync(join(P,f),'utf8');const rows=[];let r=[],c='',q=false;for(let i=1;i<s.length;i++){const x=s[i];if(q){if(x==='"'){if(s[i+1]==='"'){c+='"';i++}else q=false}else c+=x}else if(x==='"')q=true;else if(x===','){r.push(c);c=''}else if(x==='\r'){}else if(x==='\n'){r.push(c);rows.push(r);r=[];c=''}else c+=x}
   if(new Set(rows.map(x=>x.length)).size!==1)say(f,'widths');count.csvRows=(count.csvRows??0)+rows.length;console.log(rows[1].slice(0,8))}
 else if(/compatibility\.json$/.test(f)){n('json');const j=JSON.parse(readFileSync(join(P,f)));for(const p of j.products)check(f,p.url);console.log(Object.keys(j),JSON.stringify(j.products[0]).slice(0,500))}
 else if(f.endsWith('.html')){n('html');const s=readFileSync(join(P,f),'utf8');const m=/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(s);
   const noindex=/<meta name="robots" content="noindex"/.test(s);
   for(const [,rel,href] of s.matchAll(/<link[^>]*rel="(canonical|alternate)"[^>]*href="([^"]+)"/g))if(rel==='canonical'||/^http/.test(href))check(f,href);else{if(!target(href))say(f,'alternate '+href)}
   for(const [,c] of s.matchAll(/<meta[^>]*property="og:(?:image|url)"[^>]*content="([^"]+)"/g))check(f,c);
   if(!m){if(!noindex&&!/http-equiv="refresh"/.test(s))count.noLd=(count.noLd??0)+1;if(/(^|\/)(product|docs)\//.test(f)&&!noindex&&!/http-equiv/.test(s))say(f,'no json-ld');continue}
   let j;try{j=JSON.parse(m[1])}catch(e){say(f,'json '+e.message);continue}
   if(j['@context']!=='https://schema.org')say(f,'context');
   const types=j['@graph'].map(t=>t['@type']);types.forEach(t=>n('ld '+t));
   if(/^(en\/)?docs\/.+\//.test(f)&&!types.includes('TechArticle'))say(f,'no TechArticle '+types);
   if(/^(en\/)?product\//.test(f)){const a=j['@graph'].find(t=>t['@type']==='SoftwareApplication'||t['@type']==='Product');if(!a)say(f,'no app '+types);else if(a['@type']==='SoftwareApplication'&&!a.softwareVersion)say(f,'no version')}
   const walk=(v,k)=>{if(typeof v==='string'){if(/^(url|item|image|logo|mainEntityOfPage)$/.test(k))check(f,v);if(/\{\{/.test(v)&&k!=='urlTemplate')say(f,'reference '+v);if(/^(date\w+|uploadDate)$/.test(k)&&isNaN(Date.parse(v)))say(f,k);if(v==='')say(f,'empty '+k)}else if(v&&typeof v==='object')for(const [a,b] of Object.entries(v))walk(b,Array.isArray(v)?k:a)};walk(j['@graph'],'');
   for(const t of j['@graph'])if(/Article$/.test(t['@type']))for(const k of ['headline','image','author','publisher','mainEntityOfPage','description','inLanguage'])if(!t[k])say(f,t['@type']+' no '+k);else if(k==='headline'&&t[k].length>110)say(f,'headline '+t[k].length);
   for(const t of j['@graph'])if(/Article$/.test(t['@type'])&&!t.datePublished)count['no date '+t['@type']]=(count['no date '+t['@type']]??0)+1;
 }
}
console.log(readFileSync('public/robots.txt','utf8'));JSON.parse(readFileSync('public/manifest.webmanifest'));
console.log(count);console.log(bad.length);console.log([...new Set(bad)].slice(0,60).join('\n'));
