import { contentIssuesInterval, contentIssuesPath } from '../site/develop';

/**
 * Shows over the page, in `npm run develop` only, what is wrong with the data: the page stays as it
 * was until it is mended.
 */
export function showContentIssues(): void {
  const box = document.createElement('pre');
  box.setAttribute('role', 'alert');
  box.style.cssText =
    'position:fixed;z-index:99;inset:auto 0 0;max-height:50vh;overflow:auto;margin:0;padding:16px;white-space:pre-wrap;color:#fff;background:#8c1d18';

  setInterval(async () => {
    // Without an answer the command has ended, or starts again.
    const lines: unknown = await fetch(contentIssuesPath).then(
      (answer) => answer.json(),
      () => [],
    );

    const text = Array.isArray(lines) ? lines.join('\n') : '';
    if (box.textContent !== text) box.textContent = text;
    if (text === '') box.remove();
    else if (!box.isConnected) document.body.append(box);
  }, contentIssuesInterval);
}
