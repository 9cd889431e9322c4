/* Starts Decap with our words: it saves files on this machine, and publishes nothing. */

const ownWords = {
  app: { header: { media: '图片 · Pictures' } },
  collection: { sidebar: { collections: '内容 · Content' } },
  editor: {
    editorToolbar: {
      publish: '保存',
      publishNow: '立即保存',
      publishAndCreateNew: '保存，然后新建内容',
      publishAndDuplicate: '保存，然后复制内容',
      published: '已保存',
      publishing: '正在检查并保存…',
      deployButtonLabel: '看网站上的页面',
    },
    editorControlPane: { widget: { regexPattern: '“%{fieldLabel}”：%{pattern}' } },
    editorWidgets: { list: { addType: '新增%{item}' } },
  },
  ui: { toast: { onFailToPersist: '没有保存，原因见下方 · Not saved: see below' } },
};

/** Phrases with those of another tree in their places. */
function merge(phrases, others) {
  const merged = { ...phrases };
  for (const [key, value] of Object.entries(others))
    merged[key] = typeof value === 'string' ? value : merge(phrases[key] ?? {}, value);
  return merged;
}

const refusal = document.querySelector('.refusal');

/** Shows why nothing was saved until the next save: Decap's own notice is gone in eight seconds. */
function showRefusal(words) {
  refusal.querySelector('p').textContent = words;
  refusal.hidden = false;
}

/** Hides it, and Decap's notices of the same. */
function hideRefusal() {
  refusal.hidden = true;
  for (const button of document.querySelectorAll('.Toastify__toast--error button')) button.click();
}

refusal.querySelector('button').addEventListener('click', hideRefusal);
window.addEventListener('hashchange', hideRefusal);

/** An error that is shown by its words alone. */
function inWords(error) {
  const isUnreachable = error instanceof TypeError;
  const words = isUnreachable
    ? '编辑器的服务没有运行，修改还在这一页上：请不要关闭它，运行 npm run edit，在新标签页里打开这一条，把修改抄过去 · The editor isn’t running. Your changes are still on this page: leave it open, run npm run edit, open the entry in a new tab and copy them there'
    : error.message;
  return Object.assign(new Error(words), { name: '', status: error.status });
}

/** Decap's backend for a repository on this machine, whose errors are ours. */
class Backend {
  constructor(...options) {
    const backend = CMS.getBackend('proxy').init(...options);
    const { request } = backend;

    backend.request = async (payload) => {
      const isSave = payload.action.startsWith('persist');
      if (isSave) hideRefusal();

      try {
        return await request.call(backend, payload);
      } catch (error) {
        const inOurWords = inWords(error);
        if (isSave) showRefusal(inOurWords.message);
        throw inOurWords;
      }
    };
    // biome-ignore lint/correctness/noConstructorReturn: Decap makes its backends with `new`.
    return backend;
  }
}

CMS.registerLocale('zh_Hans', merge(CMS.getLocale('zh_Hans'), ownWords));
CMS.registerBackend('files', Backend);

const answer = await fetch(`/config.json?session=${encodeURIComponent(crypto.randomUUID())}`);
CMS.init({ config: await answer.json() });
