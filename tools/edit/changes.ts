import type { Save } from './store';

/* The page of what was saved, on which it can be taken back. */

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

/** The lines of one text that another doesn't have. */
function linesMissingIn(other: string, text: string): string[] {
  const known = new Set(other.split('\n').map((line) => line.trim().replace(/,$/, '')));
  return text
    .split('\n')
    .map((line) => line.trim().replace(/,$/, ''))
    .filter((line) => /\w|[^\x20-\x7e]/.test(line) && !known.has(line));
}

const linesOf = (lines: readonly string[], tag: 'ins' | 'del'): string =>
  lines.map((line) => `<li><${tag}>${escapeHtml(line)}</${tag}></li>`).join('');

function renderSave({ id, path, at, before, after }: Save): string {
  const changed = [...after].map(([file, text]) => {
    const former = before.get(file) ?? '';
    return (
      linesOf(linesMissingIn(text, former), 'del') + linesOf(linesMissingIn(former, text), 'ins')
    );
  });

  return `<section>
  <h2>${escapeHtml(path)}</h2>
  <p>${at.toLocaleTimeString('zh-CN')} <button type="button" data-id="${id}">撤销 · Undo</button></p>
  <ul>${changed.join('')}</ul>
</section>`;
}

/**
 * The page of what was saved since the editor was started.
 * @param saves the oldest first
 */
export const renderChanges = (saves: readonly Save[]): string => `<!doctype html>
<html lang="zh">
  <head>
    <meta charset="utf-8">
    <meta name="robots" content="noindex">
    <meta name="viewport" content="width=device-width">
    <title>改动与撤销 · Changes and undo</title>
    <link rel="stylesheet" href="/page.css">
    <script type="module" src="/changes.js"></script>
  </head>
  <body class="changes">
    <h1>改动与撤销 · Changes and undo</h1>
    <p>
      这里列出编辑器启动以来的保存，最新的在最上面。撤销后，请重新打开正在编辑的条目。<br>
      What was saved since the editor was started, the latest first. After undoing, open the entry again.
    </p>
    <p role="alert"></p>
    ${saves.map(renderSave).reverse().join('\n') || '<p>还没有保存过 · Nothing has been saved yet</p>'}
  </body>
</html>
`;
