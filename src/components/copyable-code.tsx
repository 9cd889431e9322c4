import { useEffect, useRef, useState } from 'react';
import type { UiTexts } from '../i18n/ui-texts';

/**
 * Text of which each block of code can be copied; what a command prints cannot. Script adds the buttons.
 * @param html made by the build (src/build/view/docs.ts)
 */
export function CopyableCode({ html, texts, className }: { html: string; texts: UiTexts['docs']; className: string }) {
  const text = useRef<HTMLDivElement>(null);
  const [said, say] = useState('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other blocks
  useEffect(() => {
    const buttons = [...(text.current?.querySelectorAll('figure:not(.output)') ?? [])].map((block) => {
      const button = document.createElement('button');
      button.type = 'button';
      button.textContent = texts.copy;
      button.onclick = () => {
        say('');
        const tell = (words: string) => {
          say(words);
          button.textContent = words;
          setTimeout(() => {
            button.textContent = texts.copy;
          }, 2000);
        };
        // There is no clipboard on a page without TLS.
        const copied = navigator.clipboard?.writeText(block.querySelector('pre')?.textContent ?? '');
        (copied ?? Promise.reject()).then(
          () => tell(texts.copied),
          () => say(texts.notCopied),
        );
      };
      block.append(button);
      return button;
    });
    return () => {
      for (const button of buttons) button.remove();
    };
  }, [html, texts.copy, texts.copied, texts.notCopied]);
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the build has made it of checked Markdown */}
      <div ref={text} className={className} dangerouslySetInnerHTML={{ __html: html }} />
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </>
  );
}
